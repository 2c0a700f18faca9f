import { expect, it } from 'vitest';
import { figure } from './table.ts';

it('writes figures as short as they tell something', () => {
  expect([0, 0.0251, 0.5, 9.99, 47.11, 1234.5].map(figure)).toEqual([
    '0',
    '0.025',
    '0.50',
    '9.99',
    '47.1',
    '1,235',
  ]);
  expect([-3.2, NaN].map(figure)).toEqual(['−3.20', '–']);
});
