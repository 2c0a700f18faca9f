import type { Answer } from '../../../contract/core/endpoint.ts';
import type { companyInfo, settings } from '../../../contract/site.ts';
import type { Caller, Core, Site } from '../../core/index.ts';
import { selectedCountry } from '../../core/index.ts';
import type { findCompany } from './queries.ts';

export const settingsView = (core: Core, caller: Caller, site: Site): Answer<typeof settings> => ({
  ...site.settings,
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
