type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Whether this is a device on which only an app of the home screen gets pushes, and this is none. */
export const needsHomeScreen = (browser: Browser): boolean =>
  (/iPhone|iPod|iPad/.test(browser.userAgent) ||
    // An iPad says that it is a Mac; no Mac is touched by several fingers.
    (/Macintosh/.test(browser.userAgent) && browser.maxTouchPoints > 1)) &&
  (browser as { standalone?: boolean }).standalone !== true;

const MIN_VISITS = 3;

/** Whether somebody likes it here well enough to be asked: on the third visit, or with a match. */
export const isGoodMoment = (visits: number, hasMatch: boolean): boolean =>
  visits >= MIN_VISITS || hasMatch;
