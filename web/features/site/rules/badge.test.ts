import { describe, expect, it } from 'vitest';
import type { CreditsBadge } from './badge.ts';
import { badgeText, creditsBadge } from './badge.ts';

describe('badgeText', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [98, '98'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('[SITE-8] shows %i as %j', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('creditsBadge', () => {
  it.each<[number, CreditsBadge | null]>([
    [0, { text: '0', tone: 'danger' }],
    [1, { text: '1', tone: 'warning' }],
    [10, { text: '10', tone: 'warning' }],
    [11, null],
    [500, null],
  ])('[SITE-8] warns a paid user with %i credits: %j', (credits, badge) => {
    expect(creditsBadge(true, credits)).toEqual(badge);
  });

  it.each([0, 1, 10, 11])('[SITE-8] is not for others, with %i credits either', (credits) => {
    expect(creditsBadge(false, credits)).toBeNull();
  });
});
