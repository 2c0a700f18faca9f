import { expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { startServer } from '../support/browser/server.ts';

test.beforeEach(({ troubles }) => {
  // One of the photos there shows what a missing one looks like.
  troubles.expect(/missing\.webp/);
});

const niches = ['1', '2', '3', '4', '5', '6', '7'];

for (const scheme of ['Light', 'Dark']) {
  test(`[SITE-17] [SITE-19] every part in every niche, ${scheme}`, async ({ open, page }) => {
    test.slow();
    await open('/dev/ui');
    await page.getByRole('radio', { name: scheme }).check();
    for (const niche of niches) {
      await page.getByLabel('Niche').selectOption(niche);
      await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
      await expectAccessible(page, `niche ${niche}, ${scheme}`);
    }
  });
}

test('[SITE-19] every part fits a phone', async ({ open, page }) => {
  await page.setViewportSize(phone);
  await open('/dev/ui');
  await expectFits(page, 'design system');
});

test('pages for those who build are not there in production', async ({ page, troubles }) => {
  troubles.expect(/404/);
  const server = await startServer('production');
  try {
    for (const path of ['/dev/ui', '/dev/layouts/chat', '/dev/layouts/lander']) {
      const answer = await page.goto(server.url('duet.localhost', path));
      expect(answer?.status(), path).toBe(404);
    }
    const answer = await page.goto(server.url('duet.localhost', '/pricing'));
    expect(answer?.status()).toBe(200);
    // What the page still wants to fetch ends here, not with its server.
    await page.goto('about:blank');
  } finally {
    await server.close();
  }
});
