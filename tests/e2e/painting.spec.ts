import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/public.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import { serveInHalves } from '../support/browser/serve-in-halves.ts';
import { button, dialog, signup, title } from '../support/browser/signup.ts';

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

test('[SITE-19] a page that is used while it is on its way reacts once it is there', async ({
  page,
  server,
}) => {
  const slow = await serveInHalves(server.url('duet.localhost'), '__reactRouterRouteModules');
  const opened = page.goto(slow.url(linkTo('login')));
  await expect(page.locator('script[type=held]')).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  slow.go();
  await opened;
  await untilHydrated(page);
  slow.close();
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('[ACC-2] what is ticked and pressed before the scripts are there is not lost', async ({
    page,
    server,
  }) => {
    const { genders, sought, submit } = texts.join;
    const go = await holdScripts(page);
    await page.goto(server.url('duet.localhost'), { waitUntil: 'commit' });
    await page.getByRole('radio', { name: genders.woman, exact: true }).check();
    await page.getByRole('checkbox', { name: sought.man, exact: true }).check();
    await button(page, texts.cookieNotice.close).click();
    go();
    await expect(page.getByText(texts.cookieNotice.text)).toHaveCount(0);
    await button(page, submit).click();
    await expect(title(dialog(page), signup.where.title)).toBeVisible();
  });
});
