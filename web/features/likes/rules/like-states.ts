import type { LikeState } from '../../../../contract/members/attributes.ts';

/** Whether the reader likes the other one. */
export const isGiven = (like: LikeState): boolean => like === 'given' || like === 'match';

const changed: Readonly<Record<LikeState, LikeState>> = {
  none: 'given',
  given: 'none',
  received: 'match',
  match: 'received',
};

/** What it becomes when the reader gives a like, or takes it back. */
export const toggled = (like: LikeState): LikeState => changed[like];
