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

/** Without a mailed link these say that there is nothing. */
const linkless: readonly RouteName[] = [
  'unsubscribe',
  'complete-signup',
  'reset-password-do',
  'decision',
  'transparency',
];

/**
 * Visitors look in their hands and members at a desk. What all see is looked at in both ways then;
 * what only some see is looked at in the other size as well.
 */
const ownSizes = (signedIn: boolean) =>
  signedIn ? ({ own: desktop, other: phone } as const) : ({ own: phone, other: desktop } as const);

/** Opens a page as if for the first time, and looks at what can be seen of any page at any size. */
const look = async (page: Page, name: RouteName, url: string, live: Promise<void> | null) => {
  const answer = await page.goto(url);
  if (!isStill(name)) await untilHydrated(page);
  await live;
  const isError = (answer?.status() ?? 0) >= 400;
  expect.soft(isError, `${name} shows an error`).toBe(linkless.includes(name));
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', 'en');
  await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expectFits(page, name);
};

const expectStill = async (page: Page, name: RouteName) => {
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `layout shift of ${name}:\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
};

/** A page that is loaded at both sizes; with axe in it, it is looked at in both before it is left. */
const lookAtBothSizes = async (page: Page, name: RouteName, url: string, signedIn: boolean) => {
  const { own, other } = ownSizes(signedIn);
  const comesLive = () => (signedIn && !isStill(name) ? untilLive(page) : null);
  await page.setViewportSize(other);
  await look(page, name, url, comesLive());
  await expectStill(page, name);
  await page.setViewportSize(own);
  await look(page, name, url, comesLive());
  await expectAccessible(page, name);
  await expectStill(page, name);
  if (isForAll(name)) return;
  await page.setViewportSize(other);
  await expectAccessible(page, `${name}, ${other.width} wide`);
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

/** So that all browsers have something to do until the end. */
const PARTS = 4;

const partOf = (names: readonly RouteName[], part: number) =>
  names.filter((_, index) => index % PARTS === part);

for (let part = 0; part < PARTS; part += 1) {
  test.describe(`part ${part + 1}`, () => {
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
        const url = server.url('duet.localhost', addressOf(name));
        await lookAtBothSizes(page, name, url, false);
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
        const url = server.url('duet.localhost', addressOf(name));
        await lookAtBothSizes(page, name, url, true);
      }
      expect([...asked]).toEqual([new URL(server.url('duet.localhost')).host]);
    });
  });
}

test.describe('as the server sends them', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('[SITE-19] every page for members fits the words of the longest languages', async ({
    context,
    page,
    server,
    signIn,
  }) => {
    const me = await signIn('Noor', { ...viewerOptions, createdAt: new Date() });
    const addressOf = await seedPages(server, me);
    const url = server.url('duet.localhost');
    for (const language of ['de', 'fi'] as const) {
      await context.addCookies([{ name: cookies.locale, value: language, url }]);
      for (const name of pagesFor('members').filter((one) => !isForAll(one))) {
        await page.goto(server.url('duet.localhost', addressOf(name)));
        await expectFits(page, `${name} in ${language}`);
      }
    }
  });
});
