import type { OrderPage } from '#contract/console/order-views.ts';
import type { RefundMode } from '#contract/console/enums.ts';

type Offer = NonNullable<OrderPage['offer']>;

/** What was typed as an amount, in minor units; null for what is none. */
export const parseAmount = (typed: string): number | null => {
  const [, whole = '', cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
};

/** What a mode comes to; null while no amount was typed that is left. */
export const amountOf = (mode: RefundMode, typed: string, offer: Offer): number | null => {
  if (mode === 'full') return offer.left_minor;
  if (mode === 'unused') return offer.unused_minor > 0 ? offer.unused_minor : null;
  const minor = parseAmount(typed);
  return minor !== null && minor > 0 && minor <= offer.left_minor ? minor : null;
};

/** What is proposed first: what the member did not use, where there is any. */
export const firstMode = ({ unused_minor: unused }: Offer): RefundMode =>
  unused > 0 ? 'unused' : 'part';
