import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';

test.use({ viewport: screens.phone });

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

const askExclusion = async (page: Page, email: string) => {
  await page.getByLabel(en.exclusion.email).fill(email);
  await page.getByRole('radio', { name: '1 year' }).check();
  await page.getByRole('button', { name: en.exclusion.submit }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(en.exclusion.sent.title);
};

const expectBanned = async (page: Page) => {
  const until = new Date();
  until.setUTCMonth(until.getUTCMonth() + 12);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByRole('main').getByRole('status')).toContainText(en.exclusion.done.title);
  await expect(page.getByRole('main').getByRole('status')).toContainText(date.format(until));
};

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may write a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

/** A complaint with everything wrong is refused, and what was written is still there. */
const beRefused = async (page: Page) => {
  await control(page, 'email').fill('not an address');
  await control(page, 'message').fill('Too short.');
  await submit(page).click();
  const { required, invalid_email, unknown_choice, too_short } = en.fields;
  for (const [name, text] of [
    ['name', required],
    ['email', invalid_email],
    ['topic', `${unknown_choice}|${required}`],
    ['message', too_short],
  ] as const) {
    await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`^(?:${text})`));
  }
  await expect(control(page, 'email')).toHaveValue('not an address');
  await expect(control(page, 'message')).toHaveValue('Too short.');
};

const expectFiled = async (page: Page, server: Server, email: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERENCE);
  const [filed, ...more] = await filedBy(server, email);
  const { reference = '' } = filed ?? {};
  expect(filed).toMatchObject({ topic: 'payment', message: story, status: 'received' });
  expect(more).toEqual([]);
  await expect(page.getByRole('status')).toContainText(reference);
  await expect(page.getByText(en.complaints.status.received, { exact: true })).toBeVisible();
  await expect(page.getByText(story)).toBeVisible();
  return reference;
};

test('[SITE-12] [API-10] a complaint is refused, filed once by two clicks, and followed', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/400/);
  const email = 'status@people.example';
  await open(linkTo('complaints'));
  await beRefused(page);
  await expectSound(page, 'refused complaint');
  await writeComplaint(page, email);
  await submit(page).dblclick();
  const reference = await expectFiled(page, server, email);

  await open(await linkIn(server, email));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByText(story)).toBeVisible();

  // A wrong key finds nothing.
  const url = linkTo('complaints', {}, { reference, key: 'a'.repeat(43) });
  const answer = await server.app.http.inject({ url, headers: { host: hosts[1] } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(en.error.home);
});

test('[SITE-11] [API-10] self-exclusion wants a real address, and ends the session', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/exclusion\.php/);
  const { email, session } = await signIn('Sascha');
  await open(linkTo('pages-ban'));
  const field = page.getByLabel(en.exclusion.email);
  await field.fill('nobody');
  await page.getByRole('button', { name: en.exclusion.submit }).click();
  await expect(field).toHaveAccessibleDescription('Invalid email');
  await expect(field).toHaveValue('nobody');

  await askExclusion(page, email);
  await open(await linkIn(server, email));
  await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
  // The end of the session must not hide what became of the wish.
  await expectBanned(page);
  const headers = { host: hosts[1], cookie: `${cookies.session}=${session}` };
  const led = await server.app.http.inject({ url: linkTo('profile'), headers });
  expect(led.headers.location).toContain(linkTo('login'));
});

// What each kind of failure says is proven in contract/core/client.test.ts.
test('[API-10] six tries in vain show their words, and nothing typed is lost', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/complaints\.php/);
  const email = 'patient@people.example';
  const calls = '**/api/complaints.php';
  await page.clock.install();
  await open(linkTo('complaints'));
  await writeComplaint(page, email);
  let tries = 0;
  await page.route(calls, async (route) => {
    tries += 1;
    await route.abort('connectionrefused');
  });
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  // The pauses between the tries pass until the page gives up.
  const isBusy = async () => {
    await page.clock.fastForward(5000);
    return submit(page).getAttribute('aria-busy');
  };
  await expect.poll(isBusy, { timeout: 120_000 }).toBeNull();
  await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
  expect(tries).toBe(6);
  await expectTyped(page, email);
  expect(await filedBy(server, email)).toEqual([]);
  await page.unroute(calls);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFERENCE);
  expect(await filedBy(server, email)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-12] [API-10] a complaint is refused, filed and followed', async ({
    open,
    page,
    server,
    troubles,
  }) => {
    troubles.expect(/^400|status of 400/);
    const email = 'plain@people.example';
    await open(linkTo('complaints'));
    await beRefused(page);
    await writeComplaint(page, email);
    await submit(page).click();
    const reference = await expectFiled(page, server, email);
    await open(await linkIn(server, email));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  });

  test('[SITE-11] [API-10] self-exclusion, by no dead link', async ({
    open,
    page,
    server,
    troubles,
  }) => {
    troubles.expect(/410|400/);
    await open(linkTo('pages-ban', {}, { token: 'a'.repeat(43) }));
    await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Link expired or invalid, request a new email',
    );

    const email = 'leaving@people.example';
    await open(linkTo('pages-ban'));
    await askExclusion(page, email);
    const link = await linkIn(server, email);
    expect(link).toMatch(/^\/pages\/ban\?token=[\w-]{43}$/);
    await open(link);
    await expect(page.getByRole('heading', { name: en.exclusion.confirm.title })).toBeVisible();
    await page.getByRole('button', { name: en.exclusion.confirm.submit }).click();
    await expectBanned(page);
  });
});
