import type { LikeList, LikeState } from '#contract/members/enums.ts';

/** Whether the reader likes the other one. */
export const isGiven = (like: LikeState): boolean => like === 'given' || like === 'match';

/** Whether the other one likes the reader. */
const isReceived = (like: LikeState): boolean => like === 'received' || like === 'match';

/** Whether somebody belongs into a list, as far as likes decide. */
export const belongsTo = (list: LikeList, like: LikeState): boolean => {
  switch (list) {
    case 'liked-me':
      return isReceived(like);
    case 'liked':
      return isGiven(like);
    case 'matches':
      return like === 'match';
    case 'visitors':
      return false;
  }
};

const afterToggle: Readonly<Record<LikeState, LikeState>> = {
  none: 'given',
  given: 'none',
  received: 'match',
  match: 'received',
};

/** What it becomes when the reader gives a like, or takes it back. */
export const toggleLike = (like: LikeState): LikeState => afterToggle[like];

const buttonNames = {
  none: 'like',
  received: 'back',
  given: 'takeBack',
  match: 'matched',
} as const satisfies Readonly<Record<LikeState, string>>;

/** The text that names the button: what is between the two, and what a tap does about it. */
export const buttonLabelKey = (like: LikeState) => buttonNames[like];

/** Whether it is taken back only after a question: a match is not only the reader’s. */
export const needsConfirmation = (like: LikeState): boolean => like === 'match';
