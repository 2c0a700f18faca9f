import type { NextPrices, PartnerState } from '../../../contract/chat/index.ts';
import type { MessageKind } from '../../../contract/chat/words.ts';
import { chatLimits } from '../../../contract/chat/words.ts';
import type { PhotoBlur } from '../../../contract/members/attributes.ts';
import { limits } from '../../../contract/limits.ts';
import type { SiteSettings } from '../../../contract/site.ts';
import { Refusal } from '../../core/index.ts';

/** What decides over what a member pays. */
export interface Purse {
  readonly credits: number;
  readonly paid: boolean;
  /** How many conversations they began without being premium. */
  readonly begun: number;
}

export type Prices = Pick<SiteSettings, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** What the next message costs: whoever is not premium begins a few conversations for nothing. */
export const pricesFor = (settings: Prices, purse: Purse, begins: boolean): NextPrices => {
  const isLimited = begins && !purse.paid;
  const left = isLimited ? Math.max(0, limits.freeConversations - purse.begun) : 0;
  const free = left > 0;
  return {
    text: free ? 0 : settings.message_credits,
    photo: settings.photo_credits,
    gift: settings.gift_credits,
    free,
    free_left: left,
    needs_premium: isLimited && !free,
  };
};

/** The price of one message, if its sender has it. */
export const priceOf = (prices: NextPrices, kind: MessageKind, credits: number): number => {
  if (prices.needs_premium || prices[kind] > credits) throw new Refusal('not_enough_credits');
  return prices[kind];
};

/** Whether a photo is open to its receiver from the start. */
export const comesOpen = (
  blur: PhotoBlur,
  texts: { readonly sent: number; readonly received: number },
): boolean =>
  blur === 'never' ||
  (blur === 'until_known' && Math.min(texts.sent, texts.received) >= chatLimits.knownAfterTexts);

/** What decides whether somebody can be written to. */
export interface PartnerFacts {
  readonly userStatus: 'not_confirmed' | 'active' | 'deleted';
  readonly profileStatus: 'disabled' | 'active';
  /** Whether they shut themselves out for now. */
  readonly excluded: boolean;
  readonly blocksMe: boolean;
  readonly blocked: boolean;
}

export const partnerState = (partner: PartnerFacts): PartnerState => {
  if (partner.blocked) return 'you_blocked';
  if (partner.blocksMe) return 'blocked_by';
  if (partner.userStatus === 'deleted') return 'deleted';
  if (partner.userStatus === 'not_confirmed') return 'unconfirmed';
  return partner.profileStatus === 'disabled' || partner.excluded ? 'disabled' : 'open';
};

const refusals = {
  unconfirmed: 'partner_unconfirmed',
  disabled: 'partner_gone',
  deleted: 'partner_gone',
  blocked_by: 'blocked_by',
  you_blocked: 'you_blocked',
} as const;

/** Refuses with the words that fit unless the other one can be written to. */
export const passState = (state: PartnerState, name: string): void => {
  if (state !== 'open') throw new Refusal(refusals[state], { values: { name } });
};
