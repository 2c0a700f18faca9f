import { expect, it } from 'vitest';
import { sortByIds, moveItem } from './order.ts';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('[MEM-2] from place %i to place %i', (from, to, result) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(result);
});

it('[MEM-2] follows a list of ids, and drops nothing', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(sortByIds(list, ['c', 'x', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
