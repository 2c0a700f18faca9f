import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { isOfferDue } from './offer.ts';

const now = Date.UTC(2026, 5, 1);
const daysAgo = (days: number) => now - days * 86_400_000;

it.each([
  [null, true],
  [daysAgo(0), false],
  [daysAgo(limits.passkeys.offerDays - 1), false],
  [daysAgo(limits.passkeys.offerDays), true],
])('[ACC-13] who closed the offer is left alone for months: %j', (closedAt, due) => {
  expect(isOfferDue(closedAt, now)).toBe(due);
});
