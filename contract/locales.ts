import type { ServedCountry } from './countries.ts';

/** The interface languages, in the order the dropdown shows them. */
export const locales = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'no', 'sv'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Each language in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  da: 'Dansk',
  fi: 'Suomi',
  no: 'Norsk',
  sv: 'Svenska',
};

const localesByCountry: Partial<Record<ServedCountry, readonly Locale[]>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
};

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (locales as readonly string[]).includes(value);

/** The languages offered in a country; one that is not listed offers all. */
export const visibleLocales = (country: string | null): readonly Locale[] =>
  (localesByCountry as Record<string, readonly Locale[] | undefined>)[country ?? ''] ?? locales;

/** The language a site's `domain_language` stands for, if its first two letters name one. */
export const localeOfDomain = (domainLanguage: string): Locale | null => {
  const start = domainLanguage.slice(0, 2).toLowerCase();
  return isLocale(start) ? start : null;
};

/** The language of a site: that of its domain, else English. */
export const localeOfSite = (domainLanguage: string): Locale =>
  localeOfDomain(domainLanguage) ?? defaultLocale;

interface LocaleSignals {
  /** What the address asks for. */
  readonly requested: string | null;
  /** What was chosen before. */
  readonly cookie: string | null;
  readonly domainLanguage: string;
  readonly country: string | null;
  /** What the browser asks for, the best first. */
  readonly accepted: readonly string[];
}

/**
 * The language of a page: what the visitor asked for or chose before, else the site's. Where the
 * country does not list that one, it gives way to a listed one, of which the browser chooses.
 */
export const chooseLocale = (signals: LocaleSignals): Locale => {
  const { requested, cookie, domainLanguage, country, accepted } = signals;
  if (isLocale(requested)) return requested;
  if (isLocale(cookie)) return cookie;
  // The cookie decides even when it is unreadable: the site's language applies only without one.
  if (cookie !== null) return defaultLocale;
  const siteLocale = localeOfSite(domainLanguage);
  const offered = visibleLocales(country);
  if (offered.includes(siteLocale)) return siteLocale;
  const preferred = accepted.find((locale) => (offered as readonly string[]).includes(locale));
  return (preferred as Locale | undefined) ?? offered[0] ?? siteLocale;
};
