const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Markup that is safe to put into other markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | readonly Html[];

const written = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === false || part === null) return '';
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escape(String(part));
};

/** Writes markup; whatever is put in is text, unless it was written by this too. */
export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: markup }, ...parts.map(written)));
