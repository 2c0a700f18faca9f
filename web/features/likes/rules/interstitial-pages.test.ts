import { describe, expect, it } from 'vitest';
import type { RouteName } from '#contract/routes.ts';
import { linkTo, routes } from '#contract/routes.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { isOccupied, canShowInterstitials } from './interstitial-pages.ts';

const names = Object.keys(routes) as RouteName[];

describe('a match over the whole screen', () => {
  it('[LIKE-1] comes on pages for looking around, and on no other', () => {
    expect(names.filter(canShowInterstitials)).toEqual([
      'index',
      'members',
      'members-id',
      'chats',
      'likes',
      'likes-type',
      'likes-m-id',
      'updates',
      'signup-matches',
      'match-finder',
      'swipe-game',
    ]);
  });

  it('[LIKE-1] [PAY-1] waits while something is paid', () => {
    const paths = [
      linkTo('credits'),
      linkTo('credits-id-paymentmethod', { id: '1', paymentmethod: 'card' }),
      linkTo('credits-repeat-order'),
      linkTo('transactions-id'),
      linkTo('directdebit'),
    ];
    expect(paths.filter((path) => canShowInterstitials(routeNameOf(path)))).toEqual([]);
  });

  it('[LIKE-1] waits at an address that is no page', () => {
    expect(canShowInterstitials(routeNameOf('/nowhere/at/all'))).toBe(false);
  });
});

/** Something with the focus, and what is around it, as selectors tell it. */
const within = (...around: readonly string[]): Pick<Element, 'closest'> => ({
  closest: (selectors: string) =>
    selectors.split(', ').some((one) => around.includes(one)) ? ({} as Element) : null,
});

describe('somebody', () => {
  it.each([
    { at: 'nothing', focused: null, occupied: false },
    { at: 'the page', focused: within('body'), occupied: false },
    { at: 'a button', focused: within('button', 'main'), occupied: false },
    { at: 'a field', focused: within('input', 'form'), occupied: true },
    { at: 'a message', focused: within('textarea'), occupied: true },
    { at: 'a choice', focused: within('select'), occupied: true },
    { at: 'a text', focused: within('[contenteditable]'), occupied: true },
    { at: 'a button of a window', focused: within('button', 'dialog'), occupied: true },
    { at: 'a moment', focused: within('dialog', '[data-moment]'), occupied: false },
    { at: 'a field in a moment', focused: within('input', '[data-moment]'), occupied: false },
  ])('[LIKE-1] at $at is occupied: $occupied', ({ focused, occupied }) => {
    expect(isOccupied(focused)).toBe(occupied);
  });
});
