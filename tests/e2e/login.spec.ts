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
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test, untilHydrated, untilLive } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD, signIn as startSession } from '../support/people.ts';

test.use({ viewport: screens.phone });

const { login: texts } = account;
const { settings } = member;

const field = (page: Page, name: 'login' | 'password') =>
  page.getByLabel(texts[name], { exact: true }).and(page.locator('input'));

const logIn = async (page: Page, login: string, password = PASSWORD) => {
  await field(page, 'login').fill(login);
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
};

const accountMenu = (page: Page) =>
  page.getByRole('button', { name: member.nav.account, exact: true });

let count = 0;
const someone = (server: Server, overrides: Parameters<typeof addPerson>[2] = {}) => {
  count += 1;
  const name = `Robin ${Date.now()}-${count}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@people.example`;
  return addPerson(server.app.core, name, { email, ...overrides });
};

/** Somebody who asked for their account to be deleted, and can still change their mind. */
const leaver = (server: Server) =>
  someone(server, { status: 'deleted', deletedAt: new Date(Date.now() - 3 * 86_400_000) });

const expectLeaving = async (page: Page, { name }: Person) => {
  await expect(page.getByRole('status')).toContainText('This account is being deleted.');
  await expect(field(page, 'login')).toHaveValue(name);
};

const comeBack = async (page: Page, { app }: Server, { id }: Person) => {
  await page.getByRole('button', { name: texts.bringBack }).click();
  await expect(accountMenu(page)).toBeVisible();
  const { users } = tables;
  const [user] = await app.core.db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ status: 'active', deletedAt: null });
};

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address.
  await server.app.core.db.delete(tables.rateLimits);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[ACC-7] [API-10] a wrong name, a wrong password, then by e-mail back to where one was', async ({
      open,
      page,
      server,
      troubles,
    }) => {
      troubles.expect(/40[03]/);
      const { email } = await someone(server);
      await open(linkTo('notifications'));
      await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/);
      await expect(page.getByText(texts.membersOnly)).toBeVisible();
      for (const [login, password] of [
        ['Nobody At All', PASSWORD],
        [email, 'something else'],
      ] as const) {
        await logIn(page, login, password);
        await expect(page.getByRole('alert')).toHaveText('Login failed, please try again');
        await expect(field(page, 'login')).toHaveValue(login);
      }
      if (javaScriptEnabled) await expectSound(page, 'refused login');
      await logIn(page, email);
      await expect(page).toHaveURL(server.url('duet.localhost', linkTo('notifications')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.title);
    });
  });
}

test('[ACC-7] by user name and keyboard alone, and never on to another site', async ({
  open,
  page,
  server,
}) => {
  const { name } = await someone(server);
  await open(linkTo('login', {}, { next: '//elsewhere.example' }));
  await field(page, 'login').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.showPassword })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await field(page, 'password').press('Enter');
  await expect(accountMenu(page)).toBeVisible();
  const members = server.url('duet.localhost', linkTo('members'));
  await expect(page).toHaveURL(members);
  const kept = (await page.context().cookies()).find((one) => one.name === cookies.session);
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // Who is signed in need not log in.
  const cookie = `${cookies.session}=${kept?.value}`;
  const headers = { host: hosts[1], cookie };
  const led = await server.app.http.inject({ url: linkTo('login'), headers });
  expect(led.headers.location).toBe(linkTo('members'));
});

test('[ACC-7] [ACC-10] [API-10] who is shut out is told how long, and an account comes back', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/403|409|429/);
  const left = await someone(server, { excludedUntil: new Date('2090-01-01T00:00:00Z') });
  await open(linkTo('login'));
  await logIn(page, left.name);
  await expect(page.getByRole('alert')).toContainText('1 January 2090');

  const { name } = await someone(server);
  for (let tries = 0; tries < limits.login.tries; tries += 1) {
    const answer = page.waitForResponse('**/api/user.php');
    await logIn(page, name, `wrong ${tries}`);
    await answer;
    await expect(page.getByRole('button', { name: texts.submit, exact: true })).not.toHaveAttribute(
      'aria-busy',
    );
  }
  await logIn(page, name);
  await expect(page.getByRole('alert')).toHaveText(
    `Too many incorrect attempts, account blocked for ${limits.login.blockMinutes} min.`,
  );

  const deleted = await leaver(server);
  await logIn(page, deleted.name);
  await expectLeaving(page, deleted);
  // A password is never written into a page, so that only scripts can keep it.
  await expect(field(page, 'password')).toHaveValue(PASSWORD);
  await comeBack(page, server, deleted);
});

test.describe('leaving, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ACC-10] an account comes back by logging in', async ({ open, page, server, troubles }) => {
    troubles.expect(/40[09]/);
    const deleted = await leaver(server);
    await open(linkTo('login'));
    await logIn(page, deleted.name);
    await expectLeaving(page, deleted);
    await field(page, 'password').fill(PASSWORD);
    await comeBack(page, server, deleted);
  });
});

test.describe('signed out under one’s hands', () => {
  const typed = 'A name not saved yet';
  const dialog = (page: Page) => page.getByRole('dialog', { name: texts.ended.title });
  const nameField = (page: Page) =>
    page.getByRole('textbox', { name: settings.name.label, exact: true });

  /** Other parts of the page have a button of that name until their scripts are there. */
  const saveButton = (page: Page) =>
    page.locator('form', { has: nameField(page) }).getByRole('button', { name: settings.save });

  const endSessions = async (server: Server, userId: string) => {
    const { sessions } = tables;
    await server.app.core.db.delete(sessions).where(eq(sessions.userId, userId));
  };

  const loseSession = async (page: Page, server: Server, userId: string) => {
    await nameField(page).fill(typed);
    // A button that is still busy with the last time swallows the click.
    await expect(saveButton(page)).toBeEnabled();
    await endSessions(server, userId);
    // What is still loading may meet the end first, and then the question is in the way of a mouse.
    await saveButton(page).dispatchEvent('click');
    await expect(dialog(page)).toBeVisible();
  };

  test('[API-5] is told at once, goes on with what was typed, starts anew for another member, and can be left', async ({
    context,
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/403/);
    // Only the first of a name can log in with it, and other tests have people too.
    const person = await signIn(`Vera-${Date.now()}`);
    const other = await someone(server);
    const live = untilLive(page);
    await open(linkTo('notifications'));
    await nameField(page).fill(typed);
    // As from another tab, which asks nothing: see logout.spec.ts.
    await live;
    await asMember(server, person)(api.logout);
    await expect(dialog(page)).toBeVisible();
    await expectSound(page, 'signed out', '[open]');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    // Others may have the same name, so that it is not filled in.
    await expect(field(page, 'login')).toHaveValue('');
    await expect(field(page, 'login')).toBeFocused();
    await logIn(page, person.name, 'wrong');
    await expect(dialog(page).getByRole('alert')).toHaveText('Login failed, please try again');
    await logIn(page, person.name);
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(typed);
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: settings.saved })).toBeVisible();

    // Back on one tab is back on the other.
    await loseSession(page, server, person.id);
    const value = await startSession(server.app.core, person);
    const url = server.url('duet.localhost');
    await context.addCookies([{ name: cookies.session, value, url, httpOnly: true }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(typed);

    await loseSession(page, server, person.id);
    await logIn(page, other.name);
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(other.name);
    // Their page is a new one, whose form would be sent without its scripts.
    await untilHydrated(page);

    await loseSession(page, server, other.id);
    await page.getByRole('link', { name: texts.ended.leave }).click();
    await expect(page).toHaveURL(server.url('duet.localhost'));
    await expect(page.getByRole('link', { name: en.nav.login })).toBeVisible();
  });
});
