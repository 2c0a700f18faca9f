import type { Locator, Page } from '@playwright/test';
import { and, eq, isNull } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/notifications.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test, untilLive } from '../support/browser/fixtures.ts';
import { giveLike } from '../support/browser/likes.ts';
import { addNotification, bell } from '../support/browser/notifications.ts';
import { addMen, heading, near } from '../support/browser/search-people.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

const { centre } = texts;
const path = linkTo('updates');

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('time') });
const panel = (page: Page) => page.getByRole('dialog', { name: member.nav.notifications });

const unseenIn = ({ app }: Server, { id }: Person) => {
  const { notifications } = tables;
  const mine = and(eq(notifications.userId, id), isNull(notifications.seenAt));
  return app.core.db.$count(notifications, mine);
};

const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** Puts a tab behind another, or in front again: here browsers show all tabs at once. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const one = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('Nobody was made.');
  return first;
};

/** One of each kind, two of them for longer than a day. */
const addAll = async (server: Server, me: Person) => {
  const [adam, bob] = await addMen(server, 'Almelo', ['Adam', 'Bob']);
  const fictional = one(await addMen(server, 'Almelo', ['Finn'], { fictional: true }));
  if (!adam || !bob) throw new Error('Nobody was made.');
  const price = { outcome: 'completed', minor: 3499, currency: 'EUR', credits: 100 };
  const refused = { about: 'photo', decision: 'rejected', reason: 'unclear' };
  await addNotification(server, me, { kind: 'like', by: adam });
  await addNotification(server, me, { kind: 'message', by: bob, count: 3, minutesAgo: 1 });
  await addNotification(server, me, { kind: 'like', by: fictional, minutesAgo: 2 });
  await addNotification(server, me, { kind: 'payment', facts: price, minutesAgo: 3 });
  await addNotification(server, me, { kind: 'moderation', facts: refused, minutesAgo: 2900 });
  await addNotification(server, me, { kind: 'visit', by: adam, minutesAgo: 3000, isSeen: true });
};

const sentences = [
  'Adam likes you',
  'Bob sent you 3 new messages',
  'Finn likes you',
  'Your payment of €34.99 is complete',
  'Your photo wasn’t accepted: it’s too dark or blurry to recognise anyone.',
  'Adam visited your profile',
];

test.describe('on a phone, then at a desk in the dark', () => {
  test.use({ viewport: screens.phone });

  test('[NOTE-1] [SITE-8] the bell leads to all that happened', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const me = await signIn('Mia', { ...near('Almelo'), paidUser: true });
    await addAll(server, me);
    await open(linkTo('pricing'));
    await expect(bell(page)).toHaveAccessibleName(/5 new notifications/);
    await bell(page).click();
    await expect(page).toHaveURL(server.url('duet.localhost', path));
    const expectAll = async (list: Locator) => {
      await expect(list.getByRole('listitem')).toContainText(sentences);
      await expect(list.getByRole('listitem').nth(2)).toContainText('Fictional');
      await expect(list.getByRole('region', { name: centre.earlier })).toContainText(
        'visited your profile',
      );
    };
    const list = page.getByRole('main');
    await expectAll(list);
    // What was in view for a moment is seen, and stays marked while one looks.
    await expect(bell(page)).toHaveAccessibleName(member.nav.notifications);
    await expect.poll(() => unseenIn(server, me)).toBe(0);
    await expect(list.getByRole('link', { name: new RegExp(centre.new) })).toHaveCount(5);
    await expectFits(page, 'the notification centre');
    await expectAccessible(page, 'the notification centre');
    await list.getByRole('link', { name: /Adam likes you/ }).click();
    await expect(heading(page)).toHaveText(/Adam/);

    // There the bell opens a panel in place.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(screens.desktop);
    await bell(page).click();
    await expectAll(panel(page));
    await expectFits(page, 'the panel');
    await expectAccessible(page, 'the panel', '[role=dialog]');
    await panel(page)
      .getByRole('link', { name: /Finn likes you/ })
      .click();
    await expect(heading(page)).toHaveText(/Finn/);
    await expect(panel(page)).toBeHidden();
  });
});

test('[NOTE-1] [SITE-16] a like arrives live, in all tabs, and is seen in all', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const ron = one(await addMen(server, 'Zutphen', ['Ron']));
  const me = await signIn('Nina', near('Zutphen'));
  const live = untilLive(page);
  await open(path);
  await expect(page.getByRole('heading', { name: centre.empty.title })).toBeVisible();
  await live;
  const other = await context.newPage();
  const otherLive = untilLive(other);
  await other.goto(server.url('duet.localhost', linkTo('pricing')));
  await otherLive;
  // Only the tab in front is looked at.
  await setHidden(page, true);

  await giveLike(server, ron, me);
  await expect(bell(other)).toHaveAccessibleName(/1 new notification/);
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(rows(page)).toContainText(['Ron likes you']);
  expect(await unseenIn(server, me)).toBe(1);
  await setHidden(page, false);
  await expect(bell(page)).toHaveAccessibleName(member.nav.notifications);
  await expect(bell(other)).toHaveAccessibleName(member.nav.notifications);
  await expect(other).toHaveTitle(/^\(1\) /);
  expect(await unseenIn(server, me)).toBe(0);
});

test('[NOTE-1] [SITE-8] the panel works by keyboard, older ones come by scrolling, and all can be marked as seen', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  const me = await signIn('Olga');
  const many = limits.notifications.page + 3;
  for (let no = 0; no < many; no += 1) {
    const facts = { title: `Word ${no}` };
    await addNotification(server, me, { kind: 'news', facts, minutesAgo: no });
  }
  await open(linkTo('pricing'));
  await expect(bell(page)).toContainText(String(many));

  // The panel says when nothing can be read, tries again, and works by keyboard.
  troubles.expect(/403/);
  await page.route('**/api/notifications.php', (route) =>
    route.fulfill({ status: 403, json: { error: '', code: 'forbidden' } }),
  );
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('alert')).toContainText(centre.failed);
  await expectAccessible(page, 'a panel that could not be read', '[role=dialog]');
  await page.unroute('**/api/notifications.php');
  await panel(page).getByRole('button', { name: centre.retry }).click();
  const newest = panel(page).getByRole('link', { name: /Word 0/ });
  await expect(newest).toBeVisible();
  // Only the way to the choices, and the button that marks all, come before it.
  await bell(page).focus();
  for (let tabs = 0; tabs < 4 && !(await isFocused(newest)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(newest).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  // A press on the bell closes what it opened.
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toBeHidden();

  await bell(page).click();
  await panel(page).getByRole('link', { name: centre.all }).click();
  await expect(page).toHaveURL(server.url('duet.localhost', path));
  await expect(panel(page)).toBeHidden();
  for (let seen = 0; seen < many; seen = await rows(page).count()) {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(seen);
  }

  // What is refused is undone, and said.
  await addNotification(server, me, { kind: 'news', facts: { title: 'The latest' } });
  await open(path);
  await page.route('**/api/notifications-seen.php', (route) =>
    route.fulfill({ status: 403, json: { error: '', code: 'forbidden' } }),
  );
  const markAll = page.getByRole('button', { name: centre.markAll });
  await markAll.click();
  await expect(page.getByRole('alert')).toHaveText(centre.markFailed);
  await expect(page.getByRole('link', { name: /The latest/ })).toContainText(centre.new);
  await page.unroute('**/api/notifications-seen.php');
  await markAll.click();
  await expect(markAll).toHaveCount(0);
  await expect(page.getByRole('link', { name: new RegExp(centre.new) })).toHaveCount(0);
  await expect.poll(() => unseenIn(server, me)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NOTE-1] the bell is a link, pages have addresses, all can be marked', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const me = await signIn('Rosa');
    for (let no = 0; no <= limits.notifications.page; no += 1) {
      await addNotification(server, me, { facts: { title: `Word ${no}.` }, minutesAgo: no });
    }
    await open(linkTo('pricing'));
    await bell(page).click();
    await expect(page).toHaveURL(server.url('duet.localhost', path));
    await expect(rows(page)).toHaveCount(limits.notifications.page);
    await page.getByRole('link', { name: centre.more }).click();
    await expect(rows(page)).toContainText([`Word ${limits.notifications.page}.`]);
    await page.getByRole('button', { name: centre.markAll }).click();
    await expect(page).toHaveURL(server.url('duet.localhost', path));
    await expect(bell(page)).toHaveAccessibleName(member.nav.notifications);
    expect(await unseenIn(server, me)).toBe(0);
  });
});
