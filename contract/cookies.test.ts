import { expect, it } from 'vitest';
import { cookies, cookieMaxAgeSeconds, sessionCookieName } from './cookies.ts';

it('the session cookie carries the host prefix over TLS, and only there', () => {
  expect(sessionCookieName(true)).toBe('__Host-session');
  expect(sessionCookieName(false)).toBe('session');
});

it('the session cookie lasts 30 days', () => {
  expect(cookieMaxAgeSeconds.session).toBe(2_592_000);
});

it('[SITE-4] the language is kept in the cookie `locale` for 365 days', () => {
  expect(cookies.locale).toBe('locale');
  expect(cookieMaxAgeSeconds.locale).toBe(31_536_000);
});

it('no two cookies share a name', () => {
  const names = Object.values(cookies);
  expect(new Set(names).size).toBe(names.length);
});
