import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { chats } from '#contract/chat/chats.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import lander from '#messages/en/landers/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { asMember } from '../support/browser/as-member.ts';
import { field } from '../support/browser/chats.ts';
import { expectAccessible, expectSound, phone } from '../support/browser/checks.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import {
  answerReach,
  answerUntilReach,
  button,
  mailedLink,
  next,
  signup,
  title,
} from '../support/browser/signup.ts';
import { addPerson } from '../support/people.ts';

test.use({ viewport: { width: 360, height: 640 } });

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may sign up a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

const visit = (page: Page, server: Server, path: string, more = '') =>
  page.goto(server.url('duet.localhost', `${path}?country=NL&lang=en${more}`));

const call = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const wordsFor = (page: Page, name: string) =>
  page.getByRole('textbox', { name: lander.words.replace('{name}', name) });

/** The two questions, and on to the steps of the signup. */
const join = async (page: Page) => {
  await page.getByRole('radio', { name: en.join.genders.man, exact: true }).check();
  await page.getByRole('checkbox', { name: en.join.sought.woman, exact: true }).check();
  await button(page, lander.submit).click();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[LAND-1] [ACC-2] [ACC-12] a message goes from the lander through signup to its reader', async ({
      page,
      server,
    }) => {
      const name = `Muse${javaScriptEnabled}`;
      const email = `fan.of.${name}@people.example`.toLowerCase();
      const muse = await addPerson(server.app.core, name);
      const { profileId: id } = muse;
      const words = 'Your garden made me smile.\nWhat grows at the back?';
      if (javaScriptEnabled) {
        await visit(page, server, linkTo('members-id-landing', { id }));
        await wordsFor(page, name).fill(words);
        await expect(page.locator('[data-count]')).toHaveText(`${words.length} / 1000`);
        await call(page, lander.letter.call).click();
      } else {
        const path = linkTo('members-id-landing3-slug', { id, slug: 'menu' });
        await visit(page, server, path, '&network=somewhere&ref=night');
        await expect(wordsFor(page, name)).toBeHidden();
        await call(page, lander.menu.call).click();
        await wordsFor(page, name).fill(words);
      }
      await expect(page).toHaveURL(/#join$/);
      await join(page);
      await expect(title(page, signup.where.title)).toBeVisible();
      if (javaScriptEnabled) await untilHydrated(page);
      await answerUntilReach(page, `Fan of ${name}`);
      await answerReach(page, email);
      await button(page, signup.reach.submit).click();
      await expect(title(page, signup.extras.title)).toBeVisible();
      const kept = page.getByLabel(/^Your first message to Muse/);
      await expect(kept).toHaveValue(words);
      // The address follows the step, so that a reload finds it again.
      await expect(page).toHaveURL(/step=extras/);
      await page.reload();
      if (javaScriptEnabled) await untilHydrated(page);
      await expect(kept).toHaveValue(words);
      await button(page, signup.extras.skip).click();
      await expect(title(page, signup.complete.title)).toBeVisible();

      const link = await mailedLink(server, email);
      await page.goto(server.url('duet.localhost', link.pathname + link.search));
      if (!javaScriptEnabled) await button(page, account.activate.submit).click();
      // What they came for: the chat, where it is seen that the words were sent.
      await expect(page).toHaveURL(/\/chats\/[\w-]+$/);
      await expect(page.getByRole('log').getByText('Your garden made me smile.')).toBeVisible();
      await expect(field(page)).toBeVisible();
      const { users } = tables;
      const [fan] = await server.app.core.db.select().from(users).where(eq(users.email, email));
      const sentBy = javaScriptEnabled ? null : { network: 'somewhere', ref: 'night' };
      expect(fan).toMatchObject({ status: 'active', trafficsource: sentBy });
      const { chats: got } = await asMember(server, muse)(chats, { query: {} });
      expect(got).toMatchObject([
        { profile: { name: `Fan of ${name}` }, last: { text: words }, num_unread_messages: 1 },
      ]);
    });
  });
}

test('[LAND-1] three designs with their variants call at first sight, in any light and size', async ({
  page,
  server,
}) => {
  const { profileId: id } = await addPerson(server.app.core, 'Wilhelmina', {
    profile: { fictional: true, interests: ['sailing'] },
  });
  const pages = [
    [linkTo('members-id-landing', { id }), lander.letter.call],
    [linkTo('members-id-landing2-slug', { id, slug: 'nobody-knows' }), lander.window.call],
    [linkTo('members-id-landing2-slug', { id, slug: 'bench' }), lander.bench.call],
    [linkTo('members-id-landing3-slug', { id }), lander.postcard.call],
    [linkTo('members-id-landing3-slug', { id, slug: 'menu' }), lander.menu.call],
  ] as const;
  for (const [index, [path, words]] of pages.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    const answer = await visit(page, server, path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText(/You can chat, but not meet/)).toBeVisible();
    await expect(call(page, words)).toBeInViewport({ ratio: 1 });
    await expectSound(page, path);
    await call(page, words).click();
    await expect(title(page, lander.join)).toBeInViewport();
    // The form of a card is on its other side, which was not there to be looked at.
    if (path.includes('landing3')) await expectAccessible(page, `the form of ${path}`);
  }
});

test('[LAND-1] words that are too long are shown with the reason, and none are lost', async ({
  page,
  server,
}) => {
  const { profileId: id } = await addPerson(server.app.core, 'Xenia');
  await visit(page, server, linkTo('members-id-landing2-slug', { id }));
  const box = wordsFor(page, 'Xenia');
  await join(page);
  // Nothing was written yet: the browser says so, and stays.
  await expect(box).toBeFocused();
  const long = 'x'.repeat(1001);
  await box.evaluate((element) => element.removeAttribute('maxlength'));
  await box.fill(long);
  await button(page, lander.submit).click();
  const again = page.getByLabel(/^Your first message to Xenia/);
  await untilHydrated(page);
  await expect(page.getByText(en.fields.too_long)).toBeVisible();
  await expect(again).toHaveValue(long);
  await again.fill('Shorter.');
  await next(page);
  await expect(title(page, signup.where.title)).toBeVisible();
  await expect(page.locator('input[name="signup_message"]')).toHaveValue('Shorter.');
});

test('[LAND-1] somebody who is not here, a member, and a closed site', async ({
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/404/);
  await page.setViewportSize(phone);
  const path = linkTo('members-id-landing', { id: crypto.randomUUID() });
  expect((await visit(page, server, path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one at this address');
  await expectAccessible(page, 'nobody');
  await call(page, lander.gone.call).click();
  await expect(button(page, en.join.submit)).toBeInViewport();

  const other = await addPerson(server.app.core, 'Ada', { siteId: 3 });
  const closed = linkTo('members-id-landing', { id: other.profileId });
  await page.goto(server.url('harbour.localhost', `${closed}?lang=en`));
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(title(page, en.join.shut.closed.title)).toBeVisible();

  await signIn('Yara');
  const { profileId: id } = await addPerson(server.app.core, 'Zoe');
  await page.goto(server.url('duet.localhost', linkTo('members-id-landing3-slug', { id })));
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members-id-chat', { id })));
});
