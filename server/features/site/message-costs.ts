import { currencyOf } from '../../../contract/countries.ts';
import { shareOf } from '../../../contract/core/money.ts';
import type { MessageCosts, SiteSettings } from '../../../contract/site.ts';
import type { tables } from '../../db/index.ts';
import { starterPackages } from './starter-packages.ts';

type Offered = Pick<
  typeof tables.packages.$inferSelect,
  'country' | 'credits' | 'minor' | 'active'
>;

/** The lowest price of a message in each country where something is sold, as anybody pays it. */
export const messageCostsOf = (
  { countries, message_credits: part }: Pick<SiteSettings, 'countries' | 'message_credits'>,
  packages: readonly Offered[],
): MessageCosts =>
  Object.fromEntries(
    countries.flatMap((country) => {
      const own = packages.filter((one) => one.country === country);
      const sold =
        own.length === 0 ? starterPackages(country, part) : own.filter(({ active }) => active);
      if (sold.length === 0) return [];
      const costs = Math.min(...sold.map(({ credits, minor }) => shareOf(minor, part, credits)));
      return [[country, { costs, currency: currencyOf[country] }]];
    }),
  );
