import type { NextPrices, PartnerState } from '#contract/chat/index.ts';
import type { MessageKind } from '#contract/chat/enums.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import type { PhotoBlur } from '#contract/members/enums.ts';
import { limits } from '#contract/limits.ts';
import type { SiteSettings } from '#contract/site.ts';
import { Refusal } from '#server/core/index.ts';
import type { Site } from '#server/core/index.ts';
import type { LockedParticipant } from './queries.ts';
import type { MessagePhotoRow } from './views.ts';

/** What a member has to pay with: credits, premium, and free conversations used. */
export interface Balance {
  readonly credits: number;
  readonly paid: boolean;
  /** How many conversations they began without being premium. */
  readonly begun: number;
}

export type PriceSettings = Pick<
  SiteSettings,
  'message_credits' | 'photo_credits' | 'gift_credits'
>;

/** What the next message costs: whoever is not premium begins a few conversations for nothing. */
export const pricesFor = (
  settings: PriceSettings,
  balance: Balance,
  isFirstMessage: boolean,
): NextPrices => {
  const isLimited = isFirstMessage && !balance.paid;
  const left = isLimited ? Math.max(0, limits.freeConversations - balance.begun) : 0;
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
export const isSentUnblurred = (
  blur: PhotoBlur,
  texts: { readonly sent: number; readonly received: number },
): boolean =>
  blur === 'never' ||
  (blur === 'until_known' && Math.min(texts.sent, texts.received) >= chatLimits.knownAfterTexts);

/** What decides whether a partner can be written to. */
export interface PartnerStateInput {
  readonly userStatus: 'not_confirmed' | 'active' | 'deleted';
  readonly profileStatus: 'disabled' | 'active';
  /** Whether they shut themselves out for now. */
  readonly excluded: boolean;
  readonly blocksMe: boolean;
  readonly blocked: boolean;
}

export const partnerStateOf = (partner: PartnerStateInput): PartnerState => {
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

/** Refuses, with the reason, unless the partner can be written to. */
export const assertPartnerOpen = (state: PartnerState, name: string): void => {
  if (state !== 'open') throw new Refusal(refusals[state], { values: { name } });
};

/** Where one participant blocks the other, messages are neither edited nor reacted to. */
export const assertNotBlocked = ({ blocked }: LockedParticipant): void => {
  if (blocked) throw new Refusal('forbidden');
};

/** Whether somebody gets the sharp picture; who sent it always does. */
export const canSeeUnblurred = (
  photo: MessagePhotoRow,
  reader: string,
  review: Site['settings']['photo_review'],
) => {
  if (photo.senderId === reader) return true;
  const isShown = photo.status === 'approved' || (photo.status === 'pending' && review === 'after');
  return isShown && photo.openedAt !== null;
};
