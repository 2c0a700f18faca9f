import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteName } from './routes.ts';
import { linkTo, routePattern, routes, staticPages } from './routes.ts';

const landers = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

describe('the table of routes', () => {
  it.each<[RouteName, string]>([
    ['index', '/'],
    ['members', '/members'],
    ['members-id', '/members/{id}'],
    ['chats', '/chats'],
    ['chats-id', '/chats/{id}'],
    ['likes', '/likes'],
    ['likes-type', '/likes/{type}'],
    ['likes-m-id', '/likes/m/{id}'],
    ['credits', '/credits'],
    ['credits-id-paymentmethod', '/credits/{id}/{paymentmethod?}'],
    ['credits-repeat-order', '/credits/repeat-order'],
    ['premium', '/premium'],
    ['profile', '/profile'],
    ['notifications', '/notifications'],
    ['updates', '/updates'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['complete-signup', '/complete-signup'],
    ['pricing', '/pricing'],
    ['complaints', '/complaints'],
    ['decision', '/decision'],
    ['transparency', '/transparency'],
    ['pages-terms', '/pages/terms'],
    ['pages-privacy', '/pages/privacy'],
    ['pages-cookies', '/pages/cookies'],
    ['pages-ban', '/pages/ban'],
    ['pages-return-policy', '/pages/return-policy'],
    ['pages-faq', '/pages/faq'],
    ['pages-service', '/pages/service'],
  ])('[SITE-18] has %s at %s', (name, path) => {
    expect(routes[name]).toBe(path);
  });

  it('[SITE-18] has every path of the product, each once, and no other', () => {
    const paths = [
      '/',
      '/members',
      '/members/{id}',
      '/members/{id}/chat',
      '/members/{id}/landing',
      '/members/{id}/signup',
      '/members/{id}/landing2/{slug?}',
      '/members/{id}/landing3/{slug?}',
      '/chats',
      '/chats/{id}',
      '/likes',
      '/likes/{type}',
      '/likes/m/{id}',
      '/credits',
      '/credits/repeat-order',
      '/credits/{id}/{paymentmethod?}',
      '/transactions/{id?}',
      '/withdrawal',
      '/directdebit',
      '/premium',
      '/pricing',
      '/profile',
      '/notifications',
      '/unsubscribe',
      '/updates',
      '/invitations',
      '/complaints',
      '/decision',
      '/transparency',
      '/login',
      '/signup',
      '/complete-signup',
      '/signup-matches',
      '/reset-password',
      '/reset-password/do',
      '/activate/done',
      '/activate/error',
      '/mail-change/do',
      '/account-deleted',
      '/lang-config',
      '/match-finder',
      '/swipe-game',
      ...landers.map((lander) => `/landers/${lander}/{slug?}`),
      '/landers/tinderswipe',
      ...['{token}', 'ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'].map(
        (page) => `/pages/${page}`,
      ),
    ];
    expect(Object.values(routes).toSorted()).toEqual(paths.toSorted());
  });

  it('[SITE-18] names a route after its path', () => {
    for (const [name, path] of Object.entries(routes)) {
      expect(path.slice(1).replaceAll(/[{}?]/g, '').replaceAll('/', '-') || 'index').toBe(name);
    }
  });

  it('[SITE-11, SITE-18] has a route for each static page', () => {
    for (const page of staticPages) expect(routes[`pages-${page}`]).toBe(`/pages/${page}`);
  });
});

describe('linkTo', () => {
  it('[SITE-18] leaves fixed paths as they are', () => {
    expect(linkTo('index')).toBe('/');
    expect(linkTo('reset-password-do')).toBe('/reset-password/do');
  });

  it('[SITE-18] fills in parameters', () => {
    expect(linkTo('members-id-chat', { id: 'ada' })).toBe('/members/ada/chat');
    expect(linkTo('members-id-landing2-slug', { id: 'ada', slug: 'sea' })).toBe(
      '/members/ada/landing2/sea',
    );
  });

  it('[SITE-18] leaves out optional parameters that are not given', () => {
    expect(linkTo('members-id-landing2-slug', { id: 'ada' })).toBe('/members/ada/landing2');
    expect(linkTo('transactions-id')).toBe('/transactions');
    expect(linkTo('credits-id-paymentmethod', { id: '5' })).toBe('/credits/5');
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a b', 'a%20b'],
    ['?x=1#y', '%3Fx%3D1%23y'],
    ['é', '%C3%A9'],
    ['100%', '100%25'],
    ['$&', '%24%26'],
    ['{id}', '%7Bid%7D'],
  ])('[SITE-18] encodes %j', (id, encoded) => {
    expect(linkTo('members-id', { id })).toBe(`/members/${encoded}`);
  });

  it('[SITE-18] appends a query and leaves out what is undefined', () => {
    expect(linkTo('members', undefined, { page: 2, country: undefined, q: 'a&b c' })).toBe(
      '/members?page=2&q=a%26b+c',
    );
    expect(linkTo('members', {}, { country: undefined })).toBe('/members');
    expect(linkTo('chats-id', { id: '7' }, { from: '', n: 0 })).toBe('/chats/7?from=&n=0');
  });

  it('[SITE-18] gives parameters and query back as they were', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (id, slug, value) => {
        const link = linkTo('members-id-landing3-slug', { id, slug }, { value });
        const [path = '', query] = link.split('?');
        expect(path.split('/').map(decodeURIComponent)).toEqual([
          '',
          'members',
          id,
          'landing3',
          slug,
        ]);
        expect([...new URLSearchParams(query)]).toEqual([['value', value]]);
      }),
    );
  });
});

describe('patternOf', () => {
  it.each<[RouteName, string]>([
    ['index', '/'],
    ['members-id-chat', '/members/:id/chat'],
    ['members-id-landing2-slug', '/members/:id/landing2/:slug?'],
    ['credits-id-paymentmethod', '/credits/:id/:paymentmethod?'],
    ['transactions-id', '/transactions/:id?'],
    ['pages-token', '/pages/:token'],
  ])('[SITE-18] writes %s for the router as %s', (name, pattern) => {
    expect(routePattern(name)).toBe(pattern);
  });
});
