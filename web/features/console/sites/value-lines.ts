/** Lists are typed as lines of text; an empty line says nothing. */
export const toLines = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join('\n') : '';

export const fromLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
