import type { Locale } from './locales.ts';

/** What the server tells the pages about the request they are rendered for. */
export interface Visit {
  readonly mode: 'production' | 'development' | 'test';
  readonly locale: Locale;
  /** How the site is reached from outside, whatever address this request came by. */
  readonly origin: string;
  readonly signedIn: boolean;
  readonly hasTrafficsource: boolean;
  /** Whether the cookie notice was closed before. */
  readonly noticeRead: boolean;
  /** The cookie that tells what was closed; see `reminders.ts`. */
  readonly closedReminders: string;
  /** Lets our own scripts run under the content security policy. */
  readonly nonce: string;
  /** Logs what went wrong while rendering. */
  readonly report: (error: unknown) => void;
  /** The API in the same process, called as the visitor who asked for the page. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * The header in which a page says that whoever visits alike gets the same: it holds nothing made for
 * one answer, such as the key of a form. It stays inside the server.
 */
export const sameForAllHeader = 'x-same-for-all';

/** Renders one request for a page. */
export type HandlePage = (request: Request, visit: Visit) => Promise<Response>;
