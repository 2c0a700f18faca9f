import type { Styles } from './styles.ts';
import { escape } from './styles.ts';
import { layout, sans, serif, size } from './layout.ts';

/** Somebody whom a mail is about, as a row shows them. */
export interface PersonRow {
  readonly name: string;
  /** What is told of them beside the name, such as age and place. */
  readonly lines: readonly string[];
  readonly link: string;
  /** Where their picture is, for those who may see it without being signed in. */
  readonly picture: string | null;
}

const SIDE = 64;

const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toUpperCase();
};

/** A round picture of the face, or the first letter of the name on a ground of the same size. */
const portrait = (paint: Styles, { name, link, picture }: PersonRow): string => {
  const box = [`width:${SIDE}px`, `height:${SIDE}px`, `border-radius:${SIDE / 2}px`];
  const ground = { 'background-color': 'surface-sunken', color: 'text-muted' } as const;
  const open = `<a href="${escape(link)}" tabindex="-1" aria-hidden="true" style="text-decoration:none">`;
  const sized = `width="${SIDE}" height="${SIDE}"`;
  if (picture !== null) {
    const style = ['display:block', 'border:0', ...box];
    return `<td width="${SIDE}" valign="top" style="padding:8px 16px 8px 0">${open}<img src="${escape(picture)}" ${sized} alt="" ${paint(ground, style)}></a></td>`;
  }
  const letter = [serif, size(28, SIDE), 'text-align:center', ...box];
  return `<td width="${SIDE}" valign="top" style="padding:8px 16px 8px 0">${open}<div ${paint(ground, letter)}>${escape(initialOf(name))}</div></a></td>`;
};

const personRow = (paint: Styles, person: PersonRow): string => {
  const name = [sans, size(17, 26), 'font-weight:bold', 'text-decoration:none'];
  const lines = person.lines.map(
    (line) => `<br><span ${paint({ color: 'text-muted' }, [size(14, 20)])}>${escape(line)}</span>`,
  );
  return `<tr>
${portrait(paint, person)}
<td valign="middle" style="padding:8px 0;${sans};word-break:break-word"><a href="${escape(person.link)}" ${paint({ color: 'text' }, name)}>${escape(person.name)}</a>${lines.join('')}</td>
</tr>`;
};

/** The people of a mail, one below the other. */
export const peopleTable = (paint: Styles, people: readonly PersonRow[]): string =>
  `<table ${layout} width="100%" style="margin:0 0 16px">
${people.map((person) => personRow(paint, person)).join('\n')}
</table>`;
