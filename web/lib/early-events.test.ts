import { expect, it } from 'vitest';
import { earlyEvents } from './early-events.ts';

it('[CHAT-2] hands what came early to the first who listens, in its order', () => {
  const early = earlyEvents();
  early.keep('like', 1);
  early.keep('message', 'hello');
  early.keep('like', 2);
  expect(early.take('like')).toEqual([1, 2]);
  expect(early.take('message')).toEqual(['hello']);
});

it('[CHAT-2] keeps nothing that somebody has heard', () => {
  const early = earlyEvents();
  expect(early.take('like')).toEqual([]);
  early.keep('like', 1);
  expect(early.take('like')).toEqual([]);
});

it('keeps the newest where nobody listens for long', () => {
  const early = earlyEvents();
  for (let no = 1; no <= 250; no += 1) early.keep('like', no);
  const found = early.take('like');
  expect(found).toHaveLength(100);
  expect(found.at(-1)).toBe(250);
});
