import { interests as interestKeys } from '#contract/interests.ts';
import { localeOfDomain } from '#contract/locales.ts';
import * as contract from '#contract/site.ts';
import { interestNames } from '#messages/interests.ts';
import { Refusal } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { regionsOf } from '#server/adapters/places/index.ts';
import { readPaymentIcon } from './payment-icons.ts';
import { readPage } from './pages.ts';
import { companyOf, siteOf } from './sites.ts';
import { companyView, settingsView } from './views.ts';

export const siteRoutes: readonly Route[] = [
  route(contract.settings, async ({ core, caller, query }) => {
    const { _force_domain: forced = caller.site.domain } = query;
    // A site that is only previewed is known to nobody but its caller.
    const isOwn = forced === caller.site.domain;
    return settingsView(core, caller, isOwn ? caller.site : await siteOf(core, forced));
  }),

  route(contract.companyInfo, async ({ core, caller }) => {
    const company = await companyOf(core, caller.site);
    if (!company) throw new Refusal('not_found');
    return companyView(company);
  }),

  route(contract.regions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map((country) => [country, [...regionsOf(country)]]),
    ),
  })),

  // The answer is kept by caches, so that it follows the address alone and never a cookie.
  route(contract.interests, async ({ caller, query }) => {
    const locale = query.lang ?? localeOfDomain(caller.site.domainLanguage) ?? 'en';
    const names = interestNames[locale];
    return { interests: interestKeys.map((id) => ({ id, name: names[id] })) };
  }),

  route(contract.paymentIcon, ({ params }) => readPaymentIcon(params.name)),

  route(contract.page, ({ core, caller, query }) =>
    readPage(core, caller, query.page, query.lang ?? caller.locale),
  ),
];
