import { describe, expect, it } from 'vitest';
import { likeLists, likeStates } from '#contract/members/enums.ts';
import {
  needsConfirmation,
  belongsTo,
  isGiven,
  buttonLabelKey,
  toggleLike,
} from './like-states.ts';

describe('a like of one’s own', () => {
  it('[LIKE-1] makes a match of a like that was received', () => {
    expect(toggleLike('received')).toBe('match');
    expect(toggleLike('match')).toBe('received');
  });

  it.each(likeStates)('[LIKE-1] changes what was %s, and taking it back restores it', (like) => {
    expect(isGiven(toggleLike(like))).toBe(!isGiven(like));
    expect(toggleLike(toggleLike(like))).toBe(like);
  });
});

it.each([
  ['none', []],
  ['given', ['liked']],
  ['received', ['liked-me']],
  ['match', ['liked-me', 'liked', 'matches']],
] as const)('[LIKE-2] %s belongs into %j', (like, lists) => {
  expect(likeLists.filter((list) => belongsTo(list, like))).toEqual(lists);
});

describe('the button of a like', () => {
  it('[LIKE-1] has a name of its own for each state', () => {
    expect(new Set(likeStates.map(buttonLabelKey)).size).toBe(likeStates.length);
  });

  it('[LIKE-1] asks before a match ends, and never otherwise', () => {
    expect(likeStates.filter(needsConfirmation)).toEqual(['match']);
  });
});
