import type { Page } from '@playwright/test';

/** Holds back all scripts until the returned function is called. */
export const holdScripts = async (page: Page) => {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return go;
};
