import { describe, expect, it } from 'vitest';
import { pickMembers } from './pick-members.ts';

const members = (quiet: string) =>
  quiet.split('').map((mark, index) => ({ userId: `member ${index}`, isQuiet: mark === 'q' }));

describe('[OPS-13] the members of a batch', () => {
  it.each([
    ['enough', '....', 2, [0, 1], 'member 1', false],
    ['some who wait between them', '.q..', 2, [0, 2], 'member 2', true],
    ['some who wait after them, who are looked at next', '..q.', 2, [0, 1], 'member 1', false],
    ['fewer than there may be', '.q', 5, [0], null, true],
    ['exactly as many as there may be', '..', 2, [0, 1], null, false],
    ['nobody but who waits', 'qq', 5, [], null, true],
    ['nobody', '', 5, [], null, false],
  ])('are %s', (_, quiet, size, expected, last, leftWaiting) => {
    const found = pickMembers(members(quiet), size);
    expect(found.picked.map(({ userId }) => userId)).toEqual(
      expected.map((index) => `member ${index}`),
    );
    expect(found).toMatchObject({ last, leftWaiting });
  });
});
