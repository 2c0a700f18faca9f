import { describe, expect, it } from 'vitest';
import type { RouteName } from '../../../../contract/routes.ts';
import { linkTo, routes } from '../../../../contract/routes.ts';
import { routeNameOf } from '../../site/rules/route-name.ts';
import { mayShowMoments } from './moment-pages.ts';

const names = Object.keys(routes) as RouteName[];

describe('a match over the whole screen', () => {
  it('[LIKE-1] comes on pages for looking around, and on no other', () => {
    expect(names.filter(mayShowMoments)).toEqual([
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
    expect(paths.filter((path) => mayShowMoments(routeNameOf(path)))).toEqual([]);
  });

  it('[LIKE-1] waits at an address that is no page', () => {
    expect(mayShowMoments(routeNameOf('/nowhere/at/all'))).toBe(false);
  });
});
