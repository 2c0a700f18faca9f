import type { Page } from '@playwright/test';
import interestNames from '#messages/en/interests.ts';
import icons from '#messages/en/landers/iconslanding.ts';
import map from '#messages/en/landers/maplanding.ts';
import deck from '#messages/en/landers/tinderswipe.ts';
import { desktop, expectAccessible, expectFits } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';

// Nothing on these pages waits for a router, so that they are opened as they are.
const visit = (page: Page, server: Server, path: string) =>
  page.goto(server.url('duet.localhost', `/landers/${path}`));

const smallest = { width: 360, height: 640 };

const pick = (page: Page, name: string) => page.locator('.board').getByText(name).click();

const choose = (page: Page, what: string) =>
  page.getByRole('main').getByRole('checkbox', { name: what }).click();

const passAll = [
  deck.cards.sailor,
  deck.cards.guest,
  deck.cards.cook,
  deck.cards.climber,
  deck.cards.walker,
];

test('[LAND-2] [SITE-19] three landers to play with call at first sight, in any light and size', async ({
  page,
  server,
}) => {
  for (const [path, name, colorScheme] of [
    ['iconslanding/journey', icons.journey.call, 'light'],
    ['iconslanding/home', icons.home.call, 'dark'],
    ['tinderswipe', deck.call, 'dark'],
    ['maplanding', map.towns.call, 'dark'],
    ['maplanding/lights', map.lights.call, 'light'],
    ['maplanding/harbour-paths', map.paths.call, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, server, `${path}?lang=en&country=NL`);
    for (const size of [desktop, smallest]) {
      await page.setViewportSize(size);
      await expectFits(page, path);
      await expect(page.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, path);
  }
});

test('[LAND-2] drawings that are picked come to something', async ({ page, server }) => {
  await visit(page, server, 'iconslanding/home?lang=en');
  await expect(page.getByText(icons.wants.none)).toBeVisible();
  await pick(page, interestNames.books);
  await expect(page.getByText(icons.wants.one)).toBeVisible();
  await pick(page, interestNames.tea);
  await pick(page, interestNames.cats);
  await expect(page.getByText(icons.home.with)).toBeVisible();
  await expect(page.getByText(icons.home.slow)).toBeVisible();
  await expect(page.getByText(icons.home.shared)).toBeVisible();
  await expect(page.getByText(icons.home.out)).toBeHidden();
  await expectAccessible(page, 'icons');
});

test('[LAND-2] a deck is played by hand, keys and buttons', async ({ page, server }) => {
  await visit(page, server, 'tinderswipe?lang=en');
  const card = page.getByRole('heading', { name: deck.cards.sailor.who });
  const box = await card.boundingBox();
  if (!box) throw new Error('No card.');
  const [x, y] = [box.x + box.width / 2, box.y - 80];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 2, { steps: 4 });
  // Back where it was: a hand that is quick enough would throw the card from anywhere else.
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(card).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 220, y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(card).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await choose(page, `Like: ${deck.cards.climber.who}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.liked')).toBeVisible();
  await expect(page.locator('.deck :checked.like')).toHaveCount(3);
  await expectAccessible(page, 'deck, played');
  await page.getByRole('button', { name: deck.end.again }).click();
  await expect(card).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LAND-2] picks ride along into the signup', async ({ page, server }) => {
    await visit(page, server, 'iconslanding?lang=en');
    for (const name of [interestNames.coffee, interestNames.dogs, interestNames.wine]) {
      await pick(page, name);
    }
    await expect(page.getByText(icons.weekend.with)).toBeVisible();
    const join = page.locator('#join');
    await join.getByRole('radio', { name: 'Woman', exact: true }).check();
    await join.getByRole('checkbox', { name: 'Men', exact: true }).check();
    await join.getByRole('button').click();
    await expect(page).toHaveURL(/\/signup/);
    const kept = page.locator('input[name=interests]');
    await expect(kept).toHaveCount(3);
    await expect(kept.first()).toHaveValue('coffee');
  });

  test('[LAND-2] a deck and a map are played by ticks alone', async ({ page, server }) => {
    await visit(page, server, 'tinderswipe?lang=en');
    for (const { who } of passAll) await choose(page, `Pass: ${who}`);
    await expect(page.getByText(deck.end.nobody)).toBeHidden();
    await choose(page, `Pass: ${deck.cards.reader.who}`);
    await expect(page.getByText(deck.end.nobody)).toBeVisible();

    await visit(page, server, 'maplanding?lang=en&country=DK');
    const said = page.getByRole('status');
    await expect(said).toContainText('København');
    await page.getByRole('radio', { name: 'Aarhus' }).check();
    await expect(said.getByText('Aarhus')).toBeVisible();
    await expect(said.getByText('København')).toBeHidden();
  });
});
