import { expect, it } from 'vitest';
import { addRecent } from './recent-emoji.ts';

it('[CHAT-10] recent emoji are the last ones used, each once', () => {
  expect(addRecent(['😂', '❤️', '👍'], '👍')).toEqual(['👍', '😂', '❤️']);
  const many = Array.from({ length: 20 }, (_, at) => String(at));
  expect(many.reduce<readonly string[]>(addRecent, [])).toEqual(many.slice(6).toReversed());
});
