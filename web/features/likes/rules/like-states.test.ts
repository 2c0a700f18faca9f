import { describe, expect, it } from 'vitest';
import { likeStates } from '../../../../contract/members/attributes.ts';
import { isGiven, toggled } from './like-states.ts';

describe('a like of one’s own', () => {
  it('[LIKE-1] makes a match of a like that was received', () => {
    expect(toggled('received')).toBe('match');
    expect(toggled('match')).toBe('received');
  });

  it.each(likeStates)('[LIKE-1] changes what was %s, and taking it back restores it', (like) => {
    expect(isGiven(toggled(like))).toBe(!isGiven(like));
    expect(toggled(toggled(like))).toBe(like);
  });
});
