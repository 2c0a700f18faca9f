const CONTEXT_LENGTH = 24;

/** The part of a message in which some words were found, and where. */
export const excerptOf = (
  text: string,
  query: string,
): { before: string; hit: string; after: string } => {
  const at = text.toLocaleLowerCase().indexOf(query.toLocaleLowerCase());
  // Found in another way, such as without accents: the beginning will do.
  if (at < 0) return { before: text, hit: '', after: '' };
  const from = at > CONTEXT_LENGTH * 2 ? text.indexOf(' ', at - CONTEXT_LENGTH) + 1 : 0;
  const start = from > at ? at : from;
  const end = at + query.length;
  return {
    before: (start > 0 ? '…' : '') + text.slice(start, at),
    hit: text.slice(at, end),
    after: text.slice(end),
  };
};
