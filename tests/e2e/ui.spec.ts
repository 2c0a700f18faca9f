import type { Page } from '@playwright/test';
import en from '#messages/en/public.ts';
import { expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

test.use({ pages: 'dev' });

const niches = ['1', '2', '3', '4', '5', '6', '7'];

// The colours of each niche and scheme are measured in web/ui/styles/contrast.test.ts; here is
// seen that the parts use them so.
test('[SITE-17] [SITE-19] every part is accessible, light and dark, and fits a phone', async ({
  open,
  page,
  troubles,
}) => {
  // One of the photos there shows what a missing one looks like.
  troubles.expect(/missing\.webp/);
  await open('/dev/ui');
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
  const seen = new Set<string>();
  for (const niche of niches) {
    await page.getByLabel('Niche').selectOption(niche);
    await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
    seen.add(await primary());
  }
  expect(seen.size, 'each niche has its colour').toBe(niches.length);
  for (const scheme of ['Light', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme.toLowerCase());
    await expectAccessible(page, scheme);
  }
  await page.setViewportSize(phone);
  await expectFits(page, 'design system');
});

test.describe('on a first visit', () => {
  test.use({ returning: false });

  const warning = (page: Page) => page.getByRole('dialog', { name: en.entryWarning.title });
  const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Duet, home' });
  // What lies behind the warning is inert, and roles are not found there.
  const parts = (page: Page) => ({
    nav: page.locator('header nav'),
    footer: page.locator('body footer').filter({ has: page.locator('[data-scheme]') }),
  });

  test('[SITE-7] [SITE-10] four layouts, each with the parts that belong to it', async ({
    open,
    page,
  }) => {
    // All but the empty one ask for the age by their own rule.
    await open('/dev/layouts/default?country=NL&lang=en');
    await expect(warning(page)).toBeVisible();
    await expect(parts(page).nav).toHaveCount(1);
    await expect(parts(page).footer).toContainText('For adults 18 and over.');

    await open('/dev/layouts/chat?country=NL&lang=en');
    await expect(warning(page)).toBeVisible();
    await expect(parts(page).nav).toHaveCount(1);
    await expect(parts(page).footer).toHaveCount(0);

    await open('/dev/layouts/empty?country=NL&lang=en');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(parts(page).nav).toHaveCount(0);
    await expect(parts(page).footer).toHaveCount(0);

    await open('/dev/layouts/lander?country=NL&lang=en');
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Enter Duet' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(parts(page).nav).toHaveCount(0);
    await expect(parts(page).footer).toHaveCount(0);
  });
});
