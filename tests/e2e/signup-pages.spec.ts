import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectFits, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addMen } from '../support/browser/search-people.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import {
  answerBirth,
  answerReach,
  answerUntilReach,
  answerWho,
  button,
  next,
  PASSWORD,
  signup,
  title,
} from '../support/browser/signup.ts';
import { livingIn } from '../support/members.ts';
import { addPerson } from '../support/people.ts';

const userOf = async ({ app }: Server, email: string) => {
  const { users, profiles } = tables;
  const [row] = await app.core.db
    .select()
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, email));
  return row;
};

/** As an affiliate's server begins an account: returns where its owner finishes it. */
const begin = async (server: Server, known: object): Promise<string> => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/signup.php',
    headers: { host: 'duet.localhost', 'idempotency-key': crypto.randomUUID() },
    payload: { network: 'partner', ...known },
  });
  const { continue_at } = answer.json<{ continue_at: string }>();
  const { pathname, search } = new URL(continue_at);
  return pathname + search;
};

test.use({ viewport: screens.phone });

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may sign up a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ACC-1] [ACC-2] [ACC-4] [ACC-12] the whole signup on its page, for those whom an affiliate sent', async ({
    open,
    page,
    server,
  }) => {
    const email = 'sent@people.example';
    const host = 'evergreen.localhost';
    await open('/signup?lang=en', host);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      en.join.shut.with_trafficsource.title,
    );
    await open('/signup?lang=en&country=NL&network=x&sub1=y', host);
    await next(page);
    await expect(page.getByText(en.fields.unknown_choice)).toHaveCount(2);
    await answerWho(page, 'man', 'woman', 'man');
    await next(page);
    await answerBirth(page);
    await page.getByRole('combobox', { name: signup.where.town }).fill('Utrecht');
    await next(page);
    await expect(title(page, signup.name.title)).toBeVisible();
    const name = page.getByLabel(signup.name.label, { exact: true });
    await name.fill('Page');
    await next(page);
    await button(page, signup.back).click();
    await expect(name).toHaveValue('Page');
    await next(page);
    await answerReach(page, email);
    await button(page, signup.reach.submit).click();

    await expect(title(page, signup.extras.title)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Travel' }).check();
    await page.getByLabel(signup.extras.message).fill('I walk a lot.');
    await expectFits(page, 'signup without scripts');
    await button(page, signup.extras.submit).click();
    await expect(title(page, signup.complete.title)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const made = await userOf(server, email);
    expect(made?.profiles).toMatchObject({ gender: 'man', birthDate: '1990-03-14' });
    expect(made?.profiles.seeking.toSorted()).toEqual(['man', 'woman']);
    expect(made?.users.trafficsource).toMatchObject({ network: 'x', sub1: 'y' });
    await button(page, account.activation.resend).click();
    await expect(page.getByText(member.activation.sent)).toBeVisible();
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);
    await page.getByText(account.activation.wrong).click();
    await page.getByLabel(account.activation.address).fill('sent.right@people.example');
    await button(page, account.activation.correct).click();
    await expect(page.getByText('sent.right@people.example')).toBeVisible();
    expect(await userOf(server, email)).toBeUndefined();
    await page.getByRole('link', { name: signup.complete.matches }).click();
    await expect(page).toHaveURL(/\/signup-matches$/);
    await open('/signup', host);
    await expect(page).toHaveURL(/\/signup-matches$/);
  });

  test('[ACC-2] for the sake of a member', async ({ open, page, server }) => {
    const { profileId } = await addPerson(server.app.core, 'Muse');
    await open(`${linkTo('members-id-signup', { id: profileId })}?country=NL&lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Muse');
    await answerWho(page, 'man', 'woman');
    await next(page);
    await answerUntilReach(page, 'Fan');
    await answerReach(page, 'fan@people.example');
    await button(page, signup.reach.submit).click();
    await page.getByLabel(/^Your first message to Muse/).fill('Your garden made me smile.');
    await button(page, signup.extras.submit).click();
    await expect(title(page, signup.complete.title)).toBeVisible();
  });

  test('[ACC-5] first matches are for members, nearest in age first', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    await addMen(server, 'Den Helder', ['Anton'], { birthDate: '1980-01-01' });
    await addMen(server, 'Den Helder', ['Bruno'], { birthDate: '1991-01-01' });
    const url = linkTo('signup-matches');
    const led = await server.app.http.inject({ url, headers: { host: hosts[1] } });
    expect(led.headers.location).toBe(linkTo('login', {}, { next: url }));
    await signIn('Wanda', { profile: livingIn('Den Helder') });
    await open(url);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names.filter({ hasText: /Anton|Bruno/ })).toHaveText([
      /^Bruno, \d+/,
      /^Anton, \d+/,
    ]);
  });

  test('[ACC-2] [ACC-5] links that lead to nothing any more', async ({
    open,
    page,
    server,
    troubles,
  }) => {
    troubles.expect(/410/);
    const url = linkTo('members-id-signup', { id: crypto.randomUUID() });
    const nobody = await server.app.http.inject({ url, headers: { host: hosts[1] } });
    expect(nobody.statusCode).toBe(404);
    const answer = await open(linkTo('complete-signup', {}, { token: 'a'.repeat(43) }));
    expect(answer.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signup.expired.title);
    await page.getByRole('link', { name: signup.expired.again }).click();
    await expect(title(page, signup.who.title)).toBeVisible();
  });

  test('[ACC-1] a closed site says so', async ({ open, page }) => {
    await open('/?lang=en', 'harbour.localhost');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, en.join.submit)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: en.join.shut.closed.title })).toBeVisible();
    await expect(page.getByText(en.join.shut.closed.next)).toBeVisible();
    const login = page.getByRole('main').getByRole('link', { name: en.nav.login });
    await expect(login).toHaveAttribute('href', linkTo('login'));
    await open('/pricing?lang=en', 'harbour.localhost');
    await expect(page.getByRole('main')).toContainText(en.pricing.leadShut);
    await expect(page.getByRole('main')).not.toContainText(/free to join|welcome credit/i);
    await open('/signup?lang=en', 'harbour.localhost');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.join.shut.closed.title);
    await expect(button(page, signup.next)).toHaveCount(0);
    await expectSound(page, 'closed signup');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    // The buttons that change what is known are there on this page only.
    test('[ACC-5] an account that an affiliate began', async ({ open, page, server }) => {
      const email = `begun.${javaScriptEnabled}@people.example`;
      const known = { gender: 'woman', seeking: ['woman'], email, country: 'NL' };
      await open(await begin(server, known));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signup.finish.title);
      await expect(title(page, signup.where.title)).toBeVisible();
      await answerBirth(page);
      await next(page);
      await page.getByLabel(signup.name.label, { exact: true }).fill(`Begun ${javaScriptEnabled}`);
      await next(page);
      await expect(page.getByLabel(signup.reach.email)).toHaveValue(email);
      if (javaScriptEnabled) await expectAccessible(page, 'what is known');
      await page.getByRole('button', { name: `Change: ${signup.finish.who}` }).click();
      await page.getByRole('checkbox', { name: signup.who.sought.man, exact: true }).check();
      await next(page);
      await answerReach(page, email);
      await button(page, signup.reach.submit).click();
      await expect(page).toHaveURL(/\/signup-matches\?api_signup_complete=1$/);
      const made = await userOf(server, email);
      expect(made?.profiles.seeking.toSorted()).toEqual(['man', 'woman']);
      expect(made?.users.trafficsource).toMatchObject({ network: 'partner' });
    });
  });
}

test('[ACC-2] with the keyboard alone', async ({ open, page }) => {
  const type = (text: string) => page.keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await open('/signup?country=NL&lang=en');
  await page.getByRole('radio', { name: signup.who.genders.woman }).focus();
  await press('Space', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Space', 'Enter');
  await expect(title(page, signup.where.title)).toBeFocused();
  await press('Tab');
  await type('14');
  await press('Tab');
  await type('3');
  await press('Tab');
  await type('1990');
  await press('Tab', 'Tab');
  await type('Amst');
  await expect(page.getByRole('listbox')).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('combobox', { name: signup.where.town })).toHaveValue('Amsterdam');
  await press('Enter');
  await expect(title(page, signup.name.title)).toBeFocused();
  await press('Tab');
  await type('Keys Only');
  await press('Enter');
  await expect(title(page, signup.reach.title)).toBeFocused();
  await press('Tab');
  await type('keys@people.example');
  await press('Tab');
  await type(PASSWORD);
  // Past the button that shows the password, and the two links in the terms.
  await press('Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Space', 'Enter');
  await expect(title(page, signup.extras.title)).toBeFocused();
});
