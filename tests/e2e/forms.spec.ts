import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '../../contract/routes.ts';
import en from '../../messages/en/public.ts';
import { tables } from '../../server/db/index.ts';
import { expectAccessible } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';

const UNREACHABLE = 'An error occured, please try again later.';
const REFERENCE = /C-[0-9A-Z]{4}-[0-9A-Z]{4}/;

const story = 'They asked me for money twice, on Monday and again on Friday.';

const control = (page: Page, name: 'name' | 'email' | 'topic' | 'message') =>
  page.getByLabel(en.complaints[name]);

const submit = (page: Page) => page.getByRole('button', { name: en.complaints.submit });

const writeComplaint = async (page: Page, email: string) => {
  await control(page, 'name').fill('Robin Example');
  await control(page, 'email').fill(email);
  await control(page, 'topic').selectOption('payment');
  await control(page, 'message').fill(story);
};

const expectTyped = async (page: Page, email: string) => {
  await expect(control(page, 'name')).toHaveValue('Robin Example');
  await expect(control(page, 'email')).toHaveValue(email);
  await expect(control(page, 'topic')).toHaveValue('payment');
  await expect(control(page, 'message')).toHaveValue(story);
};

const filedBy = ({ app }: Server, email: string) =>
  app.core.db.select().from(tables.complaints).where(eq(tables.complaints.email, email));

/** The link of the newest mail, on the port that this server happened to get. */
const linkIn = async (server: Server, address: string): Promise<string> => {
  await expect.poll(async () => (await server.mailsTo(address)).length).toBeGreaterThan(0);
  const mail = (await server.mailsTo(address)).at(-1);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return pathname + search;
};

const askExclusion = async (page: Page, open: (path: string) => unknown, email: string) => {
  await open(linkTo('pages-ban'));
  await page.getByLabel(en.exclusion.email).fill(email);
  await page.getByRole('radio', { name: '1 year' }).check();
  await page.getByRole('button', { name: en.exclusion.submit }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(en.exclusion.sent.title);
};

const expectBanned = async (page: Page) => {
  const until = new Date();
  until.setUTCMonth(until.getUTCMonth() + 12);
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByRole('main').getByRole('status')).toContainText(en.exclusion.done.title);
  await expect(page.getByRole('main').getByRole('status')).toContainText(date.format(until));
};

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may write a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[SITE-12] [API-10] a complaint that is all wrong', async ({ open, page, troubles }) => {
      troubles.expect(/^400|status of 400/);
      await open(linkTo('complaints'));
      await control(page, 'email').fill('not an address');
      await control(page, 'message').fill('Too short.');
      await submit(page).click();
      const { required, invalid_email, unknown_choice, too_short } = en.fields;
      for (const [name, text] of [
        ['name', required],
        ['email', invalid_email],
        ['message', too_short],
      ] as const) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`^${text}`));
      }
      await expect(control(page, 'topic')).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, 'topic')).toHaveAccessibleDescription(
        new RegExp(`${unknown_choice}|${required}`),
      );
      await expect(control(page, 'email')).toHaveValue('not an address');
      await expect(control(page, 'message')).toHaveValue('Too short.');
      if (javaScriptEnabled) await expectAccessible(page, 'refused complaint');
    });

    test('[SITE-12] a complaint and its status', async ({ open, page, server }) => {
      const email = `status.${javaScriptEnabled}@people.example`;
      await open(linkTo('complaints'));
      await writeComplaint(page, email);
      await submit(page).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERENCE);
      const [filed] = await filedBy(server, email);
      const { reference = '' } = filed ?? {};
      expect(filed).toMatchObject({ topic: 'payment', message: story, status: 'received' });
      await expect(page.getByRole('status')).toContainText(reference);
      await expect(page.getByText(en.complaints.status.received, { exact: true })).toBeVisible();
      await expect(page.getByText(story)).toBeVisible();

      await open(await linkIn(server, email));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
      await expect(page.getByRole('status')).toHaveCount(0);
      await expect(page.getByText(story)).toBeVisible();
    });

    test('[SITE-11] self-exclusion', async ({ open, page, server }) => {
      const email = `leaving.${javaScriptEnabled}@people.example`;
      await askExclusion(page, open, email);
      const link = await linkIn(server, email);
      expect(link).toMatch(/^\/pages\/ban\?token=[\w-]{43}$/);
      await open(link);
      await expect(page.getByRole('heading', { name: en.exclusion.confirm.title })).toBeVisible();
      await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
      await expectBanned(page);
    });
  });
}

test('[SITE-11] self-exclusion of a member who is signed in', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { email } = await signIn('Sascha');
  await askExclusion(page, open, email);
  await open(await linkIn(server, email));
  await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
  // The end of the session must not hide what became of the wish.
  await expectBanned(page);
  await open('/');
  await expect(page.getByRole('link', { name: en.nav.login })).toBeVisible();
});

test('[SITE-12] two clicks file one complaint', async ({ open, page, server }) => {
  const email = 'twice@people.example';
  await open(linkTo('complaints'));
  await writeComplaint(page, email);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERENCE);
  expect(await filedBy(server, email)).toHaveLength(1);
});

test('[API-10] a server out of reach is tried six times, and nothing typed is lost', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/complaints\.php/);
  const email = 'patient@people.example';
  const calls = '**/api/complaints.php';
  let tries = 0;
  await page.route(calls, async (route) => {
    tries += 1;
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await open(linkTo('complaints'));
  await writeComplaint(page, email);
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  const alert = page.getByRole('alert');
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(alert).toHaveText(UNREACHABLE, { timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  expect(tries).toBe(6);
  await expectTyped(page, email);
  expect(await filedBy(server, email)).toEqual([]);

  await page.unroute(calls);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERENCE);
  expect(await filedBy(server, email)).toHaveLength(1);
});

test('[API-10] an error of ours shows its words, and nothing typed is lost', async ({
  open,
  page,
  troubles,
}) => {
  troubles.expect(/complaints\.php/);
  const json = { error: 'An error has occurred.', code: 'internal' };
  await page.route('**/api/complaints.php', (route) => route.fulfill({ status: 500, json }));
  await page.clock.install();
  await open(linkTo('complaints'));
  await writeComplaint(page, 'broken@people.example');
  await submit(page).click();
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page.getByRole('alert')).toHaveText(json.error, { timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  await expectTyped(page, 'broken@people.example');
});

test('[SITE-12] a wrong key finds no complaint', async ({ open, page, troubles }) => {
  troubles.expect(/404/);
  const query = { reference: 'C-0000-0000', key: 'a'.repeat(43) };
  const answer = await open(linkTo('complaints', {}, query));
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('link', { name: en.error.home })).toBeVisible();
});

test('[SITE-11] [API-10] self-exclusion wants a real address', async ({ open, page, troubles }) => {
  troubles.expect(/exclusion\.php/);
  await open(linkTo('pages-ban'));
  const email = page.getByLabel(en.exclusion.email);
  await email.fill('nobody');
  await page.getByRole('button', { name: en.exclusion.submit }).click();
  await expect(email).toHaveAccessibleDescription('Invalid email');
  await expect(email).toHaveValue('nobody');
});

test('[SITE-11] [API-10] a link that was never sent', async ({ open, page, troubles }) => {
  troubles.expect(/exclusion\.php/);
  await open(linkTo('pages-ban', {}, { token: 'a'.repeat(43) }));
  await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
  const text = 'Link expired or invalid, request a new email';
  await expect(page.getByRole('alert')).toHaveText(text);
});
