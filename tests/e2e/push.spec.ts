import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import type { PushMessage } from '#contract/notifications/push.ts';
import app from '#messages/en/app.ts';
import member from '#messages/en/member.ts';
import { tables } from '#server/db/index.ts';
import { addWriters, paying, send } from '../support/browser/chats.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { notifyingBrowser } from '../support/browser/find-chromium.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import {
  clickShown,
  deliver,
  shownBy,
  untilNoPage,
  untilWorker,
  workerOf,
} from '../support/browser/worker.ts';
import type { Person } from '../support/people.ts';
import { browserAt } from '../support/push.ts';

const browser = notifyingBrowser();

test.use({ serviceWorkers: 'allow', ...(browser && { launchOptions: browser }) });

test.skip(browser === null, 'A browser without windows shows no notifications.');

const message: PushMessage = {
  title: 'You have 2 new messages',
  body: 'Open Duet to take a look.',
  lang: 'en',
  path: '/chats',
  tag: 'new_messages',
  icon: '/icons/192.png',
  badge: 2,
};

/** Subscribing needs the push service of the browser's maker, which no test can reach. */
const pretendPushService = (page: Page) => {
  const { subscription } = browserAt(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
  return page.addInitScript((made) => {
    if (location.protocol !== 'http:') return;
    const key = new ArrayBuffer(0);
    const fake = {
      endpoint: made.endpoint,
      options: { applicationServerKey: key },
      toJSON: () => made,
      unsubscribe: () => {
        localStorage.removeItem('test-subscribed');
        return Promise.resolve(true);
      },
    };
    const subscribed = () => localStorage.getItem('test-subscribed') !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscribed() ? fake : null),
      subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        fake.options.applicationServerKey = options.applicationServerKey.buffer;
        localStorage.setItem('test-subscribed', '1');
        return Promise.resolve(fake);
      },
    });
  }, subscription);
};

/** Notes whether the browser's own question was asked. */
const watchQuestion = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((given) => {
    const asked = globalThis as unknown as { asked: number };
    asked.asked = 0;
    Notification.requestPermission = () => {
      asked.asked += 1;
      return Promise.resolve(given);
    };
  }, answer);

const timesAsked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: number }).asked);

test.use({ viewport: screens.phone });

/** Lies over the page. */
const offer = (page: Page) => page.getByRole('status').filter({ hasText: app.pushAlert.on });

/** Writes to somebody from an open chat, which is when one waits for an answer. */
const writeFrom = async (page: Page, server: Server, name: string): Promise<void> => {
  const [writer] = (await addWriters(server, [name])) as [Person];
  await page.goto(server.url(hosts[1], linkTo('members-id-chat', { id: writer.profileId })));
  await untilHydrated(page);
  await send(page, 'Hello');
};

test('[NOTE-3] [NOTE-5] our own question comes first, and the browser is saved', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await page.context().grantPermissions(['notifications']);
  await pretendPushService(page);
  await watchQuestion(page, 'granted');
  const { id } = await signIn('Pippa', paying);
  // Nobody is asked for coming by.
  await open(linkTo('pricing'));
  await untilWorker(page);
  await expect(offer(page)).toHaveCount(0);
  await writeFrom(page, server, 'Olaf');
  await expect(offer(page)).toContainText(app.pushAlert.text.replace('{site}', 'Duet'));
  expect(await timesAsked(page)).toBe(0);
  await expectSound(page, 'push alert');
  await offer(page).getByRole('button', { name: app.pushAlert.on }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(await timesAsked(page)).toBe(1);
  const { db } = server.app.core;
  const { pushSubscriptions } = tables;
  const rows = () => db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
  const saved = await rows();
  expect(saved.map(({ endpoint }) => new URL(endpoint).host)).toEqual(['fcm.googleapis.com']);
  // It holds, and nobody is asked again.
  await open(linkTo('pricing'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  // Who logs out gets nothing here any more.
  await page.getByRole('button', { name: member.nav.account }).click();
  await page.getByRole('menuitem', { name: member.nav.logout }).click();
  await page.waitForURL(/\/$/);
  expect(await rows()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
});

test('[NOTE-5] “Not now” is kept with its moment', async ({ page, server, signIn }) => {
  await page.context().grantPermissions(['notifications']);
  const before = Date.now();
  const { id } = await signIn('Quentin', paying);
  await writeFrom(page, server, 'Otto');
  await offer(page).getByRole('button', { name: app.pushAlert.later }).click();
  await expect(offer(page)).toHaveCount(0);
  const at = await page.evaluate((key) => localStorage.getItem(key), `push-alert:${id}`);
  expect(Number(at)).toBeGreaterThanOrEqual(before);
});

test('[NOTE-3] who says no to the browser is left in peace', async ({ page, server, signIn }) => {
  await page.context().grantPermissions(['notifications']);
  await watchQuestion(page, 'denied');
  await signIn('Rhoda', paying);
  await writeFrom(page, server, 'Onno');
  await offer(page).getByRole('button', { name: app.pushAlert.on }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('[NOTE-3] [SITE-16] a push is shown when no page is in sight, and counted on the app’s icon', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn('Selma');
  await open(linkTo('pricing'));
  await untilWorker(page);
  const worker = await workerOf(context);
  const origin = server.url('duet.localhost', '');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { navigator: object; badge: unknown };
    Object.defineProperty(scope.navigator, 'setAppBadge', {
      value: (sum: number) => {
        scope.badge = sum;
        return Promise.reject(new Error('Not even this may be heard.'));
      },
    });
  });
  // In sight: the page hears of it by itself.
  const badge = () => worker.evaluate(() => (globalThis as unknown as { badge: unknown }).badge);
  await deliver(page, origin, { ...message, badge: 1 });
  await expect.poll(badge).toBe(1);
  expect(await shownBy(worker)).toEqual([]);
  await page.goto('about:blank');
  await untilNoPage(worker);
  await deliver(page, origin, { ...message, title: 'You have a new message' });
  // The second comes in place of the first.
  await deliver(page, origin, message);
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([
      {
        title: 'You have 2 new messages',
        body: 'Open Duet to take a look.',
        tag: 'new_messages',
        lang: 'en',
        data: { path: '/chats' },
      },
    ]);
  expect(await badge()).toBe(2);
});

test('[NOTE-3] a click leads an open tab to the right page without a new document, never to another site', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  await context.grantPermissions(['notifications']);
  await signIn('Thora');
  await open(linkTo('pricing'));
  await untilWorker(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  // As long as nobody looks at it.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  const worker = await workerOf(context);
  const click = async (path: string) => {
    await worker.evaluate(
      async ({ title, tag, data }) => {
        const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
        await scope.registration.showNotification(title, { tag, data });
      },
      { ...message, data: { path } },
    );
    await clickShown(worker);
  };
  await click(message.path);
  await expect(page).toHaveURL(server.url('duet.localhost', '/chats'));
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await shownBy(worker)).toEqual([]);
  await click('https://elsewhere.example/');
  await expect(page).toHaveURL(/duet\.localhost:\d+\/members$/);
});
