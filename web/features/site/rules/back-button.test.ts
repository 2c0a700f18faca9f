import { describe, expect, it } from 'vitest';
import type { RouteName } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import { hasBackButton } from './back-button.ts';

const names = Object.keys(routes) as RouteName[];

describe('showsBack', () => {
  it('[SITE-8] only on the member, likes, credits and payment-method pages', () => {
    expect(names.filter((name) => hasBackButton(true, 2, name))).toEqual([
      'members-id',
      'likes',
      'likes-type',
      'likes-m-id',
      'credits',
      'credits-id-paymentmethod',
    ]);
  });

  it.each([
    [true, 2, true],
    [true, 50, true],
    [true, 1, false],
    [true, 0, false],
    [false, 2, false],
    [false, 1, false],
  ])('[SITE-8] installed: %j, history of %i: %j', (installed, historyLength, shown) => {
    expect(hasBackButton(installed, historyLength, 'likes')).toBe(shown);
  });

  it('[SITE-8] not where no page is', () => {
    expect(hasBackButton(true, 2, null)).toBe(false);
  });
});
