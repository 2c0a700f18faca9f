import type { NextPrices, PartnerState } from '#contract/chat/index.ts';
import type { MessageKind } from '#contract/chat/enums.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import type { PhotoBlur } from '#contract/members/enums.ts';
import { limits } from '#contract/limits.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { tables } from '#server/db/index.ts';

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
  /** Whether they are shut out for now, by themselves or by moderators. */
  readonly barred: boolean;
  readonly blocksMe: boolean;
  readonly blocked: boolean;
  /** Whether the site ended their conversation. */
  readonly closed: boolean;
}

export const partnerStateOf = (partner: PartnerStateInput): PartnerState => {
  if (partner.blocked) return 'you_blocked';
  if (partner.blocksMe) return 'blocked_by';
  if (partner.userStatus === 'deleted') return 'deleted';
  if (partner.userStatus === 'not_confirmed') return 'unconfirmed';
  const isAway = partner.profileStatus === 'disabled' || partner.barred || partner.closed;
  return isAway ? 'disabled' : 'open';
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

/** Only members whose address is confirmed and whom nobody disabled write. */
export const assertCanWrite = (sender: {
  readonly status: PartnerStateInput['userStatus'];
  readonly mayWrite: boolean;
}): void => {
  if (sender.status !== 'active') throw new Refusal('confirm_first');
  if (!sender.mayWrite) throw new Refusal('forbidden');
};

/** Who is not listed is there for those whom they wrote to, and for nobody else. */
export const assertCanBeWrittenTo = (member: {
  /** Whether one of the two has written to the other. */
  readonly isBegun: boolean;
  readonly listed: boolean;
}): void => {
  if (!member.isBegun && !member.listed) throw new Refusal('member_not_found');
};

/** A conversation is there for its two participants, and for nobody else. */
export const ownConversation = <Found>(found: Found | undefined): Found => {
  if (!found) throw new Refusal('conversation_not_found');
  return found;
};

/** Who is blocked does not see what the two wrote. */
export const assertCanRead = (blocker: { readonly name: string } | undefined): void => {
  if (blocker) throw new Refusal('blocked_by', { values: { name: blocker.name } });
};

/** Only who sent a message edits or deletes it. */
export const assertOwnMessage = (
  message: { readonly senderId: string },
  participant: { readonly profileId: string },
): void => {
  if (message.senderId !== participant.profileId) throw new Refusal('message_not_found');
};

/** Where one participant blocks the other, messages are neither edited nor reacted to. */
export const assertNotBlocked = ({ blocked }: { readonly blocked: boolean }): void => {
  if (blocked) throw new Refusal('forbidden');
};

type MessagePhoto = typeof tables.messagePhotos.$inferSelect;

/** Whether somebody gets the sharp picture; who sent it always does. */
const canSeeUnblurred = (
  photo: MessagePhoto,
  reader: string,
  review: Site['settings']['photo_review'],
) => {
  if (photo.senderId === reader) return true;
  const isShown = photo.status === 'approved' || (photo.status === 'pending' && review === 'after');
  return isShown && photo.openedAt !== null;
};

/** What decides who may see the file of a photo, besides the reader. */
interface PhotoFile {
  readonly photo: MessagePhoto;
  /** Up to where the reader deleted the conversation; null for who is not in it. */
  readonly deletedNo: number | null;
  readonly isBlocked: boolean;
}

/** A file of a photo is for the two of its conversation. */
export const canSeePhotoFile = (
  { photo, deletedNo, isBlocked }: PhotoFile,
  isBlur: boolean,
  { session, site }: Pick<Caller, 'session' | 'site'>,
): boolean => {
  if (deletedNo === null || photo.no <= deletedNo || isBlocked) return false;
  if (photo.status === 'secured') return false;
  const reader = session?.user?.profile.id ?? '';
  return isBlur || canSeeUnblurred(photo, reader, site.settings.photo_review);
};
