import { limits } from './limits.ts';

/** Every cookie the product sets; all are necessary for what the visitor asked for. */
export const cookies = {
  session: 'session',
  locale: 'locale',
  country: 'country',
  trafficsource: 'trafficsource',
  notice: 'notice',
  reminders: 'reminders',
} as const;

const DAY = 86_400;

export const cookieSeconds = {
  session: limits.cookieDays.session * DAY,
  locale: limits.cookieDays.locale * DAY,
} as const;

/** Over TLS the prefix makes browsers refuse a session cookie that another host tries to plant. */
export const sessionCookie = (secure: boolean): string =>
  secure ? `__Host-${cookies.session}` : cookies.session;
