import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('[CHAT-10] shows what was found, with what stands around it', () => {
  expect(excerptOf('Rye or sourdough?', 'SOUR')).toEqual({
    before: 'Rye or ',
    hit: 'sour',
    after: 'dough?',
  });
  const long = `${'word '.repeat(30)}canal on Saturday`;
  const { before, hit, after } = excerptOf(long, 'canal');
  expect(before).toMatch(/^…(?:word ){1,6}$/);
  expect([hit, after]).toEqual(['canal', ' on Saturday']);
  expect(excerptOf('Zoë', 'zoe')).toEqual({ before: 'Zoë', hit: '', after: '' });
});
