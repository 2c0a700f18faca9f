import { test as base, expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import type { Pages } from '#run/build.ts';
import { tables } from '#server/db/index.ts';
import type { Person } from '../people.ts';
import { addPerson } from '../people.ts';
import type { Staff } from '../staff.ts';
import { addStaff } from '../staff.ts';
import { buildOnce } from '../start.ts';
import type { Host, Server, SiteId } from './server.ts';
import { hosts, startServer } from './server.ts';
import type { Troubles } from './troubles.ts';
import { watch } from './troubles.ts';

export { expect };

type Overrides = NonNullable<Parameters<typeof addPerson>[2]>;

type StaffGiven = Parameters<typeof addStaff> extends [unknown, ...infer Rest] ? Rest : never;

interface TestFixtures {
  /** Nobody whom an earlier test made is found by this one. */
  nobodyElse: void;
  /** Whether this browser was here before: the entry warning and the notice about cookies are closed. */
  returning: boolean;
  /** Fails the test that sees an error of a page, unless the test said that it would. */
  troubles: Troubles;
  /** Goes to a page of a site, and waits until it reacts. */
  open(path: string, host?: Host): Promise<Response>;
  /** Makes a member and signs the browser in as them. */
  signIn(name: string, overrides?: Overrides): Promise<Person>;
  /** Makes somebody of the staff and signs the browser in to the console as them. */
  signInStaff(...given: StaffGiven): Promise<Staff>;
}

interface WorkerFixtures {
  /** Which pages are served: those of the product, or those for whoever builds it. */
  pages: Pages;
  server: Server;
}

/** Runs in the page, before its own scripts; blank pages have no storage. */
export const answerEntryWarning = () => {
  if (location.protocol === 'http:') localStorage.setItem('entry-warning-skipped', '1');
};

/**
 * Waits until the router restores positions itself: every effect of the first render has run. Pages
 * for reading load their scripts only when somebody touches them.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return history.scrollRestoration === 'manual';
  });

/** What the server says once a live connection has been let in and hears everything. */
const CONNECTED = '40';

/** Waits until a page that is about to be opened hears what happens. */
export const untilLive = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(CONNECTED)) resolve();
      });
    });
  });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  pages: ['product', { option: true, scope: 'worker' }],

  server: [
    async ({ pages }, use) => {
      // The product was built before all tests; the others take turns.
      if (pages === 'dev') await buildOnce(pages);
      const server = await startServer(process.env['TEST_TEMPLATE'] ?? '', { pages });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  returning: [true, { option: true }],

  nobodyElse: [
    async ({ server }, use) => {
      await server.app.core.db.delete(tables.listings);
      await use();
    },
    { auto: true },
  ],

  troubles: [
    async ({ context, javaScriptEnabled }, use, info) => {
      const troubles = watch(context, javaScriptEnabled);
      await use(troubles);
      if (info.status !== info.expectedStatus) {
        const body = context.pages().map((page) => page.url());
        await info.attach('pages', { body: body.join('\n'), contentType: 'text/plain' });
      }
      expect(troubles.list(), 'errors that the pages reported').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, server, returning }, use) => {
    if (returning) {
      const name = cookies.notice;
      const urls = Object.values(hosts).map((host) => server.url(host));
      await context.addCookies(urls.map((url) => ({ name, value: '1', url })));
      await context.addInitScript(answerEntryWarning);
    }
    await use(context);
  },

  open: async ({ page, server, javaScriptEnabled }, use) => {
    await use(async (path, host = 'duet.localhost') => {
      const response = await page.goto(server.url(host, path));
      if (!response) throw new Error(`No answer from ${path}.`);
      if (javaScriptEnabled) await untilHydrated(page);
      return response;
    });
  },

  signIn: async ({ context, server }, use) => {
    let count = 0;
    await use(async (name, overrides = {}) => {
      count += 1;
      const email = `${name}.${Date.now()}.${count}@people.example`.toLowerCase();
      const person = await addPerson(server.app.core, name, {
        email,
        // Only tests about the welcome offer are told of it.
        createdAt: new Date(Date.now() - 2 * limits.timeBonus.seconds * 1000),
        ...overrides,
      });
      const url = server.url(hosts[(overrides.siteId ?? 1) as SiteId]);
      await context.addCookies([
        { name: cookies.session, value: person.session, url, httpOnly: true, sameSite: 'Lax' },
      ]);
      return person;
    });
  },

  signInStaff: async ({ context, server }, use) => {
    await use(async (...given) => {
      const staff = await addStaff(server.app.core, ...given);
      const url = server.url(hosts[1]);
      await context.addCookies([
        { name: cookies.console, value: staff.staff, url, httpOnly: true, sameSite: 'Strict' },
      ]);
      return staff;
    });
  },
});
