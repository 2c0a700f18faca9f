import { expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

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
