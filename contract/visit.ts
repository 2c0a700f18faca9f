import type { ErrorAnswer } from './core/errors.ts';
import type { Locale } from './locales.ts';

/** What is asked of a call that only reads. */
export interface ReadInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** What a call that only reads was answered. */
export type ReadAnswer =
  | { readonly status: 200; readonly answer: unknown }
  | { readonly status: number; readonly refused: ErrorAnswer };

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
  /** The same for calls that only read, by their names: most of what a page asks, without HTTP. */
  readonly read: (name: string, input: ReadInput) => Promise<ReadAnswer>;
}

/**
 * The header in which a page says that whoever visits alike gets the same: it holds nothing made for
 * one answer, such as the key of a form. It stays inside the server.
 */
export const sameForAllHeader = 'x-same-for-all';

/** A page beside a response without a body; what is no page has its body. */
export type PageResponse = Response & { readonly page?: Uint8Array };

/** Renders one request for a page. */
export type HandlePage = (request: Request, visit: Visit) => Promise<PageResponse>;
