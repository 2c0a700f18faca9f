import { describe, expect, it } from 'vitest';
import type { RouteName } from '#contract/routes.ts';
import { linkTo, routes } from '#contract/routes.ts';
import { routeNameOf } from './route-name.ts';

const names = Object.keys(routes) as RouteName[];

describe('routeNameOf', () => {
  it.each(names)('[SITE-18] finds %s by the link that is made from it', (name) => {
    const params = { id: 'x1', slug: 'x2', type: 'x3', paymentmethod: 'x4', token: 'x5' };
    expect(routeNameOf(linkTo(name, params))).toBe(name);
  });

  it.each<[string, RouteName | null]>([
    ['/credits/repeat-order', 'credits-repeat-order'],
    ['/credits/5', 'credits-id-paymentmethod'],
    ['/transactions', 'transactions-id'],
    ['/members/5/landing2', 'members-id-landing2-slug'],
    ['/landers/video', 'landers-video-slug'],
    ['/likes/m', 'likes-type'],
    ['/pages/ban', 'pages-ban'],
    ['/pages/house-rules', 'pages-token'],
    ['/members/', 'members'],
    ['/pages/ban/', 'pages-ban'],
    ['/nowhere', null],
    ['/members/5/nowhere', null],
    ['/pages', null],
    ['', null],
  ])('[SITE-18] %j is %j', (path, name) => {
    expect(routeNameOf(path)).toBe(name);
  });
});
