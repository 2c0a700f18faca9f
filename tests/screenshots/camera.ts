import type { Browser, Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import type { RouteName } from '#contract/routes.ts';
import { isStill } from '../support/browser/every-page.ts';
import { answerEntryWarning, untilHydrated } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** A window of somebody who was here before. */
export const openWindow = async (
  browser: Browser,
  server: Server,
  session: string | null,
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

/** Runs in the page: whether every picture in sight is there; one that is out of it never comes. */
const isSettled = () => {
  const isInSight = (image: HTMLImageElement) => {
    const { top, left, right, bottom } = image.getBoundingClientRect();
    const isWithin = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isWithin && image.checkVisibility();
  };
  const isThere = document.fonts.status === 'loaded';
  return isThere && [...document.images].filter(isInSight).every(({ complete }) => complete);
};

/** The window as it looks on a screen, once all of it is there. */
export const takeScreenshot = async (
  page: Page,
  screen: Screen,
  scheme: Scheme,
): Promise<Buffer> => {
  await page.setViewportSize(screens[screen]);
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(isSettled);
  return page.screenshot({ animations: 'disabled' });
};
