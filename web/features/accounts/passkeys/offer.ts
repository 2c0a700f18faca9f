import { limits } from '#contract/limits.ts';

const KEY = 'passkey-offer';

const OFFER_AGAIN_AFTER_MS = limits.passkeys.offerDays * 86_400_000;

/** Notes that somebody typed a password here, which the next page may save them from. */
export const offerPasskey = (): void => {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage there is no offer.
  }
};

/** Whether a password was typed in this tab, and nothing came of it yet. */
export const isPasskeyOffered = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Whether the offer may be made again to who has closed it. */
export const isOfferDue = (closedAt: number | null, now: number): boolean =>
  closedAt === null || now - closedAt >= OFFER_AGAIN_AFTER_MS;
