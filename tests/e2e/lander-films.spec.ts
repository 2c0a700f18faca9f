import type { Page } from '@playwright/test';
import transitions from '#messages/en/landers/transitionsvideolanding.ts';
import video from '#messages/en/landers/video.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const small = { width: 360, height: 640 };
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const film = (page: Page) => page.locator('[data-film] video');
const time = (page: Page) => film(page).evaluate((one: HTMLVideoElement) => one.currentTime);

test('[LAND-2] both show a film and one way on, in a hand and at a desk', async ({
  page,
  server,
}) => {
  for (const [path, { call, alt }] of [
    ['/landers/video/dance', video.dance],
    ['/landers/transitionsvideolanding/moods', transitions.moods],
  ] as const) {
    await page.goto(server.url('duet.localhost', path));
    for (const size of [desktop, phone, small]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
      await expect(page.getByRole('link', { name: call })).toBeInViewport({ ratio: 1 });
      await expectFits(page, path);
    }
    await expectAccessible(page, path);
  }
});

test('[LAND-2] films come in parts, and nothing moves for whoever wants less motion', async ({
  page,
  server,
}) => {
  await page.goto(server.url('duet.localhost', '/landers/video'));
  const play = page.getByRole('button', { name: video.play });
  await expect(play).toBeVisible();
  expect(await film(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await play.click();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  // Some browsers insist on it.
  const src = (await film(page).getAttribute('src')) ?? '';
  const answer = await page.evaluate(async (url) => {
    const { status, headers } = await fetch(url, { headers: { range: 'bytes=0-1' } });
    return [status, headers.get('content-type'), headers.get('content-length')];
  }, src);
  expect(answer).toEqual([206, 'video/mp4', '2']);
});

test.describe('with motion', () => {
  test.use(moving);

  test('[LAND-2] the film plays, lights a line and can be stopped', async ({ page, server }) => {
    await page.goto(server.url('duet.localhost', '/landers/transitionsvideolanding'));
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await expect(page.locator('[data-scene]')).toBeVisible();
    await expectAccessible(page, 'a headline of which one line is lit');
    await page.getByRole('button', { name: transitions.pause }).click();
    await expect(page.getByRole('button', { name: transitions.play })).toBeVisible();
    expect(await film(page).evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...moving, javaScriptEnabled: false });

  test('[LAND-2] the picture stays, and the form goes on', async ({ page, server }) => {
    await page.goto(server.url('duet.localhost', '/landers/video/walk'));
    await expect(page.getByRole('img', { name: video.walk.alt })).toBeVisible();
    await expect(page.locator('[data-film] button')).toBeHidden();
    await page.getByRole('link', { name: video.walk.call }).click();
    await expect(page.getByRole('heading', { name: video.join })).toBeInViewport();
    await expect(page.locator('#join form[action="/signup"]')).toBeVisible();
  });
});
