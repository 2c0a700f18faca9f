import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { orderChanged } from '#contract/billing/index.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import german from '#messages/de/credits.ts';
import texts from '#messages/en/credits.ts';
import memberTexts from '#messages/en/member.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { addWriters, send } from '../support/browser/chats.ts';
import {
  expectAccessible,
  expectFits,
  expectSound,
  phone,
  screens,
} from '../support/browser/checks.ts';
import { expect, test, untilLive } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

test.use({ viewport: screens.phone });

const { users } = tables;
const { bonus, nav } = memberTexts;

const MINUTE = 60_000;
const { seconds, modalAfterMs } = limits.timeBonus;

/** Somebody who joined some minutes ago. */
const since = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * MINUTE) });

const main = (page: Page) => page.getByRole('main');
const timer = (page: Page) => page.getByRole('timer', { name: bonus.left });
const banner = (page: Page) => page.getByRole('complementary', { name: bonus.label });
const invitation = (page: Page) => page.getByRole('dialog', { name: bonus.title });

/** The package of a number of credits, and where it is ordered. */
const packageOf = (page: Page, credits: number) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: `${credits} credits` });
const ordering = /\/credits\/\d+\?back=%2Fchats$/;

/** An order is paid, as a webhook would tell. */
const pay = ({ app: { core } }: Server, { id }: Person, credits: number) =>
  core.transact(async (tx) => {
    await tx.db.update(users).set({ paidUser: true }).where(eq(users.id, id));
    await sendLiveEvent(core, tx, id, orderChanged, {
      id: crypto.randomUUID(),
      state: 'completed',
      credits,
      paid_user: true,
    });
  });

test('[PAY-1] [PAY-8] premium shows packages, what the bonus takes off and how long', async ({
  open,
  page,
  signIn,
}) => {
  await signIn('Pia', since(60));
  await open(linkTo('premium', {}, { back: '/chats' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pay for words, not for months.',
  );
  await expect(page).toHaveTitle(/Premium/);
  await expect(timer(page)).toHaveText([/^0[23]:\d\d:\d\d$/]);
  await expect(page.getByText('25% welcome offer').filter({ visible: true })).toHaveCount(1);
  const small = packageOf(page, 30);
  await expect(small).toContainText('15 messages');
  await expect(small).toContainText('€11.24');
  await expect(small).toContainText('instead of €14.99');
  await expect(small).toContainText('€0.75 per message');
  await expect(small).toContainText('You save €3.75');
  await expect(main(page).getByText(texts.packages.most)).toHaveCount(0);
  for (const promise of ['One payment, never a subscription', 'Includes 21% VAT']) {
    await expect(main(page).getByText(promise)).toBeVisible();
  }
  await expect(main(page).getByText('46%')).toBeVisible();
  await expect(main(page).getByText(/not a promise/)).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'iDEAL' })).toBeVisible();

  await main(page).getByRole('radio', { name: '200 credits' }).check();
  await main(page).getByRole('button', { name: 'Choose 200 credits' }).click();
  await expect(page).toHaveURL(ordering);
  await page.goBack();
  // There is room for a button in each package at a desk.
  await page.setViewportSize(screens.desktop);
  await expect(timer(page)).toHaveText([/^0[23]:\d\d:\d\d$/]);
  await expect(banner(page)).toBeVisible();
  await expect(main(page).getByText('25% welcome offer')).toBeVisible();
  await main(page).getByRole('link', { name: 'Choose 200 credits' }).click();
  await expect(page).toHaveURL(ordering);
});

test('[PAY-1] [PAY-12] credits show the balance, and what they cost elsewhere', async ({
  open,
  page,
  signIn,
}) => {
  await signIn('Cora', { paidUser: true, credits: 34 });
  await open(linkTo('credits'));
  const balance = main(page).getByRole('region', { name: texts.balance.title });
  await expect(balance).toContainText('34 credits');
  await expect(balance).toContainText('Enough for 17 messages.');
  await expect(balance.getByRole('link', { name: texts.balance.orders })).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expect(packageOf(page, 80)).toContainText('€34.99');
  await expect(packageOf(page, 80)).not.toContainText(/instead of|You save/);

  await main(page).getByText(texts.country.change).click();
  await expectSound(page, 'credits with the choice of a country');
  await main(page).getByLabel(texts.country.label).selectOption({ label: 'Belgium' });
  await main(page).getByRole('button', { name: texts.country.save }).click();
  await expect(main(page).getByText('Paying in: Belgium (Euro)')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Bancontact' })).toBeVisible();
});

test('[PAY-2] [PAY-8] [PAY-9] [SITE-8] the bonus is told above the members area, once in a window, until something is paid', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await page.clock.install();
  const nora = await signIn('Nora', since(60));
  await open(linkTo('members'));
  await expect(banner(page)).toContainText('25% welcome offer');
  await page.clock.fastForward(modalAfterMs - 5000);
  await expect(invitation(page)).toHaveCount(0);
  // The page may have begun to count a little after it was opened.
  await expect
    .poll(async () => {
      await page.clock.fastForward(modalAfterMs);
      return invitation(page).isVisible();
    })
    .toBe(true);
  await expect(invitation(page)).toContainText('25% welcome offer');
  await expect(invitation(page)).toContainText(/You save €3\.75\s?–\s?€18\.75/);
  await expect(invitation(page).getByRole('link')).toHaveAttribute(
    'href',
    linkTo('credits', {}, { back: linkTo('members') }),
  );
  await expectAccessible(page, 'invitation', '[open]');
  await page.keyboard.press('Escape');
  await expect(invitation(page)).toHaveCount(0);

  const live = untilLive(page);
  await open(linkTo('chats'));
  await expect(banner(page)).toBeVisible();
  await page.clock.fastForward(2 * modalAfterMs);
  await expect(invitation(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: nav.tabs }).getByText(nav.profileShort).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo('profile')}$`));
  await expect(banner(page)).toHaveCount(0);

  // A payment changes credits and premium wherever they are shown.
  await page.goBack();
  await live;
  await expect(banner(page)).toBeVisible();
  const wallet = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true });
  await expect(wallet(nav.premiumShort)).toBeVisible();
  await pay(server, nora, 8);
  await expect(wallet(nav.credits)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('[PAY-8] [PAY-9] the bonus counts by the clock of the server, interrupts nobody with credits, and ends', async ({
  open,
  page,
  signIn,
}) => {
  // The device is an hour ahead.
  await page.clock.install({ time: Date.now() + 60 * MINUTE });
  await signIn('Uta', { ...since(seconds / 60 - 10), credits: 2 });
  await open(linkTo('likes'));
  await expect(timer(page)).toHaveText(/^00:(?:10:00|09:\d\d)$/);
  await page.clock.fastForward('09:00');
  await expect(timer(page)).toHaveText(/^00:0[01]:\d\d$/);
  await expect(invitation(page)).toHaveCount(0);
  await page.clock.fastForward('02:00');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('in German on a small phone', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  // Pages that only members see are looked at in every-page.spec.ts.
  test('[SITE-5] [PAY-1] everything fits', async ({ open, page, signIn }) => {
    await signIn('Greta', { ...since(60), language: 'de' });
    await open(linkTo('premium', {}, { lang: 'de' }));
    await expect(main(page).getByRole('heading', { name: german.premium.title })).toBeVisible();
    await expectFits(page, 'premium in German');
    await open(linkTo('members'));
    await expect(page.getByRole('complementary')).toBeVisible();
    await expectFits(page, 'banner in German');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAY-1] [PAY-8] [PAY-12] prices are there for visitors; packages are chosen, and the country, by plain forms', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    await open(linkTo('pricing', {}, { country: 'NL', lang: 'en' }));
    await expect(main(page).getByRole('heading', { name: texts.offer })).toBeVisible();
    await expect(packageOf(page, 200)).toContainText('€74.99');
    await expect(main(page).getByText(texts.join)).toBeVisible();

    await signIn('Olga', since(60));
    // Where the price outlives the bonus, its day is told and nothing counts down.
    await withSettings(server.app, { welcome_code: true }, async () => {
      await open(linkTo('premium'));
      await expect(banner(page)).toContainText(/until \d+ \w/);
      await expect(main(page).getByText(/Included in the prices until /)).toBeAttached();
      await expect(page.locator('[role=timer]')).toHaveCount(0);
    });
    await open(linkTo('premium', {}, { back: '/chats' }));
    await expect(page.locator('[role=timer]')).toHaveCount(1);
    await main(page).getByText(texts.country.change).click();
    await main(page).getByLabel(texts.country.label).selectOption({ label: 'Belgium' });
    await main(page).getByRole('button', { name: texts.country.save }).click();
    await expect(main(page).getByText('Paying in: Belgium (Euro)')).toBeVisible();
    await expect(timer(page).filter({ visible: true })).toHaveCount(0);
    await main(page).getByRole('radio', { name: '30 credits' }).check();
    await main(page).getByRole('button', { name: texts.packages.go }).click();
    await expect(page).toHaveURL(ordering);
  });
});

test('[CHAT-5] [SITE-8] what a message costs is off the badge at once', async ({
  open,
  page,
  server,
  signIn,
}) => {
  // A chat on a phone has no tabs.
  await page.setViewportSize(screens.desktop);
  const [hugo] = (await addWriters(server, ['Hugo'])) as [Person];
  await signIn('Rosa', { paidUser: true, credits: 9 });
  // What is read again now and then does not arrive.
  await page.route(`**${api.user.path}`, () => undefined);
  // The first message is quicker than the part of the page that tells the badge.
  const sent = page.waitForResponse(`**${api.messageSend.path}`);
  await page.route('**/chat-watch-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await open(linkTo('members-id-chat', { id: hugo.profileId }));
  const badge = page.getByRole('navigation').getByRole('link', { name: 'Credits' });
  await expect(badge).toHaveAccessibleName(/9 credits left$/);
  for (const left of [7, 5]) {
    await send(page, `Hello, ${left}`);
    await expect(badge).toHaveAccessibleName(new RegExp(`${left} credits left$`));
  }
});
