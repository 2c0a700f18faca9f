import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
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

export const settingsView = (core: Core, caller: Caller, site: Site): Answer<typeof settings> => ({
  ...site.settings,
  ...fictionalLabels(site, caller.locale),
  minimum_message_costs: site.messageCosts,
  offered_gifts: site.offeredGifts && [...site.offeredGifts],
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
