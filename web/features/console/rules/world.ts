import type { Choice } from './find-choices.ts';
import { servedCountries } from '#contract/countries.ts';
import { locales } from '#contract/locales.ts';

/** Codes that name no country: unions, islands without a register, and those for tests. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'ZZ']);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const byName = (language: string) => (one: Choice, other: Choice) =>
  one.label.localeCompare(other.label, language);

/** All countries by their names in a language. */
export const countriesIn = (language: string): readonly Choice[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((id) => {
      // Old codes stand for others today.
      const isCurrent = new Intl.Locale(`und-${id}`).region === id;
      const label = isCurrent && !others.has(id) && !/^X[AB]$/.test(id) ? names.of(id) : undefined;
      return label === undefined ? [] : [{ id, label }];
    })
    .toSorted(byName(language));
};

/** Our languages, each alone and with the habits of a country that is served. */
export const languagesIn = (language: string): readonly Choice[] => {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return locales
    .flatMap((locale) => [locale, ...servedCountries.map((country) => `${locale}-${country}`)])
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted(byName(language));
};
