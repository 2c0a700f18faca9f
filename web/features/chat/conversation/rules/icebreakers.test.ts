import { expect, it } from 'vitest';
import { icebreakersFor } from './icebreakers.ts';

it('[CHAT-10] asks about shared interests first, each subject once', () => {
  expect(icebreakersFor(['hiking', 'walks', 'wine'], true)).toEqual([
    'outdoors',
    'drinks',
    'weekend',
    'smile',
  ]);
  expect(icebreakersFor(['hiking', 'sailing', 'books', 'wine'], true)).toHaveLength(4);
});

it('asks about anything where nothing is shared', () => {
  expect(icebreakersFor([], true)).toEqual(['weekend', 'smile', 'evening', 'photo']);
  expect(icebreakersFor(['relationship'], false)).toEqual(['weekend', 'smile', 'evening']);
});
