import { expect, it } from 'vitest';
import { countAloud } from './count-aloud.ts';

it('[OPS-16] tells how far a long work is, and where it ended', () => {
  const told: string[] = [];
  const rows = countAloud((line) => told.push(line), 'orders: # rows', 10);
  for (const count of [4, 4, 4, 8, 20]) rows.add(count);
  expect(told).toEqual(['orders: 12 rows', 'orders: 40 rows']);
  rows.add(1);
  expect(rows.end()).toBe(41);
  expect(told.at(-1)).toBe('orders: 41 rows');
  countAloud((line) => told.push(line), 'nothing: # rows', 10).end();
  expect(told).toHaveLength(3);
});
