import type { BrowserContext, Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import type { RouteName } from '#contract/routes.ts';
import { expectAccessible, expectFits, phone, desktop } from '../support/browser/checks.ts';
import {
  isForAll,
  isStill,
  pagesFor,
  seedPages,
  viewerOptions,
} from '../support/browser/every-page.ts';
import { expect, test, untilHydrated, untilLive } from '../support/browser/fixtures.ts';
import { noteShifts, shiftsOf } from '../support/browser/layout-shift.ts';

/** More would be seen, and a button be missed that moves away under the finger. */
const MAX_SHIFT = 0.02;

const sizes = { phone, desktop };

/** Without a mailed link these say that there is nothing. */
const linkless: readonly RouteName[] = [
  'unsubscribe',
  'complete-signup',
  'reset-password-do',
  'decision',
  'transparency',
];

type Size = keyof typeof sizes;

/** What all see, visitors look up in their hands and members at a desk: both ways are looked at once. */
const isExamined = (name: RouteName, signedIn: boolean, size: Size) =>
  !isForAll(name) || size === (signedIn ? 'desktop' : 'phone');

/** Opens a page as if for the first time, and looks at all that can be seen of any page. */
const look = async (page: Page, name: RouteName, url: string, signedIn: boolean, size: Size) => {
  const live = signedIn && !isStill(name) ? untilLive(page) : null;
  const answer = await page.goto(url);
  if (!isStill(name)) await untilHydrated(page);
  await live;
  const isError = (answer?.status() ?? 0) >= 400;
  expect.soft(isError, `${name} shows an error`).toBe(linkless.includes(name));
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', 'en');
  await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expectFits(page, name);
  if (isExamined(name, signedIn, size)) await expectAccessible(page, name);
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `layout shift of ${name}:\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
};

/** The hosts that the pages of a browser ask for anything. */
const hostsAsked = (context: BrowserContext): ReadonlySet<string> => {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(host);
  });
  return asked;
};

/** So that both browsers have something to do until the end. */
const PARTS = 4;

const partOf = (names: readonly RouteName[], part: number) =>
  names.filter((_, index) => index % PARTS === part);

for (const [size, viewport] of Object.entries(sizes) as [Size, typeof phone][]) {
  for (let part = 0; part < PARTS; part += 1) {
    test.describe(`${size}, part ${part + 1}`, () => {
      test.use({ viewport });

      test('[SITE-19] every page for visitors is accessible, fits, stands still and asks nobody else', async ({
        context,
        page,
        server,
        troubles,
      }) => {
        troubles.expect(/404|410/);
        const addressOf = await seedPages(server, null);
        const asked = hostsAsked(context);
        await noteShifts(page);
        for (const name of partOf(pagesFor('visitors'), part)) {
          await look(page, name, server.url('duet.localhost', addressOf(name)), false, size);
        }
        expect([...asked]).toEqual([new URL(server.url('duet.localhost')).host]);
      });

      test('[SITE-19] every page for members is accessible, fits, stands still and asks nobody else', async ({
        context,
        page,
        server,
        signIn,
      }) => {
        // Whoever is new is told of most: of the welcome offer, and of the missing photo.
        const me = await signIn('Noor', { ...viewerOptions, createdAt: new Date() });
        const addressOf = await seedPages(server, me);
        const asked = hostsAsked(context);
        await noteShifts(page);
        for (const name of partOf(pagesFor('members'), part)) {
          await look(page, name, server.url('duet.localhost', addressOf(name)), true, size);
        }
        expect([...asked]).toEqual([new URL(server.url('duet.localhost')).host]);
      });
    });
  }
}

/** Those with the longest words. */
for (const language of ['de', 'fi'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test(`[SITE-19] every page for members fits the words of ${language}`, async ({
      context,
      page,
      server,
      signIn,
    }) => {
      const me = await signIn('Noor', { ...viewerOptions, createdAt: new Date() });
      const addressOf = await seedPages(server, me);
      const url = server.url('duet.localhost');
      await context.addCookies([{ name: cookies.locale, value: language, url }]);
      for (const name of pagesFor('members').filter((one) => !isForAll(one))) {
        await page.goto(server.url('duet.localhost', addressOf(name)));
        await expectFits(page, name);
      }
    });
  });
}
