const names = new Map<string, Intl.DisplayNames>();

/** What a language calls countries. Kept, because it takes longer to make than a card to draw. */
export const countryNamesIn = (locale: string): Intl.DisplayNames => {
  const made = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, made);
  return made;
};
