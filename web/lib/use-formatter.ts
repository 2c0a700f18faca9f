import { createContext, use } from 'react';
import { createFormatter, useLocale } from 'use-intl';
import type { Locale } from '#contract/locales.ts';
import { toLocalDistance, regionalTag } from '#contract/regional-formats.ts';

/** The country in whose way dates, times and distances are written; null if none is known. */
export const RegionContext = createContext<string | null>(null);

type Formatter = ReturnType<typeof createFormatter>;

const formatters = new Map<string, Formatter>();

const formatterFor = (tag: string): Formatter => {
  // Its type knows the languages of the texts; it takes any tag.
  const made = formatters.get(tag) ?? createFormatter({ locale: tag as Locale, timeZone: 'UTC' });
  formatters.set(tag, made);
  return made;
};

/** Writes numbers, lists, dates and times in the reader's language, as in the reader's country. */
export const useFormatter = (): Formatter =>
  formatterFor(regionalTag(useLocale(), use(RegionContext)));

/** Writes a distance in the unit of the reader's country. */
export const useDistance = (): ((km: number) => string) => {
  const format = useFormatter();
  const country = use(RegionContext);
  return (km) => {
    const { value, unit } = toLocalDistance(km, country);
    const words = format.number(value, { style: 'unit', unit, unitDisplay: 'short' });
    // No line ends between a number and its unit.
    return words.replaceAll(' ', '\u00A0');
  };
};
