import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import { demoSites } from '#demo/sites.ts';
import en from '#messages/en/public.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

test.use({ returning: false });

const warning = (page: Page) => page.getByRole('dialog', { name: en.entryWarning.title });
const enter = (page: Page, site = 'Duet') =>
  warning(page).getByRole('button', { name: `Enter ${site}` });

const skippedAt = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('entry-warning-skipped') ?? Number.NaN));

test('[SITE-10] a visitor answers by nothing but an answer, and it is kept; whoever leaves is asked again', async ({
  context,
  open,
  page,
  server,
}) => {
  await open('/pages/faq');
  await open('/?country=NL&lang=en');
  await warning(page).getByRole('button', { name: en.entryWarning.leave }).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  expect(await skippedAt(page)).toBeNaN();

  // In a tab that was opened for it there is nowhere to go back to.
  const [fresh] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(
      (url) => void window.open(url, '_blank', 'noopener'),
      server.url('duet.localhost'),
    ),
  ]);
  await warning(fresh).getByRole('button', { name: en.entryWarning.leave }).click();
  await expect(fresh).toHaveURL('about:blank');
  await fresh.close();

  await open('/');
  await expect(warning(page)).toContainText('Duet is for adults.');
  await expect(warning(page)).toContainText('18');
  await expect(enter(page)).toBeFocused();
  // The page behind it is as wide as without it: it had no scroll bar here.
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBe(0);
  // Browsers let the second Escape through whatever a page says.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(warning(page).getByRole('button', { name: en.entryWarning.leave })).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(warning(page)).toBeVisible();
  expect(await skippedAt(page)).toBeNaN();

  const before = Date.now();
  await enter(page).press('Enter');
  await expect(warning(page)).toHaveCount(0);
  const at = await skippedAt(page);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  await open(linkTo('members'));
  await expect(warning(page)).toHaveCount(0);
});

// Where else nobody is asked is proven in web/features/site/rules/entry-warning.test.ts.
test('[SITE-10] is not for sites that switched it off, and members', async ({
  open,
  page,
  signIn,
}) => {
  await open('/signup?country=GB', 'harbour.localhost');
  await expect(warning(page)).toHaveCount(0);
  await signIn('Rosa');
  await open('/credits?country=NL&lang=en');
  await expect(warning(page)).toHaveCount(0);
});

test('[SITE-10] [SITE-19] tells of fictional profiles, fits and reads well, light and dark', async ({
  open,
  page,
}) => {
  const label = demoSites[1]?.settings.fictional_singular ?? '';
  expect(label).not.toBe('');
  await page.setViewportSize(screens.phone);
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['de', 'dark'],
    ['fi', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await open(`/signup?country=NL&lang=${language}`, 'evergreen.localhost');
    await expect(page.getByRole('dialog')).toContainText(label);
    await expectFits(page, `warning in ${language}`);
    // What is described as what is the same in each language.
    if (language !== 'fi') await expectAccessible(page, `warning in ${language}`, 'dialog');
  }
});
