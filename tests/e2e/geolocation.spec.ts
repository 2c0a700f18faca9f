import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import people from '#messages/en/people.ts';
import { tables } from '#server/db/index.ts';
import { expectSound } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { partOf } from '../support/browser/profile.ts';

const { geolocation: texts } = people;

const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };
const ATLANTIC = { latitude: 35, longitude: -40 };

const path = `${linkTo('profile')}#place`;

const section = (page: Page) => partOf(page, member.settings.place.title);
const town = (page: Page) =>
  section(page).getByRole('combobox', { name: member.settings.place.label });
const told = (page: Page, hasText: string) => section(page).getByRole('status').filter({ hasText });
const use = (page: Page) => section(page).getByRole('button', { name: texts.use });

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test('[MEM-10] the town is found and stored, and asked for once an hour', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const { profileId } = await signIn('Abe');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(UTRECHT);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) asked += 1;
  });
  await open(path);
  await use(page).click();
  await expect(told(page, 'You’re near Utrecht')).toBeVisible();
  await expect(town(page)).toHaveValue('Utrecht');
  const { profiles } = tables;
  const stored = async () => {
    const { db } = server.app.core;
    const [row] = await db.select().from(profiles).where(eq(profiles.id, profileId));
    return row;
  };
  const utrecht = (await stored())?.placeId;
  expect(utrecht).toEqual(expect.any(Number));
  // What is kept is the town, not the spot.
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).toContain('Utrecht');
  expect(kept).not.toMatch(/52\.0|5\.12/);

  await town(page).fill('Zwolle');
  await town(page).press('Enter');
  await expect.poll(async () => (await stored())?.placeId).not.toBe(utrecht);
  await use(page).click();
  await expect.poll(async () => (await stored())?.placeId).toBe(utrecht);
  await expect(town(page)).toHaveValue('Utrecht');
  expect(asked).toBe(1);
});

test('[MEM-10] a country that the site does not serve changes nothing', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('Bob', { siteId: 3, country: 'GB' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(UTRECHT);
  await open(path, 'harbour.localhost');
  await use(page).click();
  await expect(told(page, 'isn’t available in that country')).toBeVisible();
  await expect(town(page)).toHaveValue('');
});

test('[MEM-10] denied, and allowed after all far from any town', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('Cem');
  await context.setGeolocation(ATLANTIC);
  // Nobody is there to ask, and not every browser then takes it for a no.
  const cdp = await context.newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  await cdp.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
    browserContextId: targetInfo.browserContextId ?? '',
  });
  await open(path);
  await use(page).click();
  await expect(section(page).getByText(texts.denied)).toBeVisible();
  await expectSound(page, 'location denied');
  await context.grantPermissions(['geolocation']);
  await expect(section(page).getByText(texts.denied)).toBeHidden();
  await use(page).click();
  await expect(told(page, texts.nowhere)).toBeVisible();
});

test('[MEM-10] a browser that cannot tell', async ({ open, page, signIn }) => {
  await signIn('Dov');
  await page.addInitScript(() => {
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
  });
  await open(path);
  await expect(section(page).getByText(texts.unsupported)).toBeVisible();
  await expect(use(page)).toBeDisabled();
});
