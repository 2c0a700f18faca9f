import { expect, it } from 'vitest';
import { amountOf, firstMode, parseAmount } from './refund-form.ts';

const offer = { left_minor: 1499, unused_credits: 20, unused_minor: 999, alone_minor: 5000 };

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  [' 0.05 ', 5],
  ['12.345', null],
  ['-3', null],
  ['1e3', null],
  ['', null],
])('[OPS-9] an amount is read to the cent: %s', (typed, minor) => {
  expect(parseAmount(typed)).toBe(minor);
});

it('[OPS-9] no mode comes to more than is left, or to nothing', () => {
  expect(amountOf('unused', '', offer)).toBe(999);
  expect(amountOf('full', '', offer)).toBe(1499);
  expect(amountOf('part', '14.99', offer)).toBe(1499);
  expect(amountOf('part', '15', offer)).toBeNull();
  expect(amountOf('part', '0', offer)).toBeNull();
  const used = { ...offer, unused_credits: 0, unused_minor: 0 };
  expect(amountOf('unused', '', used)).toBeNull();
  expect([firstMode(offer), firstMode(used)]).toEqual(['unused', 'part']);
});
