import type { Locale } from '../../../../contract/locales.ts';
import { visibleLocales } from '../../../../contract/locales.ts';

/** The languages of the dropdown, or none where it is hidden or offers no choice. */
export const menuLocales = (dropdown: boolean, country: string | null): readonly Locale[] => {
  const visible = visibleLocales(country);
  return dropdown && visible.length > 1 ? visible : [];
};
