import { eq } from 'drizzle-orm';
import account from '#messages/en/account.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import {
  answerBirth,
  answerReach,
  answerUntilReach,
  answerWho,
  button,
  dialog,
  joinFromIndex,
  mailedLink,
  next,
  signup,
  title,
} from '../support/browser/signup.ts';
import { addPerson } from '../support/people.ts';

const userOf = async ({ app }: Server, email: string) => {
  const { users } = tables;
  const [row] = await app.core.db.select().from(users).where(eq(users.email, email));
  return row;
};

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may sign up a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

test('[ACC-2] [ACC-3] what was taken meanwhile is told beside its field, nothing is lost, and the page shows a member’s navigation after', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/signup\.php|status of 40[09]/);
  await open('/pricing?country=NL&lang=en');
  await page.getByRole('banner').getByRole('link', { name: en.join.submit }).click();
  const form = dialog(page);
  await answerWho(form, 'man', 'woman');
  await next(form);
  await answerUntilReach(form, 'Quick');
  await answerReach(form, 'quick@people.example');
  await addPerson(server.app.core, 'Quick', { email: 'other@people.example' });
  const email = form.getByLabel(signup.reach.email);
  await email.fill('other@people.example');
  await button(form, signup.reach.submit).click();
  await expect(email).toHaveAccessibleDescription(
    'An account with this e-mail address already exists',
  );
  await button(form, account.login.submit).click();
  await expect(page.getByLabel(account.login.login)).toHaveValue('other@people.example');
  await expect(page).toHaveURL(/\/login$/);

  await open('/pricing');
  await page.getByRole('banner').getByRole('link', { name: en.join.submit }).click();
  await answerReach(form, 'quick@people.example');
  await button(form, signup.reach.submit).click();
  await button(form, signup.extras.skip).click();
  await expect(title(form, signup.complete.title)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing/);
  await expect(page.getByRole('link', { name: member.nav.messages }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: en.join.submit })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('[ACC-2] [ACC-4] [ACC-6] from the front page to a confirmed account', async ({
    open,
    page,
    server,
  }) => {
    const email = 'whole@people.example';
    await open('/?country=NL&lang=en');
    const form = await joinFromIndex(page);
    await button(form, signup.back).click();
    await expect(title(form, signup.who.title)).toBeFocused();
    await expect(form.getByRole('radio', { name: signup.who.genders.woman })).toBeChecked();
    await next(form);

    await answerBirth(form);
    const town = form.getByRole('combobox', { name: signup.where.town });
    await town.fill('Utr');
    await expect(form.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectSound(page, 'step 1 with suggestions', '[open]');
    await town.press('ArrowDown');
    await town.press('Enter');
    await expect(town).toHaveValue('Utrecht');
    await next(form);

    await form.getByLabel(signup.name.label, { exact: true }).fill('Whole');
    await expectSound(page, 'step 2', '[open]');
    await next(form);

    await expect(title(form, signup.reach.title)).toBeFocused();
    await answerReach(form, email);
    await expectSound(page, 'step 3', '[open]');
    await button(form, signup.reach.submit).click();

    await expect(title(form, signup.extras.title)).toBeFocused();
    await form.getByRole('checkbox', { name: 'Travel' }).check();
    await form.getByLabel(signup.extras.message).fill('I bake on Sundays.');
    await expectSound(page, 'step 4', '[open]');
    await button(form, signup.extras.submit).click();

    await expect(title(form, signup.complete.title)).toBeVisible();
    await expect(form.getByText(email)).toBeVisible();
    await expectSound(page, 'the end', '[open]');
    await button(form, account.activation.resend).click();
    await expect(form.getByRole('status')).toContainText('Sent at');
    // Both have to be there, since only the link of the second still works.
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);

    expect(await userOf(server, email)).toMatchObject({ status: 'not_confirmed', siteId: 1 });
    expect(await page.evaluate(() => localStorage.getItem('signup-draft'))).toBeNull();
    await form.getByRole('link', { name: signup.complete.matches }).click();
    await expect(page).toHaveURL(/\/signup-matches$/);
    await untilHydrated(page);
    const reminder = page.getByRole('region', { name: member.alerts.label });
    await expect(reminder).toContainText(member.activation.title);

    const link = await mailedLink(server, email);
    await open(link.pathname + link.search);
    await expect(title(page, account.activate.done.title)).toBeVisible();
    expect(await userOf(server, email)).toMatchObject({ status: 'active' });
    await expect(reminder).toHaveCount(0);
  });

  test('[ACC-2] only its own ways out close it, leaving asks if something is typed, and a draft stays, without the password', async ({
    open,
    page,
  }) => {
    await open('/?country=NL&lang=en');
    await button(page, en.join.submit).click();
    await expect(title(dialog(page), signup.who.title)).toBeFocused();
    await button(dialog(page), signup.close).click();
    await expect(dialog(page)).toHaveCount(0);

    const form = await joinFromIndex(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(form).toBeVisible();

    const question = page.getByRole('dialog', { name: signup.leave.title });
    await button(form, signup.close).click();
    await expect(question).toContainText(signup.leave.text);
    await expectAccessible(page, 'the question before leaving', '[open]');
    await button(question, signup.leave.stay).click();
    await expect(question).toHaveCount(0);
    await expect(form).toBeVisible();
    await answerUntilReach(form, 'Drafty');
    await answerReach(form, 'drafty@people.example');
    await button(form, signup.close).click();
    await button(question, signup.leave.leave).click();
    await expect(form).toHaveCount(0);

    await page.reload();
    await untilHydrated(page);
    await expect(dialog(page)).toHaveCount(0);
    await button(page, en.join.submit).click();
    await expect(title(form, signup.reach.title)).toBeVisible();
    await expect(form.getByLabel(signup.reach.email)).toHaveValue('drafty@people.example');
    await expect(form.getByLabel(signup.reach.password, { exact: true })).toHaveValue('');
    await expect(form.getByRole('checkbox', { name: /sexual orientation/ })).not.toBeChecked();
    await button(form, signup.back).click();
    await expect(form.getByLabel(signup.name.label, { exact: true })).toHaveValue('Drafty');
    await button(form, signup.back).click();
    await expect(form.getByLabel(signup.where.year, { exact: true })).toHaveValue('1990');

    await open('/signup');
    await expect(title(page, signup.where.title)).toBeVisible();
    await expect(page.getByLabel(signup.where.day, { exact: true })).toHaveValue('14');
  });

  test('[ACC-3] each field says what is wrong with it', async ({ open, page }) => {
    await open('/signup?country=NL&lang=en');
    await next(page);
    await expect(page.getByRole('radio', { name: signup.who.genders.woman })).toBeFocused();
    await expect(page.getByText(en.fields.unknown_choice)).toHaveCount(2);
    await answerWho(page, 'nonbinary', 'woman');
    await expect(page.getByText(en.fields.unknown_choice)).toHaveCount(0);
    await next(page);

    const day = page.getByLabel(signup.where.day, { exact: true });
    await next(page);
    await expect(day).toBeFocused();
    await expect(page.getByText('Enter your date of birth (18+)')).toBeVisible();
    await answerBirth(page, '1890');
    await next(page);
    await expect(page.getByText('Invalid date of birth.')).toBeVisible();
    await answerBirth(page, String(new Date().getFullYear() - 17));
    await next(page);
    await expect(page.getByText('You must be 18 or older.')).toBeVisible();
    await answerBirth(page);
    await page.getByRole('combobox', { name: signup.where.town }).fill('Qqqqq');
    await next(page);
    await expect(page.getByText(signup.where.townUnknown)).toBeVisible();
    await page.getByRole('combobox', { name: signup.where.town }).fill('');
    await next(page);

    const name = page.getByLabel(signup.name.label, { exact: true });
    for (const [typed, text] of [
      ['', en.fields.required],
      ['@robin', en.fields.name_at],
      ['robin@people.example', en.fields.name_is_email],
      ['x', en.fields.too_short],
    ] as const) {
      await name.fill(typed);
      await next(page);
      await expect(name).toHaveAccessibleDescription(text);
      await expect(name).toBeFocused();
    }
    await name.fill('Robin Wrong');
    await next(page);

    await button(page, signup.reach.submit).click();
    const email = page.getByLabel(signup.reach.email);
    await expect(email).toBeFocused();
    await expect(page.getByText(en.fields.terms_needed)).toBeVisible();
    await expect(page.getByText(en.fields.consent_needed)).toBeVisible();
    await expectAccessible(page, 'step 3 all wrong');
    await email.fill('nobody');
    await page.getByLabel(signup.reach.password, { exact: true }).fill('short');
    await button(page, signup.reach.submit).click();
    await expect(email).toHaveAccessibleDescription('Invalid email');
    await expect(page.getByText('Please use at least 8 characters.')).toBeVisible();
  });
});
