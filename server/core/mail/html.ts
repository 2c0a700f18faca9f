import type { Locale } from '#contract/locales.ts';
import type { Colours } from './colours.ts';
import type { Styles } from './styles.ts';
import { escape, createStyles } from './styles.ts';
import type { PersonRow } from './people.ts';
import { markdownToHtml } from './markdown.ts';
import { peopleTable } from './people.ts';
import { layout, sans, serif, size } from './layout.ts';

/** The words of a mail, in the order in which they are read. */
export interface MailContent {
  readonly locale: Locale;
  readonly site: string;
  readonly home: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: readonly string[];
  /** Follows it; empty for none. */
  readonly markdown: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly people: readonly PersonRow[];
  readonly button: {
    readonly label: string;
    readonly link: string;
    /** What stands before the address, for who cannot use the button. */
    readonly fallback: string;
    /** Drawn without emphasis: most readers need not press it. */
    readonly quiet: boolean;
  } | null;
  readonly note: string;
  /** What is told at length after it. */
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly lines: readonly string[];
    readonly link: { readonly label: string; readonly link: string } | null;
  }[];
  readonly footer: readonly string[];
  /** How to get no more mails of this kind, where that can be chosen. */
  readonly switchOff: { readonly label: string; readonly link: string } | null;
  /** The address for questions, a link wherever it is named. */
  readonly support: string;
}

const bordered = ['border-width:1px', 'border-style:solid'];

const styleSheet = (darkRules: string) => `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){
.button{width:100%!important}
.button a{display:block!important}
.facts th,.facts td{display:block!important;width:auto!important;padding:0!important}
.facts td{padding-bottom:8px!important}
}
@media (min-width:640px){
.page{padding:48px 24px!important}
.card{padding:48px 56px 40px!important}
.aside{padding-left:56px!important;padding-right:56px!important}
.title{font-size:32px!important;line-height:40px!important}
}
@media (prefers-color-scheme:dark){
${darkRules}
}
</style>`;

/** What the list of mails shows after the subject. The rest of that line is filled with nothing. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escape(text)}${'&#847;&#8204;&#160;'.repeat(80)}</div>`;

/** The mark of the site, a heart of two halves, without a picture that could be blocked: round
    cells above, corners of borders below. Outlook, which can draw neither, shows the name alone. */
const logoMark = (paint: Styles) => {
  const lobe = (role: 'logo-a' | 'logo-b') =>
    `<td width="14" height="9" ${paint({ 'background-color': role }, ['height:9px', 'border-radius:7px 7px 0 0'])}></td>`;
  const tip = (role: 'logo-a' | 'logo-b', side: 'left' | 'right') =>
    `<td><div ${paint({ 'border-top-color': role }, ['width:0', 'height:0', 'border-top-width:14px', 'border-top-style:solid', `border-${side}:14px solid transparent`])}></div></td>`;
  return `<table ${layout} aria-hidden="true" style="${size(0, 0)}">
<tr>${lobe('logo-a')}${lobe('logo-b')}</tr>
<tr>${tip('logo-a', 'left')}${tip('logo-b', 'right')}</tr>
</table>`;
};

const masthead = (paint: Styles, { site, home }: MailContent) => {
  const name = [serif, size(26, 32), 'text-decoration:none'];
  return `<table ${layout}><tr>
<!--[if !mso]><!--><td style="padding-right:10px">${logoMark(paint)}</td><!--<![endif]-->
<td><a href="${escape(home)}" ${paint({ color: 'text' }, name)}>${escape(site)}</a></td>
</tr></table>`;
};

const factsTable = (paint: Styles, { facts }: MailContent) => {
  const frame = ['margin:8px 0 24px', 'padding:12px 20px', 'border-radius:16px'];
  const label = [sans, size(14, 24), 'padding:4px 16px 4px 0', 'font-weight:normal'];
  const value = [sans, size(16, 24), 'padding:4px 0', 'font-weight:bold'];
  const rows = facts.map(
    ([name, fact]) => `<tr>
<th scope="row" width="36%" align="left" valign="top" ${paint({ color: 'text-muted' }, label)}>${escape(name)}</th>
<td width="64%" valign="top" ${paint({ color: 'text' }, value)}>${escape(fact)}</td>
</tr>`,
  );
  return `<table width="100%" border="0" cellpadding="0" cellspacing="0" ${paint({ 'background-color': 'surface-sunken' }, frame, 'facts')}>
${rows.join('\n')}
</table>`;
};

/** A cell with a padded link: Outlook takes the padding from the cell, all others from the link. */
const buttonTable = (paint: Styles, { label, link, quiet }: NonNullable<MailContent['button']>) => {
  const [ground, edge, ink] = quiet
    ? (['surface-raised', 'line-control', 'text'] as const)
    : (['primary', 'primary', 'on-primary'] as const);
  const cell = [...bordered, 'border-radius:28px', 'mso-padding-alt:15px 32px'];
  const text = [sans, size(16, 24), 'font-weight:bold', 'text-decoration:none'];
  return `<table ${layout} class="button" style="margin:8px 0 24px;border-collapse:separate"><tr>
<td align="center" ${paint({ 'background-color': ground, 'border-color': edge }, cell)}><a href="${escape(link)}" ${paint({ color: ink }, ['display:inline-block', 'padding:15px 32px', ...text])}>${escape(label)}</a></td>
</tr></table>`;
};

/** Lines that belong together, set apart from what is said about them. */
const linesBox = (paint: Styles, lines: readonly string[]) =>
  `<p ${paint({ color: 'text', 'background-color': 'surface-sunken' }, [sans, size(14, 22), 'margin:0 0 12px', 'padding:12px 20px', 'border-radius:16px', 'word-break:break-word'])}>${lines.map(escape).join('<br>')}</p>`;

/** The mail as a page of tables and inline styles, which old mail programs can draw as well. */
export const toHtml = (words: MailContent, colours: Colours): string => {
  const { paint, darkRules } = createStyles(colours);
  const { locale, subject, button } = words;
  const link = (href: string, text: string) =>
    `<a href="${escape(href)}" ${paint({ color: 'primary-text' }, ['text-decoration:underline', 'word-break:break-word'])}>${escape(text)}</a>`;
  const paragraph = (text: string, color: 'text' | 'text-muted', style: readonly string[]) => {
    const html = words.support
      ? text
          .split(words.support)
          .map(escape)
          .join(link(`mailto:${words.support}`, words.support))
      : escape(text);
    return `<p ${paint({ color }, [sans, ...style])}>${html}</p>`;
  };
  const normal = [size(16, 26), 'margin:0 0 16px'];
  const small = [size(14, 22), 'margin:0 0 8px'];

  const heading = [sans, size(16, 24), 'margin:32px 0 8px', 'font-weight:bold'];
  const section = ({ title: name, paragraphs, lines, link: to }: MailContent['sections'][number]) =>
    [
      `<h2 ${paint({ color: 'text' }, heading)}>${escape(name)}</h2>`,
      ...paragraphs.map((text) => paragraph(text, 'text', [size(14, 22), 'margin:0 0 12px'])),
      lines.length > 0 ? linesBox(paint, lines) : '',
      to
        ? `<p ${paint({ color: 'text' }, [sans, size(16, 26), 'margin:0'])}>${link(to.link, to.label)}</p>`
        : '',
    ].join('\n');

  const title = [serif, size(28, 36), 'margin:0 0 24px', 'font-weight:normal'];
  const card = [
    `<h1 ${paint({ color: 'text' }, title, 'title')}>${escape(subject)}</h1>`,
    ...words.body.map((text) => paragraph(text, 'text', normal)),
    markdownToHtml(words.markdown, words.home, paint),
    words.facts.length > 0 ? factsTable(paint, words) : '',
    words.people.length > 0 ? peopleTable(paint, words.people) : '',
    button ? buttonTable(paint, button) : '',
    paragraph(words.note, 'text-muted', [size(16, 26), 'margin:0']),
    ...words.sections.map(section),
  ];
  const fallback = button
    ? `<p ${paint({ color: 'text-muted' }, [sans, ...small])}>${escape(button.fallback)}<br>${link(button.link, button.link)}</p>`
    : '';
  const { switchOff } = words;
  const off = switchOff
    ? `<p ${paint({ color: 'text-muted' }, [sans, ...small])}>${link(switchOff.link, switchOff.label)}</p>`
    : '';
  const why = words.footer.map((text) => paragraph(text, 'text-muted', small));
  const page = `<table ${layout} width="100%" ${paint({ 'background-color': 'surface' }, [])}><tr>
<td align="center" class="page" style="padding:24px 12px">
<!--[if mso]><table ${layout} width="600"><tr><td><![endif]-->
<table ${layout} width="100%" style="max-width:600px" align="center">
<tr><td class="aside" style="padding:0 24px 20px">${masthead(paint, words)}</td></tr>
<tr><td ${paint({ 'background-color': 'surface-raised', 'border-color': 'line' }, [...bordered, 'padding:32px 24px', 'border-radius:16px'], 'card')}>
${card.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="aside" style="padding:24px 24px 0">
${[fallback, ...why.slice(0, 1), off, ...why.slice(1)].filter(Boolean).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>`;
  const body = paint({ 'background-color': 'surface' }, ['margin:0', 'padding:0']);

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
${styleSheet(darkRules())}
</head>
<body ${body}>
${preheader(words.preheader)}
<div lang="${locale}">
${page}
</div>
</body>
</html>`;
};
