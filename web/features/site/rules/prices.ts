import type { SiteSettings } from '../../../../contract/site.ts';

type Priced = Pick<
  SiteSettings,
  'countries' | 'minimum_message_costs' | 'message_credits' | 'photo_credits' | 'gift_credits'
>;

export interface PriceItem {
  readonly what: 'message' | 'photo' | 'gift';
  readonly credits: number;
  readonly minor: number;
  readonly currency: string;
}

/**
 * The lowest price of each thing that costs credits. The setting names a message's; what costs more
 * credits costs as many times more, rounded up so that no price is ever lower than promised.
 */
export const pricesOf = (
  settings: Priced,
  visited: string | null,
): { country: string; items: readonly PriceItem[] } => {
  const country =
    visited !== null && visited in settings.minimum_message_costs
      ? visited
      : (settings.countries[0] ?? '');
  const message = settings.minimum_message_costs[country];
  if (!message) return { country, items: [] };
  const priced = (what: PriceItem['what'], credits: number): PriceItem => ({
    what,
    credits,
    minor: Math.ceil((message.costs * credits) / Math.max(settings.message_credits, 1)),
    currency: message.currency,
  });
  return {
    country,
    items: [
      priced('message', settings.message_credits),
      priced('photo', settings.photo_credits),
      priced('gift', settings.gift_credits),
    ],
  };
};
