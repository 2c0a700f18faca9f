const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const MOST = 160;

/** As much of a text as a search engine shows, ending with a whole word. */
export const firstWords = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST) return line;
  return `${line.slice(0, MOST - 1).replace(/[\s,.;:]*\s\S*$/, '')}…`;
};

/** The first paragraph of a page of text, without its marks. */
export const firstParagraph = (html: string): string => {
  const [, inside = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = inside
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return firstWords(text);
};
