import type { Locator, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import likes from '#messages/en/likes.ts';
import memberTexts from '#messages/en/member.ts';
import swipe from '#messages/en/swipe.ts';
import { asMember } from '../support/browser/as-member.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test, untilLive } from '../support/browser/fixtures.ts';
import { addMen, near } from '../support/browser/search-people.ts';
import type { Person } from '../support/people.ts';

const calls = `**${api.swipe.path}`;

const cards = (page: Page) => page.getByRole('region', { name: swipe.stack }).getByRole('article');

const nameOnTop = async (page: Page): Promise<string> => {
  const text = await cards(page).getByRole('heading').textContent();
  return text?.split(',')[0] ?? '';
};

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: swipe.said.next.slice(0, 5) });

const left = (count: number) => `${count} of 4 likes left today`;

/** Drags the card on top sideways, as a hand does. */
const drag = async (page: Page, by: number, to = by) => {
  const box = await cards(page).boundingBox();
  if (!box) throw new Error('No card.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y + 4, { steps: 4 });
  await page.mouse.move(x + by, y + 8, { steps: 4 });
  await page.mouse.move(x + to, y + 8);
  await page.mouse.up();
};

test.use({ viewport: screens.phone });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not shown.');
  return { top: box.y, bottom: box.y + box.height };
};

/** On small phones too. */
const expectButtonsInView = async (page: Page, what: string) => {
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    const card = await boxOf(cards(page));
    const tabs = await boxOf(page.getByRole('navigation', { name: memberTexts.nav.tabs }));
    for (const name of [swipe.undo, swipe.pass, swipe.like]) {
      const button = await boxOf(page.getByRole('button', { name, exact: true }));
      expect(button.top, `${name}, ${what}, ${height}`).toBeGreaterThanOrEqual(card.bottom);
      expect(button.bottom, `${name}, ${what}, ${height}`).toBeLessThanOrEqual(tabs.top);
    }
  }
  await page.setViewportSize(screens.phone);
};

test('[LIKE-3] by hand, keys and buttons, which are in view, until the likes are given', async ({
  context,
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/404/);
  const town = 'Waalwijk';
  await addMen(server, town, ['Abel', 'Bas', 'Cas', 'Daan', 'Erik', 'Frits', 'Gijs', 'Hugo']);
  await signIn('Noor', near(town));
  // The search leads there on a phone too.
  await open(linkTo('members'));
  const { ways: names } = memberTexts.nav;
  const ways = page.getByRole('navigation', { name: names.label });
  await expect(ways.getByRole('link', { name: names.finder })).toBeVisible();
  await ways.getByRole('link', { name: names.swipe }).click();
  await expect(ways.getByRole('link', { name: names.swipe })).toHaveAttribute('aria-current');
  await expect(page.getByText(left(4))).toBeVisible();
  await expectButtonsInView(page, 'confirmed');

  // A choice that fails puts the card back, and one that cannot be sent keeps it.
  const first = await nameOnTop(page);
  await page.route(calls, (route) => route.fulfill({ status: 404, json: {} }));
  await press(page, swipe.like);
  await expect(page.getByRole('alert')).toContainText(`Try ${first} again`);
  expect(await nameOnTop(page)).toBe(first);
  await expect(page.getByText(left(4))).toBeVisible();
  await expectSound(page, 'failed choice');
  await page.unroute(calls);

  await context.setOffline(true);
  await press(page, swipe.pass);
  await expect(page.getByRole('alert')).toContainText(
    `like or pass on ${first} when you’re back online`,
  );
  await context.setOffline(false);

  await press(page, swipe.pass);
  await expect(status(page)).toContainText(`You passed on ${first}. Next: `);
  await page.keyboard.press('u');
  await expect(status(page)).toContainText(`${first} is back.`);
  expect(await nameOnTop(page)).toBe(first);

  // There and back is no choice, however quick; a click after a drag opens nothing.
  await drag(page, 40, 0);
  expect(await nameOnTop(page)).toBe(first);
  await expect(page.getByText(left(4))).toBeVisible();
  await drag(page, 220);
  await expect(status(page)).toContainText(`You like ${first}.`);
  await expect(page.getByText(left(3))).toBeVisible();
  await drag(page, -220);
  await expect(status(page)).toContainText('You passed');

  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(left(2))).toBeVisible();
  await press(page, swipe.like);
  await press(page, swipe.like);
  await expect(page.getByText(left(0))).toBeVisible();
  await expect(page.getByRole('heading', { name: swipe.limit.title })).toBeVisible();
  await expect(page.getByText(/^New likes at .*, in \d+/)).toBeVisible();
  await expectSound(page, 'limit');

  const kept = await nameOnTop(page);
  await page.keyboard.press('ArrowRight');
  expect(await nameOnTop(page)).toBe(kept);
  const out = /^You’re out of likes for today\. New likes .*, in \d+/;
  await expect(status(page)).toContainText(out);
  await expect(page.getByRole('heading', { name: swipe.limit.title })).toBeAttached();
  const onCard = page.getByText(out).filter({ visible: true }).first();
  await expect(onCard).toBeInViewport({ ratio: 1 });
  await expectButtonsInView(page, 'at the limit');
  await cards(page).getByRole('link').focus();
  // Shown before the server knows it, whom the page is asked from next.
  const told = page.waitForResponse(calls);
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toContainText(`You passed on ${kept}.`);
  await told;
  await expect(cards(page).getByRole('link')).toBeFocused();

  // What was chosen is chosen.
  const next = await nameOnTop(page);
  await page.clock.install();
  await open(linkTo('swipe-game'));
  await expect(page.getByText(left(0))).toBeVisible();
  expect(await nameOnTop(page)).toBe(next);

  // The time that is left goes on to be shown, and was said once.
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toContainText(swipe.limit.title);
  const said = await status(page).textContent();
  const limit = page.getByRole('heading', { name: swipe.limit.title }).locator('..');
  const shown = await limit.textContent();
  await page.clock.fastForward('02:00:00');
  await expect(limit).not.toHaveText(shown ?? '');
  expect(await status(page).textContent()).toBe(said);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(next);
});

test('[LIKE-3] the buttons are in view with no notice above', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await addMen(server, 'Woerden', ['Arie']);
  await signIn('Mona', { status: 'not_confirmed', ...near('Woerden') });
  await open(linkTo('swipe-game'));
  await expect(page.getByRole('region', { name: memberTexts.alerts.label })).toHaveCount(0);
  await expectButtonsInView(page, 'unconfirmed');
});

test('[LIKE-3] [LIKE-1] a match is told at once and once, and the end of the deck has ways on', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [nils] = (await addMen(server, 'Steenwijk', ['Nils'])) as [Person];
  const pia = await signIn('Pia', near('Steenwijk'));
  await asMember(server, nils)(api.like, { body: { member: pia.profileId } });
  await open(linkTo('swipe-game'));
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog', { name: likes.match.title });
  await expect(dialog).toContainText('You and Nils like each other.');
  const told = page.waitForResponse(`**${api.matchSeen.path}`);
  await dialog.getByRole('button', { name: likes.match.done }).click();
  await told;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: swipe.empty.title })).toBeVisible();
  const way = await page.getByRole('link', { name: swipe.empty.widen }).boundingBox();
  const undo = await page.getByRole('button', { name: swipe.undo }).boundingBox();
  expect(undo?.y).toBeGreaterThan(way?.y ?? Infinity);
  await expectSound(page, 'empty deck');
  const { new_matches } = await asMember(server, pia)(api.likes);
  expect(new_matches).toEqual([]);
});

test('[LIKE-3] [LIKE-1] a match that was told is not told again by its card', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [sjoerd] = (await addMen(server, 'Valkenswaard', ['Sjoerd'])) as [Person];
  const tine = await signIn('Tine', near('Valkenswaard'));
  const live = untilLive(page);
  await open(linkTo('swipe-game'));
  await live;
  await asMember(server, tine)(api.like, { body: { member: sjoerd.profileId } });
  await asMember(server, sjoerd)(api.like, { body: { member: tine.profileId } });
  const dialog = page.getByRole('dialog', { name: likes.match.title });
  await dialog.getByRole('button', { name: likes.match.done }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: swipe.like, exact: true }).click();
  await expect(page.getByRole('heading', { name: swipe.empty.title })).toBeVisible();
  await expect(page.getByText(/like each other/)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIKE-3] the buttons work as well', async ({ open, page, server, signIn }) => {
    await addMen(server, 'Roermond', ['Otto', 'Piet']);
    await signIn('Rika', near('Roermond'));
    await open(linkTo('swipe-game'));
    const first = await nameOnTop(page);
    await press(page, swipe.like);
    await expect(page.getByText(left(3))).toBeVisible();
    expect(await nameOnTop(page)).not.toBe(first);
  });
});
