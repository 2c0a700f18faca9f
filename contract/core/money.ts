const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(key, format);
  }
  return format;
}

/** An amount in minor units (cents, øre) as people of that language write it. */
export function formatPrice(minor: number, currency: string, locale: string): string {
  const format = formatFor(locale, currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** What so many of the credits of a price come to. */
export const shareOf = (minor: number, part: number, credits: number): number =>
  Math.round((minor * part) / credits);
