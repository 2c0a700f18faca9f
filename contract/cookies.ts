import { limits } from './limits.ts';

/** Every cookie the product sets; all are necessary for what the visitor asked for. */
export const cookies = {
  session: 'session',
  locale: 'locale',
  country: 'country',
  trafficsource: 'trafficsource',
  notice: 'notice',
  reminders: 'reminders',
  console: 'console',
  written: 'written',
} as const;

const DAY_SECONDS = 86_400;

export const cookieMaxAgeSeconds = {
  session: limits.cookieDays.session * DAY_SECONDS,
  locale: limits.cookieDays.locale * DAY_SECONDS,
  /** Longer than a replica may be behind. */
  written: 10,
} as const;

/** Over TLS the prefix makes browsers refuse a session cookie that another host tries to plant. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? `__Host-${cookies.session}` : cookies.session;

/** The same for the console. */
export const consoleCookieName = (secure: boolean): string =>
  secure ? `__Host-${cookies.console}` : cookies.console;
