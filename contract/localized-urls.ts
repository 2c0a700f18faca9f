import type { Locale } from './locales.ts';
import { localeOfSite, locales, visibleLocales } from './locales.ts';

/** What of a site decides in which languages its pages are known, and where. */
export interface LocalizedSite {
  /** How the site is reached from outside: protocol, host and port. */
  readonly origin: string;
  readonly domainLanguage: string;
  readonly countries: readonly string[];
}

/** The language that a site itself is in. */
const siteLocale = ({ domainLanguage }: LocalizedSite): Locale => localeOfSite(domainLanguage);

/** The languages of all countries that a site serves, and its own. */
export const siteLocales = (site: LocalizedSite): readonly Locale[] => {
  const offered = new Set(site.countries.flatMap(visibleLocales)).add(siteLocale(site));
  return locales.filter((locale) => offered.has(locale));
};

/** The one address of a page in one language: without a mention it is in that of its reader. */
export const localizedUrl = ({ origin }: LocalizedSite, path: string, locale: Locale): string =>
  `${origin}${path}?lang=${locale}`;

/** The language for whoever reads none of those that there are. */
export const defaultLocaleOf = (site: LocalizedSite, offered: readonly Locale[]): Locale =>
  offered.includes(siteLocale(site)) ? siteLocale(site) : (offered[0] ?? siteLocale(site));

/** The same page in every language that it has, of those of the site; none where there is only one. */
export const alternateLinks = (
  site: LocalizedSite,
  path: string,
  offered = siteLocales(site),
): readonly { readonly lang: Locale | 'x-default'; readonly href: string }[] => {
  if (offered.length < 2) return [];
  return [
    ...offered.map((lang) => ({ lang, href: localizedUrl(site, path, lang) })),
    { lang: 'x-default', href: site.origin + path },
  ];
};
