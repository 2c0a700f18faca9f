import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { asMember } from '../support/browser/as-member.ts';
import { expectAccessible, expectFits, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { mailedPath } from '../support/browser/mail.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { PASSWORD } from '../support/people.ts';

const { activate, deleted, login, mailChange, reset } = account;
const NEW_PASSWORD = 'two boats and a lighthouse';
const DEAD = 'a'.repeat(43);
const over = 'Link expired or invalid, request a new email';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const askReset = async (page: Page, email: string) => {
  await labelled(page, reset.email).fill(email);
  await press(page, reset.submit);
};

/** By their address: others of the same name may be there. */
const logIn = async (page: Page, email: string, password: string) => {
  await labelled(page, login.login).fill(email);
  await labelled(page, login.password).fill(password);
  await press(page, login.submit);
  await expect(page.getByRole('button', { name: member.nav.account, exact: true })).toBeVisible();
};

const userOf = async ({ app }: Server, id: string) => {
  const [user] = await app.core.db.select().from(tables.users).where(eq(tables.users.id, id));
  return user;
};

const choose = async (page: Page, password: string, repeated = password) => {
  await labelled(page, reset.choose.password).fill(password);
  await labelled(page, reset.choose.repeat).fill(repeated);
  await press(page, reset.choose.submit);
};

/** Asks for another address, from no browser; gives the address. */
const wantAddress = async (server: Server, person: Person) => {
  const email = `new.${person.email}`;
  await asMember(server, person)(api.mailChangeAsk, { body: { email, password: PASSWORD } });
  return email;
};

/** What the server sends to somebody who asks for a page. */
const sent = ({ app }: Server, url: string, person?: Person) =>
  app.http.inject({
    url,
    headers: { host: hosts[1], ...(person && { cookie: `${cookies.session}=${person.session}` }) },
  });

/** What they read in the end. */
const readAt = async (server: Server, url: string, person?: Person): Promise<string> => {
  const { body, headers } = await sent(server, url, person);
  return headers.location === undefined ? body : readAt(server, headers.location, person);
};

const leave = (server: Server, person: Person) =>
  asMember(server, person)(api.accountDelete, { body: { password: PASSWORD } });

test.use({ viewport: screens.phone });

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test('[ACC-8] [API-10] a new password, which ends the session of this browser too', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  // What the page asks for meanwhile meets the end of the session.
  troubles.expect(/40[034]/);
  const { email } = await signIn('Ada');
  await open(linkTo('reset-password'));
  await askReset(page, 'nobody.at.all@people.example');
  await expect(page.getByRole('alert')).toHaveText('E-mail address not found');
  await expect(labelled(page, reset.email)).toHaveValue('nobody.at.all@people.example');
  await askReset(page, 'nobody');
  await expect(labelled(page, reset.email)).toHaveAccessibleDescription(en.fields.invalid_email);
  await askReset(page, email);
  await expect(heading(page)).toHaveText(reset.sent.title);
  await expect(page.getByRole('main')).toContainText(email);

  await open(await mailedPath(server, email, 'reset-password-do'));
  await choose(page, NEW_PASSWORD, 'another one');
  await expect(labelled(page, reset.choose.repeat)).toHaveAccessibleDescription(
    'The entered passwords are not the same.',
  );
  await expectSound(page, 'passwords that differ');
  await choose(page, NEW_PASSWORD);
  // The end of the session must not hide that it worked.
  await expect(heading(page)).toHaveText(reset.done.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: reset.done.goOn, exact: true }).click();
  await expect(page.getByRole('button', { name: member.nav.account, exact: true })).toBeVisible();
});

test('[ACC-4] [ACC-9] the links to an address and to a new one, and nobody reads before that it is confirmed', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [done, changed] = [linkTo('activate-done'), linkTo('mail-change-do')];
  expect((await sent(server, done)).headers.location).toBe(linkTo('login'));
  expect(await readAt(server, changed)).not.toContain(mailChange.done.title);

  const person = await signIn('Bo', { status: 'not_confirmed' });
  const confirmed = linkTo('activate-done', {}, { confirmed: 1 });
  for (const path of [done, confirmed]) {
    const body = await readAt(server, path, person);
    expect(body).toContain(member.activation.title);
    expect(body).not.toContain(activate.done.title);
  }
  await open(linkTo('activate-error'));
  await press(page, activate.error.resend);
  await expect(page.getByText(activate.error.sent)).toBeVisible();
  await open(await mailedPath(server, person.email, 'activate-done'));
  await expect(heading(page)).toHaveText(activate.done.title);
  await expect(page).toHaveURL(server.url('duet.localhost', confirmed));
  await expect(page.getByRole('link', { name: activate.done.matches })).toHaveAttribute(
    'href',
    linkTo('signup-matches'),
  );
  await expectSound(page, 'activated');
  expect((await userOf(server, person.id))?.status).toBe('active');
  expect(await readAt(server, done, person)).toContain(activate.done.title);
  expect((await sent(server, changed, person)).headers.location).toContain(linkTo('notifications'));

  const email = await wantAddress(server, person);
  await open(await mailedPath(server, email, 'mail-change-do'));
  await expect(heading(page)).toHaveText(mailChange.done.title);
  const isChanged = linkTo('mail-change-do', {}, { confirmed: 1 });
  await expect(page).toHaveURL(server.url('duet.localhost', isChanged));
  expect((await userOf(server, person.id))?.email).toBe(email);
  await page.getByRole('link', { name: mailChange.done.settings }).click();
  await expect(page.getByRole('region', { name: member.settings.email.title })).toContainText(
    email,
  );
});

test('[ACC-10] goodbye says until when, and the mail leads back', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  await open(linkTo('account-deleted', {}, { until: '2090-02-03' }));
  await expect(page.getByRole('main')).toContainText('3 February 2090');
  const never = await sent(server, linkTo('account-deleted', {}, { until: 'never' }));
  expect(never.body).toContain(`after ${limits.deletionDays} days`);

  const person = await signIn('Dana');
  await leave(server, person);
  await context.clearCookies({ name: 'session' });
  await open(await mailedPath(server, person.email, 'account-deleted'));
  await expect(heading(page)).toHaveText(deleted.returning.title);
  await expectSound(page, 'coming back');
  await press(page, deleted.returning.submit);
  await expect(heading(page)).toHaveText(deleted.returned.title);
  expect((await userOf(server, person.id))?.status).toBe('active');
  await page
    .getByRole('main')
    .getByRole('link', { name: deleted.returned.login, exact: true })
    .click();
  await logIn(page, person.email, PASSWORD);
});

test('[ACC-4] [ACC-9] [API-10] dead links that are followed at once say so', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/410/);
  const main = page.getByRole('main');
  await open(linkTo('activate-done', {}, { token: DEAD }));
  await expect(heading(page)).toHaveText('Activation failed');
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('activate-error')));
  await expect(main.getByRole('link', { name: activate.error.login, exact: true })).toBeVisible();

  await open(linkTo('mail-change-do', {}, { token: DEAD }));
  await expect(heading(page)).toHaveText(over);
  await expect(main).toContainText(mailChange.failed.text);
  await expectAccessible(page, 'dead link: mail change');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ACC-8] a forgotten password', async ({
    context,
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/400/);
    const { email } = await signIn('Eva');
    await context.clearCookies({ name: 'session' });
    await open(linkTo('login'));
    await labelled(page, login.login).fill(email);
    await press(page, login.forgotten);
    await expect(heading(page)).toHaveText(reset.title);
    await expect(labelled(page, reset.email)).toHaveValue(email);
    await askReset(page, email);
    await expect(heading(page)).toHaveText(reset.sent.title);
    await open(await mailedPath(server, email, 'reset-password-do'));
    await choose(page, NEW_PASSWORD, 'another one');
    await expect(labelled(page, reset.choose.repeat)).toHaveAccessibleDescription(
      'The entered passwords are not the same.',
    );
    await expectFits(page, 'passwords that differ, without scripts');
    await choose(page, NEW_PASSWORD);
    await expect(heading(page)).toHaveText(reset.done.title);
    await page.getByRole('link', { name: reset.done.goOn, exact: true }).click();
    await expect(page.getByRole('button', { name: member.nav.account, exact: true })).toBeVisible();
  });

  test('[ACC-4] [ACC-8] [ACC-9] [ACC-10] fetching a mailed link does nothing, its button does, and says if it is dead', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/400|410/);
    await open(linkTo('activate-done', {}, { token: DEAD }));
    await press(page, activate.submit);
    await expect(heading(page)).toHaveText('Activation failed');
    await open(linkTo('account-deleted', {}, { token: DEAD }));
    await press(page, deleted.returning.submit);
    await expect(heading(page)).toHaveText(over);
    await expect(page.getByRole('main')).toContainText(deleted.returning.expired);

    expect((await sent(server, linkTo('reset-password-do'))).body).toContain(over);
    await open(linkTo('reset-password-do', {}, { token: DEAD }));
    await expect(heading(page)).toHaveText(over);
    await page.getByRole('link', { name: reset.choose.again }).click();
    await expect(heading(page)).toHaveText(reset.title);

    const fresh = await signIn('Finn', { status: 'not_confirmed' });
    await open(linkTo('activate-error'));
    await press(page, activate.error.resend);
    await expect(page.getByText(activate.error.sent)).toBeVisible();
    await open(await mailedPath(server, fresh.email, 'activate-done'));
    expect((await userOf(server, fresh.id))?.status).toBe('not_confirmed');
    await press(page, activate.submit);
    await expect(heading(page)).toHaveText(activate.done.title);
    expect((await userOf(server, fresh.id))?.status).toBe('active');

    const email = await wantAddress(server, fresh);
    await open(await mailedPath(server, email, 'mail-change-do'));
    expect((await userOf(server, fresh.id))?.email).toBe(fresh.email);
    await press(page, mailChange.submit);
    await expect(heading(page)).toHaveText(mailChange.done.title);
    expect((await userOf(server, fresh.id))?.email).toBe(email);

    await leave(server, fresh);
    await open(await mailedPath(server, email, 'account-deleted'));
    expect((await userOf(server, fresh.id))?.status).toBe('deleted');
    await press(page, deleted.returning.submit);
    await expect(heading(page)).toHaveText(deleted.returned.title);
    expect((await userOf(server, fresh.id))?.status).toBe('active');
  });
});
