import type { BrowserContext } from '@playwright/test';

/** Makes pages believe that they run as the installed app, which a test cannot be. */
export const pretendInstalled = (context: BrowserContext) =>
  context.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
  });
