import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, Response as Injected } from 'light-my-request';
import type { Call } from '#contract/core/client.ts';
import { createClient } from '#contract/core/client.ts';
import { cookies } from '#contract/cookies.ts';
import type { HandlePage } from '#contract/visit.ts';
import type { App, AppOptions } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import type { Clock } from '#server/core/index.ts';
import { freshDatabase } from './database.ts';
import type { SentMail } from './outbox.ts';
import { readOutbox } from './outbox.ts';
import { LONG_TIMEOUTS, RARE_RETRIES, waitFor } from './wait.ts';

interface MovableClock extends Clock {
  /** Moves the product's time forward. */
  forward(by: { seconds?: number; hours?: number; days?: number }): void;
}

/** Begins at the coming noon, so that no test ends on another day than it began, whenever it runs. */
const movableClock = (): MovableClock => {
  const now = new Date();
  const noon = new Date(now).setUTCHours(now.getUTCHours() < 12 ? 12 : 36, 0, 0, 0);
  let ahead = noon - now.getTime();
  return {
    now: () => new Date(Date.now() + ahead),
    forward: ({ seconds = 0, hours = 0, days = 0 }) => {
      ahead += (seconds + hours * 3600 + days * 86_400) * 1000;
    },
  };
};

export interface Caller {
  readonly host?: string;
  readonly session?: string;
  /** The token of a session in the console. */
  readonly staff?: string | undefined;
  /** The address the connection comes from. */
  readonly address?: string;
  /** `undefined` takes a header away that is sent otherwise. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Raw extends Caller {
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface TestApp extends App {
  readonly clock: MovableClock;
  readonly dataDir: string;
  /** A client as a browser of this person would use it: same origin, cookies, no retries. */
  as(caller?: Caller): Call;
  /** One request of the same browser as it goes over the wire, with all that the client hides. */
  send(method: string, url: string, raw?: Raw): Promise<Injected>;
  /** Waits until that many mails to the address have left, and returns them, oldest first. */
  mailsTo(address: string, count?: number): Promise<SentMail[]>;
}

const HOST = 'duet.localhost';

const typeOf = (body: unknown) =>
  body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';

const payloadOf = (body: unknown) => {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

const rawRequest = (method: string, url: string, raw: Raw): InjectOptions => {
  const { host = HOST, session, staff, address, headers = {}, body } = raw;
  const all: Record<string, string | undefined> = {
    host,
    'sec-fetch-site': 'same-origin',
    ...(session ? { cookie: `${cookies.session}=${session}` } : {}),
    ...(staff ? { cookie: `${cookies.console}=${staff}` } : {}),
    ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
    ...headers,
  };
  return {
    method,
    url,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    ...(address ? { remoteAddress: address } : {}),
    ...(body === undefined ? {} : { payload: payloadOf(body) }),
  };
};

/** What the client would send, as `send` takes it. */
const bodyOf = async ({ body }: RequestInit): Promise<{ body?: unknown }> => {
  if (body instanceof Blob) return { body: await body.bytes() };
  return typeof body === 'string' ? { body } : {};
};

/**
 * The real app on a database of its own. Only what lies outside is replaced, by its local driver.
 * There are no pages, unless something is given that renders them.
 */
export const testApp = async (
  env: Record<string, string> = {},
  pages?: HandlePage,
  {
    clientDir = null,
    ...options
  }: Omit<AppOptions, 'clock' | 'database'> & { readonly clientDir?: string | null } = {},
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'duet-test-'));
  const clock = movableClock();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    ...LONG_TIMEOUTS,
    ...env,
  });
  const database = config.databaseUrl === null ? { database: await freshDatabase() } : {};
  const app = await createApp(config, { clock, ...RARE_RETRIES, ...database, ...options });
  if (pages) await app.servePages(pages, clientDir);
  await app.http.ready();
  const send = (method: string, url: string, raw: Raw = {}) =>
    app.http.inject(rawRequest(method, url, raw));
  return {
    ...app,
    clock,
    dataDir,
    send,
    as: (caller = {}) =>
      createClient({
        retries: 0,
        fetch: async (url, init) => {
          const headers = { ...(init.headers as Record<string, string>), ...caller.headers };
          const raw = { ...caller, ...(await bodyOf(init)), headers };
          const answer = await send(init.method ?? 'GET', url, raw);
          return new Response(answer.payload, {
            status: answer.statusCode,
            headers: answer.headers as Record<string, string>,
          });
        },
      }),
    mailsTo: (address, count = 1) =>
      waitFor(async () => {
        const mine = (await readOutbox(join(dataDir, 'outbox'))).filter(({ to }) => to === address);
        return mine.length >= count ? mine : null;
      }, `a mail to ${address}`),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
