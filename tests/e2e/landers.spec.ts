import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Lander } from '#contract/landers.ts';
import { landers } from '#contract/landers.ts';
import account from '#messages/en/account.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectFits } from '../support/browser/checks.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import {
  answerReach,
  answerUntilReach,
  button,
  mailedLink,
  signup,
  title,
} from '../support/browser/signup.ts';

const { users } = tables;

const small = { width: 360, height: 640 };
const names = Object.keys(landers) as Lander[];

test.use({ viewport: small });

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address, and may sign up a few times an hour only.
  await server.app.core.db.delete(tables.rateLimits);
});

/** The call; that at the end of a game lies under its cards. */
const calls = (page: Page) => page.getByRole('main').locator('a[href="#join"]:not(.end *)').first();

/** Notes from the first moment on how far the layout moves. */
const noteShifts = () => {
  const noted = Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      noted.moved += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How far it moved until now; what was painted is told a moment later. */
const shifts = () =>
  new Promise<number>((resolve) => {
    const tell = () => resolve((window as unknown as { moved: number }).moved);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
  });

/** Bytes that came over the wire for what is no picture and no film, and how far the layout moved. */
const weigh = async (page: Page, url: string) => {
  await page.addInitScript(noteShifts);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.(?:webp|svg|png|mp4|webm)$/.test(new URL(request.url()).pathname)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const moved = await page.evaluate(shifts);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1000, moved };
};

for (const name of names) {
  test(`[LAND-2] [LAND-4] ${name} is light, still, and calls in its first view`, async ({
    page,
    server,
  }) => {
    // What nobody knows shows the default, where there is a choice.
    const slug = landers[name].length > 1 ? '/nobody-knows' : '';
    const path = `/landers/${name}${slug}?lang=en&country=NL`;
    const { kilobytes, moved } = await weigh(page, server.url('duet.localhost', path));
    expect(kilobytes).toBeLessThanOrEqual(60);
    expect(moved).toBe(0);
    await expect(page.locator('script[src]')).toHaveCount(0);
    const inline = await page.locator('script').allTextContents();
    expect(inline.join('').length / 1000).toBeLessThanOrEqual(15);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(calls(page)).toBeInViewport({ ratio: 1 });
    await expectFits(page, name);
    await calls(page).click();
    await expect(page.locator('#join')).toBeInViewport();
  });
}

// The first variant of a lander is seen by every-page.spec.ts, in light.
test('[LAND-2] alonetonight reads well in every variant, light and dark', async ({
  page,
  server,
}) => {
  for (const [variant, colorScheme] of [
    ['rain', 'dark'],
    ['kitchen', 'light'],
    ['kitchen', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `/landers/alonetonight/${variant}?lang=en&country=NL`;
    await page.goto(server.url('duet.localhost', path));
    await expect(page.getByRole('main')).toHaveAttribute('data-variant', variant);
    await expectAccessible(page, `alonetonight/${variant}, ${colorScheme}`);
  }
});

test('[ACC-2] [ACC-12] from a lander to a confirmed account that knows who sent it', async ({
  page,
  server,
}) => {
  const email = 'from.lander@people.example';
  const query = 'lang=en&country=NL&network=somewhere&ref=night&sub1=one';
  await page.goto(server.url('duet.localhost', `/landers/alonetonight?${query}`));
  await calls(page).click();
  await page.getByRole('radio', { name: en.join.genders.woman, exact: true }).check();
  await page.getByRole('checkbox', { name: en.join.sought.man, exact: true }).check();
  await button(page, en.join.submit).click();
  await expect(title(page, signup.where.title)).toBeVisible();
  await answerUntilReach(page, 'From a lander');
  await answerReach(page, email);
  await button(page, signup.reach.submit).click();
  await expect(title(page, signup.extras.title)).toBeVisible();
  const { pathname, search } = await mailedLink(server, email);
  await page.goto(server.url('duet.localhost', pathname + search));
  await expect(title(page, account.activate.done.title)).toBeVisible();
  const [user] = await server.app.core.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({
    status: 'active',
    trafficsource: { network: 'somewhere', ref: 'night', sub1: 'one' },
  });
});
test('[ACC-2] what is typed into the next step before its scripts are there is kept', async ({
  page,
  server,
}) => {
  await page.goto(server.url('duet.localhost', '/landers/alonetonight?lang=en&country=NL'));
  await page.getByRole('radio', { name: en.join.genders.woman, exact: true }).check();
  await page.getByRole('checkbox', { name: en.join.sought.man, exact: true }).check();
  const go = await holdScripts(page);
  await button(page, en.join.submit).click();
  await page.getByLabel(signup.where.day, { exact: true }).fill('14');
  go();
  await untilHydrated(page);
  await page.getByLabel(signup.where.month, { exact: true }).fill('3');
  await page.getByLabel(signup.where.year, { exact: true }).fill('1990');
  await expect(page.getByLabel(signup.where.day, { exact: true })).toHaveValue('14');
  await expect(page.getByLabel(signup.where.country)).toHaveValue('NL');
  await button(page, signup.next).click();
  await expect(title(page, signup.name.title)).toBeVisible();
});

test('[ACC-1] a lander follows who may sign up', async ({ page, server }) => {
  const path = '/landers/alonetonight?lang=en&country=NL';
  const join = button(page, en.join.submit);
  await page.goto(server.url('harbour.localhost', path));
  await expect(page.getByRole('heading', { name: en.join.shut.closed.title })).toBeVisible();
  await expect(join).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/free/i);
  await page.goto(server.url('evergreen.localhost', path));
  const invited = en.join.shut.with_trafficsource.title;
  await expect(page.getByRole('heading', { name: invited })).toBeVisible();
  await expect(join).toHaveCount(0);
  await page.goto(server.url('evergreen.localhost', `${path}&network=x`));
  await expect(join).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-niche', '2');
});

test.describe('a first visit', () => {
  test.use({ returning: false });

  test('[SITE-10] [LAND-2] is asked for the age on a lander, once; members go to people', async ({
    page,
    server,
    signIn,
  }) => {
    const url = server.url('duet.localhost', '/landers/alonetonight?lang=en&country=NL');
    await page.goto(url);
    const warning = page.getByRole('dialog', { name: en.entryWarning.title });
    await expect(warning).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(warning).toBeVisible();
    await expectAccessible(page, 'the entry question', 'dialog');
    await warning.getByRole('button', { name: 'Enter Duet' }).click();
    await expect(warning).toBeHidden();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning).toBeHidden();

    // Members go to people.
    await signIn('Nina');
    await page.goto(url);
    await expect(page).toHaveURL(/\/members\b/);
  });
});
