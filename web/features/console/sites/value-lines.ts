/** Lists and tables are typed as lines of text; an empty line says nothing. */
export const toLines = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join('\n') : '';

export const fromLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** VAT numbers by country: `NL: NL000000000B00`. */
export const toVatLines = (value: unknown): string =>
  Object.entries((value ?? {}) as Readonly<Record<string, string>>)
    .map(([country, number]) => `${country}: ${number}`)
    .join('\n');

export const fromVatLines = (text: string): Record<string, string> =>
  Object.fromEntries(
    fromLines(text).map((line) => {
      const [country = '', ...number] = line.split(':');
      return [country.trim().toUpperCase(), number.join(':').trim()];
    }),
  );
