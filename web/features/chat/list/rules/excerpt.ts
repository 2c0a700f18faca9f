const AROUND = 24;

/** The part of a message in which some words were found, and where. */
export const excerptOf = (
  text: string,
  words: string,
): { before: string; hit: string; after: string } => {
  const at = text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase());
  // Found in another way, such as without accents: the beginning will do.
  if (at < 0) return { before: text, hit: '', after: '' };
  const from = at > AROUND * 2 ? text.indexOf(' ', at - AROUND) + 1 : 0;
  const start = from > at ? at : from;
  const end = at + words.length;
  return {
    before: (start > 0 ? '…' : '') + text.slice(start, at),
    hit: text.slice(at, end),
    after: text.slice(end),
  };
};
