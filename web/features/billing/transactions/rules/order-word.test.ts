import { expect, it } from 'vitest';
import { isOpen, orderWord } from './order-word.ts';

const paid = { state: 'completed', failure: null, minor: 3499, refunded_minor: 0 } as const;

it('[PAY-3] tells the state in one word', () => {
  expect(orderWord(paid)).toBe('completed');
  expect(orderWord({ ...paid, state: 'pending' })).toBe('pending');
  expect(orderWord({ ...paid, state: 'failed', failure: 'refused' })).toBe('failed');
});

it('[PAY-10] tells what came back', () => {
  expect(orderWord({ ...paid, refunded_minor: 1 })).toBe('partly');
  expect(orderWord({ ...paid, refunded_minor: 3499 })).toBe('refunded');
  expect(orderWord({ ...paid, state: 'failed', failure: 'returned' })).toBe('returned');
});

it('[PAY-3] follows what is begun or on its way, and nothing else', () => {
  const open = (['loading', 'pending', 'completed', 'failed', 'cancelled'] as const).map((state) =>
    isOpen({ state }),
  );
  expect(open).toEqual([true, true, false, false, false]);
});
