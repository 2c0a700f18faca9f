import { matchSeen } from '#contract/likes/likes.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { clearNewFlag } from './list-caches.ts';

/** Tells that a like or a match was looked at; all devices count less. */
export const markLikeSeen = (member: string): void => {
  clearNewFlag(member);
  // If the call fails, the like is shown as new again later, which does no harm.
  call(matchSeen, { body: { member } }).catch(ignore);
};
