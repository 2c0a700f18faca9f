import type { Browser, Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import type { RouteName } from '#contract/routes.ts';
import { isStill } from '../support/browser/every-page.ts';
import { answerEntryWarning, untilHydrated } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** A window of somebody who was here before. */
export const openWindow = async (
  browser: Browser,
  server: Server,
  session: string | null,
  language: Locale = 'en',
): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  const url = server.url('duet.localhost');
  await context.addCookies([
    { name: cookies.notice, value: '1', url },
    { name: cookies.locale, value: language, url },
    ...(session ? [{ name: cookies.session, value: session, url, httpOnly: true }] : []),
  ]);
  await context.addInitScript(answerEntryWarning);
  return context.newPage();
};

/** Opens a page, and waits until it is what somebody would see of it. */
export const goTo = async (
  page: Page,
  server: Server,
  name: RouteName,
  path: string,
): Promise<void> => {
  await page.goto(server.url('duet.localhost', path));
  if (!isStill(name)) await untilHydrated(page);
};

/** Runs in the page: no picture waits until somebody scrolls to it, or to where it is cut off. */
const loadAll = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Runs in the page: whether every picture and the letters are there. */
const isSettled = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || !image.checkVisibility());

/** The window, or the whole page, as it looks at a size, once all of it is there. */
export const takeScreenshot = async (
  page: Page,
  size: Size,
  scheme: Scheme,
  fullPage = false,
): Promise<Buffer> => {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(loadAll);
  await page.waitForFunction(isSettled);
  return page.screenshot({ animations: 'disabled', fullPage });
};
