import type { PaymentMethod } from '../../../../contract/billing/words.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf } from '../../../../contract/countries.ts';
import type { Core, Site } from '../../../core/index.ts';
import { collects } from '../debits/creditor.ts';

/** Methods of one country only. */
const local: Partial<Record<PaymentMethod, ServedCountry>> = { ideal: 'NL', bancontact: 'BE' };

/** How can be paid in a country, the usual way first. */
export const methodsIn = (core: Core, site: Site, country: ServedCountry): PaymentMethod[] => {
  const taken = core.payments.methods.filter((method) => (local[method] ?? country) === country);
  const own = taken.filter((method) => local[method]);
  const rest = taken.filter((method) => !local[method]);
  const isDebited = currencyOf[country] === 'EUR' && collects(core, site);
  return [...own, ...rest, ...(isDebited ? ['directdebit' as const] : [])];
};
