import { expect, it } from 'vitest';
import type { Notice } from './notice.ts';
import { noticeOn, notices } from './notice.ts';

const due = (...names: Notice[]) =>
  Object.fromEntries(notices.map((name) => [name, names.includes(name)])) as Record<
    Notice,
    boolean
  >;

it('[NOTE-5] one at a time, the most important first', () => {
  expect(noticeOn('members', due(...notices))).toBe('activation');
  expect(noticeOn('members', due('photo', 'bonus', 'mail_stops'))).toBe('mail_stops');
  expect(noticeOn('members', due('photo', 'bonus'))).toBe('bonus');
  expect(noticeOn('members', due('photo'))).toBe('photo');
  expect(noticeOn('members', due())).toBeNull();
});

it.each([
  'members-id',
  'swipe-game',
  'match-finder',
  'transactions-id',
  'withdrawal',
  'decision',
] as const)('[NOTE-5] no reminder stands above %s', (route) => {
  expect(noticeOn(route, due('activation', 'mail_stops', 'photo'))).toBeNull();
});

it.each(['premium', 'credits'] as const)(
  '[NOTE-5] on %s only what is in the way of paying',
  (route) => {
    expect(noticeOn(route, due('activation', 'photo'))).toBe('activation');
    expect(noticeOn(route, due('mail_stops', 'photo'))).toBeNull();
  },
);
