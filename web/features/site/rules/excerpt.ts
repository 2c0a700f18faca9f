const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const MAX_LENGTH = 160;

/** As much of a text as a search engine shows, ending with a whole word. */
export const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH - 1).replace(/[\s,.;:]*\s\S*$/, '')}…`;
};

const plainTextOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The first paragraph of a page of text, without its marks. */
export const firstParagraph = (html: string): string => {
  const [, inside = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return excerptOf(plainTextOf(inside));
};

/** The parts of a page of text, by their addresses on it. */
export const contentsOf = (html: string): readonly { id: string; title: string }[] =>
  Array.from(html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g), ([, id = '', title = '']) => ({
    id,
    title: plainTextOf(title),
  }));
