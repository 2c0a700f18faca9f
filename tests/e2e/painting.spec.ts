import { linkTo } from '#contract/routes.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { serveInHalves } from '../support/browser/serve-in-halves.ts';

/** Runs in the page: notes when its last part was read. */
const noteEnd = () => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#end')) return;
    Object.assign(window, { endedAt: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

for (const path of [linkTo('login'), linkTo('landers-video-slug')]) {
  test(`[SITE-19] nothing of ${path} is painted before all of it is there`, async ({
    page,
    server,
  }) => {
    const slow = await serveInHalves(server.url('duet.localhost'));
    await page.addInitScript(noteEnd);
    const opened = page.goto(slow.url(path));
    await expect(page.locator('h1')).toHaveCount(1);
    slow.go();
    await opened;
    const painted = () =>
      page.evaluate(() => {
        const [first] = performance.getEntriesByType('paint');
        return first && first.startTime - (window as unknown as { endedAt: number }).endedAt;
      });
    await expect.poll(painted).toBeGreaterThan(0);
    slow.close();
  });
}

test('[SITE-19] scripts leave the line to what is painted first', async ({ page, open }) => {
  await open(linkTo('login'));
  const wait = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (first?.startTime ?? Infinity);
  });
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(Infinity);
});
