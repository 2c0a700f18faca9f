import type { PaymentMethod } from '#contract/billing/enums.ts';
import { countryOfMethod } from '#contract/billing/enums.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf } from '#contract/countries.ts';
import type { Core, Site } from '#server/core/index.ts';
import { canCollectDebits } from '../debits/creditor.ts';

/** How can be paid in a country, the usual way first. */
export const availableMethods = (
  core: Core,
  site: Site,
  country: ServedCountry,
): PaymentMethod[] => {
  const accepted = core.payments.methods.filter(
    (method) => (countryOfMethod[method] ?? country) === country,
  );
  const national = accepted.filter((method) => countryOfMethod[method]);
  const international = accepted.filter((method) => !countryOfMethod[method]);
  const hasDirectDebit = currencyOf[country] === 'EUR' && canCollectDebits(core, site);
  return [...national, ...international, ...(hasDirectDebit ? ['directdebit' as const] : [])];
};
