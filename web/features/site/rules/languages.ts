import type { Locale } from '#contract/locales.ts';
import { visibleLocales } from '#contract/locales.ts';

/**
 * The languages of the dropdown, or none where it is hidden or offers no choice. The one that is being
 * read is among them: nobody is shut into it.
 */
export const menuLocales = (
  dropdown: boolean,
  country: string | null,
  current: Locale,
): readonly Locale[] => {
  const listed = visibleLocales(country);
  const offered = listed.includes(current) ? listed : [...listed, current];
  return dropdown && offered.length > 1 ? offered : [];
};
