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

/** How many minor units are a whole one. */
const minorOf = (format: Intl.NumberFormat): number =>
  10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);

/** An amount in minor units (cents, øre) as people of that language write it. */
export function formatPrice(amountMinor: number, currency: string, locale: string): string {
  const format = formatFor(locale, currency);
  return format.format(amountMinor / minorOf(format));
}

/** From one amount to another, as people of that language write it; one amount if both are the same. */
export function formatPriceRange(
  [least, most]: readonly [number, number],
  currency: string,
  locale: string,
): string {
  if (least === most) return formatPrice(least, currency, locale);
  const format = formatFor(locale, currency);
  const unit = minorOf(format);
  return format.formatRange(least / unit, most / unit);
}

/** The share of a package’s price that some of its credits cost. */
export const prorate = (amountMinor: number, partCredits: number, credits: number): number =>
  Math.round((amountMinor * partCredits) / credits);
