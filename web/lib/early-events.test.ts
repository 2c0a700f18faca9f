import { expect, it } from 'vitest';
import { createEarlyEventBuffer } from './early-events.ts';

it('[CHAT-2] hands what came early to the first who listens, in its order', () => {
  const early = createEarlyEventBuffer();
  early.push('like', 1);
  early.push('message', 'hello');
  early.push('like', 2);
  expect(early.drain('like')).toEqual([1, 2]);
  expect(early.drain('message')).toEqual(['hello']);
});

it('[CHAT-2] keeps nothing that somebody has heard', () => {
  const early = createEarlyEventBuffer();
  expect(early.drain('like')).toEqual([]);
  early.push('like', 1);
  expect(early.drain('like')).toEqual([]);
});

it('keeps the newest where nobody listens for long', () => {
  const early = createEarlyEventBuffer();
  for (let no = 1; no <= 250; no += 1) early.push('like', no);
  const found = early.drain('like');
  expect(found).toHaveLength(100);
  expect(found.at(-1)).toBe(250);
});
