import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { defaultLocale, localeOfSite } from '#contract/locales.ts';
import type { companyInfo, settings } from '#contract/site.ts';
import { fictionalWords } from '#messages/fictional.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { selectedCountry } from '#server/core/index.ts';
import type { findCompany } from './queries.ts';

/** What fictional profiles are called: in the words of the site, or else in ours. */
export const fictionalLabels = ({ settings }: Pick<Site, 'settings'>, locale: Locale) => ({
  fictional_singular: settings.fictional_singular || fictionalWords[locale].singular,
  fictional_plural: settings.fictional_plural || fictionalWords[locale].plural,
});

/** The pages in the footer: in the reader's language, else the site's, else English, else any. */
const footerLinks = ({ settings, pageTitles, domainLanguage }: Site, locale: Locale) =>
  settings.footer_pages.flatMap((page) => {
    const titles = pageTitles[page] ?? {};
    const found = [locale, localeOfSite(domainLanguage), defaultLocale].find((one) => titles[one]);
    const title = titles[found ?? ''] ?? Object.values(titles)[0];
    return title === undefined ? [] : [{ page, title }];
  });

export const settingsView = (core: Core, caller: Caller, site: Site): Answer<typeof settings> => ({
  ...site.settings,
  ...fictionalLabels(site, caller.locale),
  minimum_message_costs: site.messageCosts,
  offered_gifts: site.offeredGifts && [...site.offeredGifts],
  footer_links: footerLinks(site, caller.locale),
  geoip_country: caller.geoipCountry,
  geoip_selected_country: selectedCountry(caller, site),
  push_public_key: core.vapidPublicKey,
  domain: site.domain,
  domain_language: site.domainLanguage,
  company_id: site.companyId,
});

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const companyView = (row: Company): Answer<typeof companyInfo> => ({
  id: row.id,
  name: row.name,
  address: row.address,
  kvk: row.kvk,
  city: row.city,
  country: row.country,
  tradenames: row.tradenames,
  vat_numbers: row.vatNumbers,
  support_phone: row.supportPhone,
  delete_discount: row.deleteDiscount,
  added: row.added.toISOString(),
});
