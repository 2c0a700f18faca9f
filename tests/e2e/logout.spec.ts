import type { Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/public.ts';
import { addWriters, paying, writeTo, send } from '../support/browser/chats.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { addMen, cardOf, cards, heading, near } from '../support/browser/search-people.ts';
import type { Person } from '../support/people.ts';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: member.nav.account }).click();
  await page.getByRole('menuitem', { name: member.nav.logout }).click();
};

test('[CHAT-2] [ACC-7] who cannot be logged out is told and stays, and nothing of a member is left once they are', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  // What the open chat asked for when the session ended is refused.
  troubles.expect(/messages\.php|conversation\.php|logout\.php/);
  const [floor] = (await addWriters(server, ['Floor'])) as [Person];
  const id = await writeTo(server, floor, await signIn('Petra', paying), 'Only for Petra');
  await open(linkTo('chats-id', { id }));
  await expect(page.getByText('Only for Petra').first()).toBeVisible();
  await page.route('**/api/messages.php', (route) => route.abort());
  await send(page, 'Not for others');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('Not for others');
  // Who cannot be logged out is told, and stays.
  await page.route('**/api/logout.php', (route) =>
    route.fulfill({ status: 403, json: { error: '', code: 'forbidden' } }),
  );
  const told = Promise.withResolvers<string>();
  page.once('dialog', (dialog) => {
    told.resolve(dialog.message());
    void dialog.accept();
  });
  await logOut(page);
  expect(await told.promise).toBe(texts.errors.unavailable);
  await page.unroute('**/api/logout.php');
  await logOut(page);
  await expect(page.getByRole('link', { name: texts.nav.login })).toBeVisible();
  // Who logs out is not asked to log in again.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept()).not.toContain('Not for others');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(linkTo('login')));
  await expect(page.getByText('Only for Petra')).toHaveCount(0);
});

test('[LIKE-2] nobody comes back to the lists of another member', async ({
  context,
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/403/);
  const [adam] = await addMen(server, 'Kampen', ['Adam']);
  await signIn('Rosa', near('Kampen'));
  await open(linkTo('members'));
  await expect(cards(page)).toHaveCount(1);
  await cardOf(page, 'Adam').click();
  await expect(page).toHaveURL(new RegExp(linkTo('members-id', { id: adam?.profileId ?? '' })));
  // Another one signs in over the page, which is loaded anew for them.
  await context.clearCookies({ name: cookies.session });
  await signIn('Saar', near('Sneek'));
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(heading(page)).toContainText('Sneek');
  await expect(cardOf(page, 'Adam')).toHaveCount(0);
});
