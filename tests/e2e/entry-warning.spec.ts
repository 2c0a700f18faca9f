import type { Page } from '@playwright/test';
import { demoSites } from '../../demo/sites.ts';
import en from '../../messages/en/public.ts';
import { expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test, untilAlive } from '../support/browser/fixtures.ts';
import { pretendInstalled } from '../support/browser/installed.ts';

test.use({ returning: false });

const warning = (page: Page) => page.getByRole('dialog', { name: en.entryWarning.title });
const enter = (page: Page, site = 'Duet') =>
  warning(page).getByRole('button', { name: `Enter ${site}` });

const skippedAt = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('entry-warning-skipped') ?? Number.NaN));

test('[SITE-10] a visitor answers once, and it is kept', async ({ open, page }) => {
  await open('/?country=NL&lang=en');
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText('Duet is for adults.');
  await expect(warning(page)).toContainText('18');
  expect(await skippedAt(page)).toBeNaN();

  await enter(page).click();
  await expect(warning(page)).toHaveCount(0);
  expect(Math.abs(Date.now() - (await skippedAt(page)))).toBeLessThan(60_000);

  await page.reload();
  await untilAlive(page);
  await expect(warning(page)).toHaveCount(0);
  await open('/pricing?country=DE&lang=en');
  await expect(warning(page)).toHaveCount(0);
});

test('[SITE-10] nothing but an answer closes it', async ({ open, page }) => {
  await open('/?country=NL&lang=en');
  await expect(enter(page)).toBeFocused();
  // Browsers let the second Escape through whatever a page says.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(warning(page).getByRole('button', { name: en.entryWarning.leave })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(warning(page)).toBeVisible();
  expect(await skippedAt(page)).toBeNaN();
  await enter(page).press('Enter');
  await expect(warning(page)).toHaveCount(0);
});

test('[SITE-10] whoever leaves goes back, and is asked again', async ({ open, page }) => {
  await open('/pages/faq');
  await open('/?country=NL&lang=en');
  await warning(page).getByRole('button', { name: en.entryWarning.leave }).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await open('/');
  await expect(warning(page)).toBeVisible();
});

test('[SITE-10] speaks of fictional profiles where there are some', async ({ open, page }) => {
  await open('/?country=NL&lang=en', 'evergreen.localhost');
  await expect(enter(page, 'Evergreen')).toBeVisible();
  const label = demoSites[1]?.settings.fictional_singular ?? '';
  expect(label).not.toBe('');
  await expect(warning(page)).toContainText(`“${label}”`);
});

test.describe('is not for', () => {
  test('[SITE-10] members', async ({ open, page, signIn }) => {
    await signIn('Rosa');
    await open('/?country=NL&lang=en');
    await expect(warning(page)).toHaveCount(0);
  });

  test('[SITE-10] the installed app', async ({ context, open, page }) => {
    await pretendInstalled(context);
    await open('/?country=NL&lang=en');
    await expect(warning(page)).toHaveCount(0);
  });

  test('[SITE-10] sites that switched it off', async ({ open, page }) => {
    await open('/?country=GB', 'harbour.localhost');
    await expect(warning(page)).toHaveCount(0);
  });

  test('[SITE-10] countries unknown or not served', async ({ open, page }) => {
    await open('/');
    await expect(warning(page)).toHaveCount(0);
    await open('/?country=FR&lang=en', 'evergreen.localhost');
    await expect(warning(page)).toHaveCount(0);
  });
});

for (const [country, shown] of [
  ['NL', true],
  ['DE', true],
  ['FR', false],
  ['US', false],
] as const) {
  test(`[SITE-10] in a chat: ${shown ? '' : 'not '}in ${country}`, async ({ open, page }) => {
    await open(`/dev/layouts/chat?country=${country}&lang=en`);
    await expect(warning(page)).toHaveCount(shown ? 1 : 0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[SITE-10] [SITE-19] fits and reads well, ${colorScheme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme });
    for (const language of ['en', 'de', 'fi']) {
      await open(`/?country=NL&lang=${language}`, 'evergreen.localhost');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `warning in ${language}`);
      await page.setViewportSize(phone);
      await expectFits(page, `warning in ${language}`);
      await expectAccessible(page, `warning on a phone in ${language}`);
    }
  });
}
