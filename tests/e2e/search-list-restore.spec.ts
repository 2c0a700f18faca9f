import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import { expectAccessible, expectFits } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  addManyMen,
  cards,
  heading,
  member,
  near,
  search,
} from '../support/browser/search-people.ts';

const more = (page: Page) => page.getByRole('link', { name: search.more });

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('[MEM-5] more people by scrolling, and Back keeps list and place', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await addManyMen(server, 'Goes', 60);
  await signIn('Alma', near('Goes'));
  await open(linkTo('members'));
  await expect(heading(page)).toHaveText('60 people near Goes');
  for (const last of [24, 48])
    await cards(page)
      .nth(last - 1)
      .scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(60);
  await expect(more(page)).toHaveCount(0);
  const shown = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(shown).size).toBe(60);

  const last = cards(page).nth(52).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(1000);
  await last.click();
  await expect(page).toHaveURL(/\/members\/[\da-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Back to 60 people near Goes');

  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(shown);
  await expect.poll(() => place(page)).toBe(before);

  // The page's own way back leads to the same place, also after others were looked at.
  await cards(page).nth(52).getByRole('link').click();
  await expect(heading(page)).toHaveText(shown[52] ?? '');
  await expect(page.getByRole('link', { name: member.next })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(heading(page)).toHaveText(shown[53] ?? '');
  await page.getByRole('link', { name: member.previous }).click();
  await expect(heading(page)).toHaveText(shown[52] ?? '');
  await page.getByRole('link', { name: 'Back to 60 people near Goes' }).click();
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(() => place(page)).toBe(before);

  // A document that was left and come back to shows the same.
  await page.goto(server.url('duet.localhost', linkTo('pricing')));
  await page.goBack();
  await expect(cards(page)).toHaveCount(60);
  await expect.poll(() => place(page)).toBe(before);

  // A link to the search begins anew.
  await page.getByRole('navigation').getByRole('link', { name: 'Search members' }).click();
  await expect.poll(() => place(page)).toBe(0);
});

test('[MEM-5] a page that fails can be asked for again', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/404/);
  await addManyMen(server, 'Tiel', 30);
  await signIn('Bea', near('Tiel'));
  const calls = '**/api/search.php*';
  await page.route(calls, (route) => route.fulfill({ status: 404, json: {} }));
  await open(linkTo('members'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('alert')).toContainText(search.failed);
  await expectFits(page, 'failed page');
  // By keys the hearts come to rest clear of the bars.
  const bar = await page
    .getByRole('list', { name: search.filters.inForce })
    .locator('..')
    .boundingBox();
  await page.getByRole('button', { name: search.retry }).focus();
  for (let count = 0; count < 24; count += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().y);
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  // At the top of the page no bar lies over anything.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'failed page');
  await page.unroute(calls);
  await page.getByRole('button', { name: search.retry }).click();
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByText('6 more people below')).toBeAttached();
});

test('[MEM-5] the button shows more without scrolling', async ({ open, page, server, signIn }) => {
  await addManyMen(server, 'Gorinchem', 30);
  await signIn('Cleo', near('Gorinchem'));
  // Nothing comes near in a window that shows no end.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await open(linkTo('members'));
  await expect(cards(page)).toHaveCount(24);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(30);
  const shown = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(shown).size).toBe(30);
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
});
