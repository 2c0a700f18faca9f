import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '../../contract/cookies.ts';
import { limits } from '../../contract/limits.ts';
import { linkTo } from '../../contract/routes.ts';
import account from '../../messages/en/account.ts';
import member from '../../messages/en/member.ts';
import en from '../../messages/en/public.ts';
import { tables } from '../../server/db/index.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { addPerson, PASSWORD, signIn as startSession } from '../support/people.ts';

const { login: texts } = account;
const { settings } = member;

const field = (page: Page, name: 'login' | 'password') =>
  page.getByLabel(texts[name], { exact: true });

const logIn = async (page: Page, login: string, password = PASSWORD) => {
  await field(page, 'login').fill(login);
  await field(page, 'password').fill(password);
  await page.getByRole('button', { name: texts.submit }).click();
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

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address.
  await server.app.core.db.delete(tables.rateLimits);
});

for (const [screen, viewport] of Object.entries(screens)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${screen}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('[ACC-7] by user name', async ({ open, page, server }) => {
        const { name } = await someone(server);
        await open(linkTo('login'));
        await expectFits(page, 'login');
        await logIn(page, name);
        await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
        await expect(accountMenu(page)).toBeVisible();
        const kept = (await page.context().cookies()).find((one) => one.name === cookies.session);
        expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      });

      test('[ACC-7] by e-mail address, back to where one was', async ({ open, page, server }) => {
        const { email } = await someone(server);
        await open(linkTo('notifications'));
        await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/);
        await logIn(page, email);
        await expect(page).toHaveURL(server.url('duet.localhost', linkTo('notifications')));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.title);
      });

      test('[ACC-7] [API-10] a wrong password', async ({ open, page, server, troubles }) => {
        troubles.expect(/40[03]/);
        const { name } = await someone(server);
        await open(linkTo('login'));
        await logIn(page, name, 'something else');
        await expect(page.getByRole('alert')).toHaveText('Login failed, please try again');
        await expect(field(page, 'login')).toHaveValue(name);
        if (javaScriptEnabled) await expectAccessible(page, 'refused login');
      });
    });
  }
}

test('[ACC-7] a wrong name gets the same answer', async ({ open, page, troubles }) => {
  troubles.expect(/403/);
  await open(linkTo('login'));
  await logIn(page, 'Nobody At All');
  await expect(page.getByRole('alert')).toHaveText('Login failed, please try again');
});

test('[ACC-7] [API-10] too many wrong passwords', async ({ open, page, server, troubles }) => {
  troubles.expect(/403|429/);
  const { name } = await someone(server);
  await open(linkTo('login'));
  for (let tries = 0; tries < limits.login.tries; tries += 1) {
    const answer = page.waitForResponse('**/api/user.php');
    await logIn(page, name, `wrong ${tries}`);
    await answer;
    await expect(page.getByRole('button', { name: texts.submit })).not.toHaveAttribute('aria-busy');
  }
  await logIn(page, name);
  await expect(page.getByRole('alert')).toHaveText(
    `Too many incorrect attempts, account blocked for ${limits.login.blockMinutes} min.`,
  );
});

for (const next of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/']) {
  test(`[ACC-7] is never followed by ${next}`, async ({ open, page, server }) => {
    const { name } = await someone(server);
    await open(linkTo('login', {}, { next }));
    await logIn(page, name);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
  });
}

test('[ACC-7] who is signed in need not log in', async ({ open, page, server, signIn }) => {
  await signIn('Uma');
  await open(linkTo('login'));
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
});

test('[ACC-7] by keyboard alone', async ({ open, page, server }) => {
  const { name } = await someone(server);
  await open(linkTo('login'));
  await expectAccessible(page, 'login');
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
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'leaving' : 'leaving, without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[ACC-10] an account comes back by logging in', async ({
      open,
      page,
      server,
      troubles,
    }) => {
      troubles.expect(/40[09]/);
      const deletedAt = new Date(Date.now() - 3 * 86_400_000);
      const { id, name } = await someone(server, { status: 'deleted', deletedAt });
      await open(linkTo('login'));
      await logIn(page, name);
      await expect(page.getByRole('status')).toContainText('This account is being deleted.');
      await expect(field(page, 'login')).toHaveValue(name);
      // A password is never written into a page, so that only scripts can keep it.
      if (javaScriptEnabled) await expect(field(page, 'password')).toHaveValue(PASSWORD);
      else await field(page, 'password').fill(PASSWORD);
      await page.getByRole('button', { name: texts.bringBack }).click();
      await expect(accountMenu(page)).toBeVisible();
      const { users } = tables;
      const [user] = await server.app.core.db.select().from(users).where(eq(users.id, id));
      expect(user).toMatchObject({ status: 'active', deletedAt: null });
    });
  });
}

test('[ACC-7] who asked to be kept out stays out', async ({ open, page, server, troubles }) => {
  troubles.expect(/403/);
  const { name } = await someone(server, { excludedUntil: new Date('2090-01-01T00:00:00Z') });
  await open(linkTo('login'));
  await logIn(page, name);
  await expect(page.getByRole('alert')).toContainText('January 1, 2090');
});

test.describe('signed out under one’s hands', () => {
  const typed = 'A name not saved yet';
  const dialog = (page: Page) => page.getByRole('dialog', { name: texts.ended.title });
  const nameField = (page: Page) =>
    page.getByRole('textbox', { name: settings.name.label, exact: true });

  const endSessions = async (server: Server, userId: string) => {
    const { sessions } = tables;
    await server.app.core.db.delete(sessions).where(eq(sessions.userId, userId));
  };

  const loseSession = async (page: Page, server: Server, userId: string) => {
    await nameField(page).fill(typed);
    await endSessions(server, userId);
    await page.getByRole('button', { name: settings.save }).first().click();
    await expect(dialog(page)).toBeVisible();
  };

  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(screen, () => {
      test.use({ viewport });

      test('[API-5] goes on with what was typed', async ({
        open,
        page,
        server,
        signIn,
        troubles,
      }) => {
        troubles.expect(/403/);
        const { id, name } = await signIn(`Vera-${screen}`);
        await open(linkTo('profile'));
        await loseSession(page, server, id);
        await expectAccessible(page, 'signed out');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeVisible();
        await expect(field(page, 'login')).toHaveValue(name);
        await expect(field(page, 'password')).toBeFocused();
        await logIn(page, name, 'wrong');
        await expect(dialog(page).getByRole('alert')).toHaveText('Login failed, please try again');
        await logIn(page, name);
        await expect(dialog(page)).toBeHidden();
        await expect(nameField(page)).toHaveValue(typed);
        await page.getByRole('button', { name: settings.save }).first().click();
        await expect(page.getByRole('status').filter({ hasText: settings.saved })).toBeVisible();
      });
    });
  }

  test('[API-5] starts anew for another member', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/403/);
    const { id } = await signIn('Willem');
    const other = await someone(server);
    await open(linkTo('profile'));
    await loseSession(page, server, id);
    await logIn(page, other.name);
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(other.name);
  });

  test('[API-5] can be left', async ({ open, page, server, signIn, troubles }) => {
    troubles.expect(/403/);
    const { id } = await signIn('Xenia');
    await open(linkTo('profile'));
    await loseSession(page, server, id);
    await page.getByRole('link', { name: texts.ended.leave }).click();
    await expect(page).toHaveURL(server.url('duet.localhost'));
    await expect(page.getByRole('link', { name: en.nav.login })).toBeVisible();
  });

  test('[API-5] is told at once, and ends on all tabs together', async ({
    context,
    open,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn('Yara');
    await open(linkTo('profile'));
    await nameField(page).fill(typed);
    const second = await context.newPage();
    await second.goto(server.url('duet.localhost'));
    await second.getByRole('button', { name: member.nav.account }).click();
    await second.getByRole('menuitem', { name: member.nav.logout }).click();
    // Who logs out is not asked to log in again; the other tab is.
    await expect(second.getByRole('link', { name: en.nav.login })).toBeVisible();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();

    // Back on one tab is back on the other.
    const value = await startSession(server.app.core, person);
    const url = server.url('duet.localhost');
    await context.addCookies([{ name: cookies.session, value, url, httpOnly: true }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(typed);
  });
});
