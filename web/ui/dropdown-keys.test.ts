import { expect, it } from 'vitest';
import { entryForKey } from './dropdown-keys.ts';

const labels = ['Dansk', 'Deutsch', 'English', ' Español'];

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['d', -1, 0],
  ['d', 0, 1],
  ['D', 1, 0],
  ['e', 2, 3],
  ['x', 1, null],
  [' ', 1, null],
  ['Enter', 1, null],
  ['Escape', 1, null],
])('%s on entry %i leads to %j', (key, current, entry) => {
  expect(entryForKey(key, labels, current)).toBe(entry);
});

it('leads nowhere in an empty menu', () => {
  expect(entryForKey('ArrowDown', [], -1)).toBeNull();
});
