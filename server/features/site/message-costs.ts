import { currencyOf } from '#contract/countries.ts';
import { prorate } from '#contract/core/money.ts';
import type { MessageCosts, SiteSettings } from '#contract/site.ts';
import type { tables } from '#server/db/index.ts';
import { starterPackages } from './starter-packages.ts';

type PackagePrice = Pick<
  typeof tables.packages.$inferSelect,
  'country' | 'credits' | 'minor' | 'active'
>;

/** The lowest price of a message in each country where something is sold, as anybody pays it. */
export const messageCostsOf = (
  {
    countries,
    message_credits: messageCredits,
  }: Pick<SiteSettings, 'countries' | 'message_credits'>,
  packages: readonly PackagePrice[],
): MessageCosts =>
  Object.fromEntries(
    countries.flatMap((country) => {
      const countryPackages = packages.filter((item) => item.country === country);
      const sold =
        countryPackages.length === 0
          ? starterPackages(country, messageCredits)
          : countryPackages.filter(({ active }) => active);
      if (sold.length === 0) return [];
      const costs = Math.min(
        ...sold.map(({ credits, minor }) => prorate(minor, messageCredits, credits)),
      );
      return [[country, { costs, currency: currencyOf[country] }]];
    }),
  );
