import { expect, it } from 'vitest';
import { memoizeLatest } from './memoize-latest.ts';

it('makes what was asked for lately once, and forgets what was not', () => {
  const made: string[] = [];
  const keep = memoizeLatest<string>(2);
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('makes what failed again', async () => {
  const keep = memoizeLatest<Promise<string>>(2);
  await expect(keep('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await keep('a', async () => 'made')).toBe('made');
});
