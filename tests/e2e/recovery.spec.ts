import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { linkTo } from '../../contract/routes.ts';
import account from '../../messages/en/account.ts';
import member from '../../messages/en/member.ts';
import en from '../../messages/en/public.ts';
import { tables } from '../../server/db/index.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { mailedPath } from '../support/browser/mail.ts';
import type { Server } from '../support/browser/server.ts';
import { PASSWORD } from '../support/people.ts';

const { activate, deleted, login, mailChange, reset } = account;
const NEW_PASSWORD = 'two boats and a lighthouse';
const DEAD = 'a'.repeat(43);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const askReset = async (page: Page, email: string) => {
  await labelled(page, reset.email).fill(email);
  await press(page, reset.submit);
};

const logIn = async (page: Page, name: string, password: string) => {
  await labelled(page, login.login).fill(name);
  await labelled(page, login.password).fill(password);
  await press(page, login.submit);
  await expect(page.getByRole('button', { name: member.nav.account, exact: true })).toBeVisible();
};

const userOf = async ({ app }: Server, id: string) => {
  const [user] = await app.core.db.select().from(tables.users).where(eq(tables.users.id, id));
  return user;
};

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

for (const [screen, viewport] of Object.entries(screens)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${screen}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('[ACC-8] a new password', async ({ context, open, page, server, signIn, troubles }) => {
        troubles.expect(/400/);
        const { email, name } = await signIn(`Ada-${screen}-${javaScriptEnabled}`);
        await context.clearCookies({ name: 'session' });
        await open(linkTo('login'));
        await page.getByRole('link', { name: login.forgotten }).click();
        await expect(heading(page)).toHaveText(reset.title);
        if (javaScriptEnabled) await expectAccessible(page, 'password reset');
        await expectFits(page, 'password reset');
        await askReset(page, email);
        await expect(heading(page)).toHaveText(reset.sent.title);
        await expect(page.getByRole('main')).toContainText(email);

        await open(await mailedPath(server, email, 'reset-password-do'));
        await labelled(page, reset.choose.password).fill(NEW_PASSWORD);
        await labelled(page, reset.choose.repeat).fill('another one');
        await press(page, reset.choose.submit);
        await expect(labelled(page, reset.choose.repeat)).toHaveAccessibleDescription(
          'The entered passwords are not the same.',
        );
        if (javaScriptEnabled) await expectAccessible(page, 'passwords that differ');
        await labelled(page, reset.choose.password).fill(NEW_PASSWORD);
        await labelled(page, reset.choose.repeat).fill(NEW_PASSWORD);
        await press(page, reset.choose.submit);
        await expect(heading(page)).toHaveText(reset.done.title);
        await page.getByRole('link', { name: reset.done.login, exact: true }).click();
        await logIn(page, name, NEW_PASSWORD);
      });

      test('[ACC-4] the activation link', async ({ open, page, server, signIn }) => {
        const person = await signIn(`Bo-${screen}-${javaScriptEnabled}`, {
          status: 'not_confirmed',
        });
        await open(linkTo('activate-error'));
        await press(page, activate.error.resend);
        await expect(page.getByText(activate.error.sent)).toBeVisible();
        await open(await mailedPath(server, person.email, 'activate-done'));
        if (!javaScriptEnabled) {
          // Fetching the page has confirmed nothing.
          expect((await userOf(server, person.id))?.status).toBe('not_confirmed');
          await press(page, activate.submit);
        }
        await expect(heading(page)).toHaveText(activate.done.title);
        const confirmed = linkTo('activate-done', {}, { confirmed: 1 });
        await expect(page).toHaveURL(server.url('duet.localhost', confirmed));
        await expect(page.getByRole('link', { name: activate.done.matches })).toHaveAttribute(
          'href',
          linkTo('signup-matches'),
        );
        if (javaScriptEnabled) await expectAccessible(page, 'activated');
        expect((await userOf(server, person.id))?.status).toBe('active');
      });

      test('[ACC-4] [API-10] an activation link that does not work', async ({
        open,
        page,
        server,
        troubles,
      }) => {
        troubles.expect(/410/);
        await open(linkTo('activate-done', {}, { token: DEAD }));
        if (!javaScriptEnabled) await press(page, activate.submit);
        await expect(heading(page)).toHaveText('Activation failed');
        await expect(page).toHaveURL(server.url('duet.localhost', linkTo('activate-error')));
        await expect(
          page.getByRole('main').getByRole('link', { name: activate.error.login, exact: true }),
        ).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page, 'activation failed');
      });

      test('[ACC-9] the link to a new address', async ({ open, page, server, signIn }) => {
        const { id } = await signIn(`Cleo-${screen}-${javaScriptEnabled}`);
        const email = `new.${screen}.${javaScriptEnabled}@people.example`;
        const { email: texts } = member.settings;
        await open(linkTo('notifications'));
        const section = page.getByRole('region', { name: texts.title });
        await section.getByLabel(texts.label).fill(email);
        await section.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
        await section.getByRole('button', { name: texts.submit }).click();
        await expect(section.getByRole('status')).toContainText(email);

        await open(await mailedPath(server, email, 'mail-change-do'));
        if (!javaScriptEnabled) await press(page, mailChange.submit);
        await expect(heading(page)).toHaveText(mailChange.done.title);
        const confirmed = linkTo('mail-change-do', {}, { confirmed: 1 });
        await expect(page).toHaveURL(server.url('duet.localhost', confirmed));
        expect((await userOf(server, id))?.email).toBe(email);
        await page.getByRole('link', { name: mailChange.done.settings }).click();
        await expect(section).toContainText(email);
      });

      test('[ACC-10] coming back from the mail', async ({
        context,
        open,
        page,
        server,
        signIn,
      }) => {
        const person = await signIn(`Dana-${screen}-${javaScriptEnabled}`);
        const { delete: texts } = member.settings;
        await open(linkTo('notifications'));
        await page.locator('summary', { hasText: texts.open }).click();
        const section = page.getByRole('region', { name: texts.title });
        await section.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
        await section.getByRole('button', { name: texts.submit }).click();
        await expect(heading(page)).toHaveText(deleted.title);
        expect((await userOf(server, person.id))?.status).toBe('deleted');
        await context.clearCookies({ name: 'session' });

        await open(await mailedPath(server, person.email, 'account-deleted'));
        await expect(heading(page)).toHaveText(deleted.returning.title);
        await expectFits(page, 'coming back');
        if (javaScriptEnabled) await expectAccessible(page, 'coming back');
        await press(page, deleted.returning.submit);
        await expect(heading(page)).toHaveText(deleted.returned.title);
        expect((await userOf(server, person.id))?.status).toBe('active');
        await page
          .getByRole('main')
          .getByRole('link', { name: deleted.returned.login, exact: true })
          .click();
        await logIn(page, person.name, PASSWORD);
      });
    });
  }
}

test('[ACC-8] [API-10] an address that nobody has', async ({ open, page, troubles }) => {
  troubles.expect(/40[04]/);
  await open(linkTo('reset-password'));
  await askReset(page, 'nobody.at.all@people.example');
  await expect(page.getByRole('alert')).toHaveText('E-mail address not found');
  await expect(labelled(page, reset.email)).toHaveValue('nobody.at.all@people.example');
  await askReset(page, 'nobody');
  await expect(labelled(page, reset.email)).toHaveAccessibleDescription(en.fields.invalid_email);
});

test('[ACC-8] [API-10] too many mails', async ({ open, page, server, signIn, troubles }) => {
  troubles.expect(/429/);
  const { email } = await signIn('Eva');
  for (let mails = 0; mails < limits.resetMailsPerDay; mails += 1) {
    await open(linkTo('reset-password'));
    await askReset(page, email);
    await expect(heading(page)).toHaveText(reset.sent.title);
  }
  await open(linkTo('reset-password'));
  await askReset(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    'Too many password reset emails sent, please try again tomorrow.',
  );
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(limits.resetMailsPerDay);
});

test('[ACC-8] [API-10] a link that is too old', async ({ open, page, troubles }) => {
  troubles.expect(/410/);
  await open(linkTo('reset-password-do', {}, { token: DEAD }));
  await labelled(page, reset.choose.password).fill(NEW_PASSWORD);
  await labelled(page, reset.choose.repeat).fill(NEW_PASSWORD);
  await press(page, reset.choose.submit);
  await expect(heading(page)).toHaveText('Link expired or invalid, request a new email');
  await expectAccessible(page, 'link expired');
  await page.getByRole('link', { name: reset.choose.again }).click();
  await expect(heading(page)).toHaveText(reset.title);
  await open(linkTo('reset-password-do'));
  await expect(heading(page)).toHaveText('Link expired or invalid, request a new email');
});

test('[ACC-8] a new password ends the session of this browser, too', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { email } = await signIn('Finn');
  await open(linkTo('reset-password'));
  await askReset(page, email);
  await expect(heading(page)).toHaveText(reset.sent.title);
  await open(await mailedPath(server, email, 'reset-password-do'));
  await labelled(page, reset.choose.password).fill(NEW_PASSWORD);
  await labelled(page, reset.choose.repeat).fill(NEW_PASSWORD);
  await press(page, reset.choose.submit);
  // The end of the session must not hide that it worked.
  await expect(heading(page)).toHaveText(reset.done.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: en.nav.login, exact: true })).toBeVisible();
});

for (const [name, path, text] of [
  ['mail change', linkTo('mail-change-do', {}, { token: DEAD }), mailChange.failed.text],
  ['return', linkTo('account-deleted', {}, { token: DEAD }), deleted.returning.expired],
] as const) {
  test(`[ACC-9] [ACC-10] [API-10] a dead link: ${name}`, async ({ open, page, troubles }) => {
    troubles.expect(/410/);
    await open(path);
    if (name === 'return') await press(page, deleted.returning.submit);
    await expect(heading(page)).toHaveText('Link expired or invalid, request a new email');
    await expect(page.getByRole('main')).toContainText(text);
    await expectAccessible(page, `dead link: ${name}`);
  });
}

test('[ACC-10] goodbye says until when', async ({ open, page }) => {
  await open(linkTo('account-deleted', {}, { until: '2090-02-03' }));
  await expect(page.getByRole('main')).toContainText('February 3, 2090');
  await expectAccessible(page, 'goodbye');
  await open(linkTo('account-deleted', {}, { until: 'never' }));
  await expect(page.getByRole('main')).toContainText(`After ${limits.deletionDays} days`);
});

test('[ACC-4] nobody reads that an address is confirmed while it is not', async ({
  open,
  page,
  signIn,
}) => {
  const said = page.getByText(activate.done.title);
  await open(linkTo('activate-done'));
  await expect(page).toHaveURL(new RegExp(`${linkTo('login')}$`));
  await open(linkTo('mail-change-do'));
  await expect(page.getByText(mailChange.done.title)).toHaveCount(0);
  await signIn('Thea', { status: 'not_confirmed' });
  for (const query of [{}, { confirmed: 1 }]) {
    await open(linkTo('activate-done', {}, query));
    await expect(page.getByText(member.activation.title)).toBeVisible();
    await expect(said).toHaveCount(0);
  }
  await signIn('Theo');
  await open(linkTo('activate-done'));
  await expect(said).toBeVisible();
  await open(linkTo('mail-change-do'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.settings.title);
});
