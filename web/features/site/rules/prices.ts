import type { Answer } from '#contract/core/endpoint.ts';
import type { settings } from '#contract/site.ts';

type PriceSettings = Pick<
  Answer<typeof settings>,
  'countries' | 'minimum_message_costs' | 'message_credits' | 'photo_credits' | 'gift_credits'
>;

export interface PriceItem {
  readonly what: 'message' | 'photo' | 'gift';
  readonly credits: number;
  readonly minor: number;
  readonly currency: string;
}

/**
 * The lowest price of each thing that costs credits. A message's is told; what costs more
 * credits costs as many times more, rounded up so that no price is ever lower than promised.
 */
export const pricesOf = (
  site: PriceSettings,
  visitorCountry: string | null,
): { country: string; items: readonly PriceItem[] } => {
  const country =
    visitorCountry !== null && visitorCountry in site.minimum_message_costs
      ? visitorCountry
      : (site.countries[0] ?? '');
  const message = site.minimum_message_costs[country];
  if (!message) return { country, items: [] };
  const priceItem = (what: PriceItem['what'], credits: number): PriceItem => ({
    what,
    credits,
    minor: Math.ceil((message.costs * credits) / Math.max(site.message_credits, 1)),
    currency: message.currency,
  });
  return {
    country,
    items: [
      priceItem('message', site.message_credits),
      priceItem('photo', site.photo_credits),
      priceItem('gift', site.gift_credits),
    ],
  };
};
