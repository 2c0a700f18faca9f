import texts from '#messages/console/en.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { allowFictional } from '../support/fictional.ts';
import { PICTURE } from '../support/sample.ts';
import { changeSite } from '../support/sites.ts';

const { fictional } = texts;

test.use({ viewport: desktop });

test('[OPS-11] a fictional profile is made, shown, retired and brought back', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const before = await allowFictional(server.app);
  await signInStaff(['operator']);
  await open('/console/fictional?site=1');
  await page.keyboard.press('n');
  await page.getByLabel(fictional.name, { exact: true }).fill('Elise');
  await page.getByLabel(fictional.born).fill('1991-03-03');
  await page.getByLabel(fictional.country).selectOption('NL');
  await page.getByLabel(fictional.town).fill('Utrecht, Utrecht');
  await expect(page.locator('datalist option').first()).toBeAttached();
  await page.getByLabel(fictional.about).fill('Invented by this site.');
  await page.getByLabel(fictional.story).fill('Restores old books');
  await expectAccessible(page, 'a new fictional profile');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elise, ');
  await page
    .getByLabel(fictional.photoAdd)
    .setInputFiles({ name: 'elise.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE) });
  await expect(page.getByRole('img', { name: 'Photo 1 of Elise' })).toBeVisible();
  await expect(page.getByLabel(fictional.town)).toHaveValue('Utrecht');
  await page.getByLabel(fictional.voice).fill('Dry');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(fictional.saved)).toBeVisible();
  await expectAccessible(page, 'a fictional profile');

  await page.getByRole('button', { name: fictional.retire }).click();
  await page.getByLabel(fictional.reason).fill('The story is told');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(fictional.retired, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Elise/ });
  await expect(row).toContainText(fictional.label);
  await expect(row).toContainText(fictional.retired);
  await page.setViewportSize(phone);
  await expectFits(page, 'fictional profiles on a phone');
  await page.getByRole('link', { name: /Elise/ }).click();
  await expectFits(page, 'a fictional profile on a phone');
  await page.getByRole('button', { name: fictional.return }).click();
  await page.getByLabel(fictional.reason).fill('One more chapter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: fictional.retire })).toBeVisible();
  await changeSite(server.app, before);
});

test('[OPS-11] nothing of it is there on a site without fictional profiles', async ({
  open,
  page,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/404/);
  await signInStaff(['administrator']);
  await open('/console/security?site=3');
  const navigation = page.getByRole('navigation', { name: texts.frame.navigation }).first();
  await expect(navigation.getByRole('link', { name: texts.pages.sites })).toBeVisible();
  await expect(navigation.getByRole('link', { name: texts.pages.fictional })).toHaveCount(0);
  expect((await open('/console/fictional?site=3')).status()).toBe(404);
  await open('/console/fictional?site=1');
  await expect(page.getByText(fictional.noWording)).toBeVisible();
});
