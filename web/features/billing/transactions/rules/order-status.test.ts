import { expect, it } from 'vitest';
import { isOpen, orderStatus } from './order-status.ts';

const paid = {
  state: 'completed',
  failure: null,
  minor: 3499,
  refunded_minor: 0,
  debit: null,
} as const;

const debit = {
  phase: 'announced',
  collect_on: '2026-11-19',
  confirmed_by: '2026-11-27',
  mandate: 'M1',
  creditor_id: 'NL1',
  credited: true,
} as const;

it('[PAY-3] tells the state in one word', () => {
  expect(orderStatus(paid)).toBe('completed');
  expect(orderStatus({ ...paid, state: 'pending' })).toBe('pending');
  expect(orderStatus({ ...paid, state: 'failed', failure: 'refused' })).toBe('failed');
});

it('[PAY-6] does not call paid what is yet to be collected', () => {
  expect(orderStatus({ ...paid, state: 'pending', debit })).toBe('authorised');
  expect(orderStatus({ ...paid, state: 'pending', debit, refunded_minor: 1 })).toBe('authorised');
  expect(orderStatus({ ...paid, debit: { ...debit, phase: 'collected' } })).toBe('completed');
  expect(isOpen({ state: 'pending', debit })).toBe(false);
});

it('[PAY-6] does not say that a bank returned what was never collected', () => {
  const returned = { ...paid, state: 'failed', failure: 'returned' } as const;
  expect(orderStatus({ ...returned, debit: { ...debit, phase: 'returned' } })).toBe('returned');
  expect(orderStatus({ ...returned, debit: { ...debit, phase: 'blocked' } })).toBe('failed');
});

it('[PAY-10] tells what came back', () => {
  expect(orderStatus({ ...paid, refunded_minor: 1 })).toBe('partly');
  expect(orderStatus({ ...paid, refunded_minor: 3499 })).toBe('refunded');
  expect(orderStatus({ ...paid, state: 'failed', failure: 'returned' })).toBe('returned');
});

it('[PAY-3] follows what is begun or on its way, and nothing else', () => {
  const open = (['loading', 'pending', 'completed', 'failed', 'cancelled'] as const).map((state) =>
    isOpen({ state, debit: null }),
  );
  expect(open).toEqual([true, true, false, false, false]);
});
