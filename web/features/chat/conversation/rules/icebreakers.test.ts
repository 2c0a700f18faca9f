import { expect, it } from 'vitest';
import { icebreakersFor, isIcebreaker } from './icebreakers.ts';

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

it('[CHAT-10] an address names a question, and nothing else', () => {
  expect(isIcebreaker('smile')).toBe(true);
  for (const words of [null, '', 'Send me money', 'constructor', '__proto__']) {
    expect(isIcebreaker(words)).toBe(false);
  }
});
