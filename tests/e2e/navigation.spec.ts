import type { Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { linkTo, routePattern, routes, staticPages } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import { demoSites } from '#demo/sites.ts';
import en from '#messages/en/public.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { hosts } from '../support/browser/server.ts';

const faqLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: en.footer.faq });

const faqData = '**/pages/faq.data*';

test.describe('progress bar', () => {
  const { durationMs, throttleMs } = limits.progressBar;
  const bar = (page: Page) => page.locator('[data-progress]');

  /** From here on time passes only when the test says so. */
  const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

  test('[SITE-15] stays away from quick pages; else waits 200 ms, then fills within 5 s', async ({
    open,
    page,
  }) => {
    await page.clock.install();
    await open('/');
    await stopTime(page);
    await page.evaluate(() => {
      const seen = () => document.documentElement.toggleAttribute('data-seen-progress', true);
      const look = () => document.querySelector('[data-progress]') && seen();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await faqLink(page).click();
    await expect(page).toHaveURL(/\/pages\/faq$/);
    await page.clock.runFor(throttleMs * 2);
    await expect(page.locator('html')).not.toHaveAttribute('data-seen-progress');

    const termsData = '**/pages/terms.data*';
    const release = Promise.withResolvers<undefined>();
    await page.route(termsData, async (route) => {
      await release.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(termsData);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: en.footer.terms, exact: true }).click();
    await asked;
    await page.clock.runFor(throttleMs - 1);
    await expect(bar(page)).toHaveCount(0);
    // The page may have begun to count a little after it asked.
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return bar(page).isVisible();
      })
      .toBe(true);
    await page.clock.runFor(durationMs);
    await expect(bar(page).locator('[style*="scaleX(0.98)"]')).toHaveCount(1);

    release.resolve(undefined);
    await expect(page).toHaveURL(/\/pages\/terms$/);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('chunk that fails to load', () => {
  /** Counts how often the page itself was fetched. */
  const countLoads = (page: Page) => {
    const loads = { count: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1;
    });
    return loads;
  };

  test('[SITE-14] texts: reloads once a minute', async ({ context, page, server, troubles }) => {
    troubles.expect(/public-|dynamically imported module|reading 'default'/);
    const loads = countLoads(page);
    let failures = 0;
    await page.route(/\/assets\/public-[\w-]+\.js/, async (route) => {
      failures += 1;
      await route.abort('connectionrefused');
    });
    // Only a page that stays lets the error through, and it would have reloaded before.
    let stayed = 0;
    context.on('weberror', (thrown) => {
      if (thrown.error().message.includes('dynamically imported module')) stayed += 1;
    });
    let visits = 0;
    const expectLoads = async (count: number) => {
      visits += 1;
      await expect.poll(() => stayed).toBe(visits);
      expect([failures, loads.count]).toEqual([count, count]);
    };
    await page.clock.install();
    await page.goto(server.url('duet.localhost', linkTo('login')));
    await expectLoads(2);
    await page.reload();
    await expectLoads(3);
    await page.clock.fastForward(limits.reloadGuardMs);
    await page.reload();
    await expectLoads(5);
    // What the server wrote is still there to read.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[SITE-14] page: reloads once, then says so', async ({ open, page, troubles }) => {
    troubles.expect(/pricing-|dynamically imported module|Error loading route module/);
    const chunks = /\/assets\/pricing-[\w-]+\.js/;
    await page.route(chunks, (route) => route.abort('connectionrefused'));
    await open('/');
    const loads = countLoads(page);
    const toPricing = page.getByRole('main').getByRole('link', { name: en.index.secondary });
    const reloaded = page.waitForEvent('load');
    await toPricing.click();
    await reloaded;
    expect(loads.count).toBe(1);

    await untilHydrated(page);
    await toPricing.click();
    // Said instead of a reload.
    await expect(page.getByRole('alert')).toBeVisible();
    expect(loads.count).toBe(1);
  });
});

test('[API-4] a page whose data is lost on the way is asked for again', async ({
  open,
  page,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await open('/');
  await page.route(faqData, (route) => route.abort('connectionreset'), { times: 2 });
  await faqLink(page).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(en.error.fallback);
});

test('[SITE-16] tab titles name the page and the site', async ({ open, page, server }) => {
  const [duet, , harbour] = demoSites.map(({ settings }) => settings);
  const home = `${duet?.index_title} · ${duet?.name}`;
  await open('/');
  await expect(page).toHaveTitle(home);
  await faqLink(page).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page).toHaveTitle(`Frequently asked questions · ${duet?.name}`);
  await page.goBack();
  await expect(page).toHaveTitle(home);
  for (const [url, title] of [
    [linkTo('index'), harbour?.index_title],
    [linkTo('pages-faq'), 'Frequently asked questions'],
    [linkTo('pricing'), en.pricing.title],
  ] as const) {
    const { body } = await server.app.http.inject({ url, headers: { host: hosts[3] } });
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1], url).toBe(`${title} · ${harbour?.name}`);
  }
});

test('[SITE-18] back and forward keep the place on the page', async ({ open, page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await open(linkTo('pages-terms'));
  await faqLink(page).scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(500);
  const before = await place();
  await faqLink(page).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect.poll(place).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(place).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/terms$/);
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect.poll(place).toBe(400);
});

test('[SITE-18] every link leads to a page of the table', async ({ server }) => {
  const patterns = (Object.keys(routes) as RouteName[]).map(
    (name) => new URLPattern({ pathname: routePattern(name).replaceAll(/\/(:\w+)\?/g, '{/$1}?') }),
  );
  const names = [linkTo('index'), linkTo('pricing'), linkTo('complaints')];
  for (const path of [...names, ...staticPages.map((name) => linkTo(`pages-${name}`))]) {
    const { body: html } = await server.app.http.inject({ url: path, headers: { host: hosts[1] } });
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(
      ([, href]) => new URL(href ?? '', 'http://x').pathname,
    );
    const strays = links.filter(
      (pathname) => !patterns.some((pattern) => pattern.test({ pathname })),
    );
    expect(links.length).toBeGreaterThan(9);
    expect(strays, path).toEqual([]);
  }
});

test.describe('by keyboard', () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('[SITE-19] the skip link comes first and skips, and the order follows the page', async ({
    open,
    page,
  }) => {
    await open('/');
    const bar = page.getByRole('banner');
    const skip = page.getByRole('link', { name: en.nav.skip });
    const first = page.getByRole('main').getByRole('radio').first();
    await expect(skip).not.toBeInViewport();
    await press(page, 'Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await press(page, 'Tab');
    await expect(bar.getByRole('link', { name: 'Duet, home' })).toBeFocused();
    await press(page, 'Tab');
    await expect(bar.getByRole('button', { name: /^Language:/ })).toBeFocused();
    await press(page, 'Tab');
    await expect(bar.getByRole('link', { name: en.nav.login })).toBeFocused();
    await press(page, 'Tab');
    await expect(first).toBeFocused();
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(page.getByRole('button', { name: en.join.submit })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: en.index.primary })).toBeFocused();
    await press(page, 'Tab');
    const secondary = page.getByRole('link', { name: en.index.secondary });
    await expect(secondary).toBeFocused();

    await skip.focus();
    await press(page, 'Enter', 'Tab');
    await expect(first).toBeFocused();
    await secondary.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pricing.title);
  });
});

test('[NOTE-4] a page that goes out of sight says so', async ({ open, page, signIn }) => {
  await signIn('Rosa');
  const read = page.waitForResponse((response) => response.url().endsWith('/api/chats.php'));
  await page.clock.install();
  await open(linkTo('profile'));
  // The first refresh shows that the page watches.
  await page.clock.fastForward(limits.refresh.firstMs);
  await read;
  const told = page.waitForRequest((request) => request.url().endsWith('/api/page-hidden.php'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await told;
  expect((await request.response())?.status()).toBe(200);
});
