import type { Page, Request } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { untilHydrated } from './fixtures.ts';

const client = new URL('../../../build/client/', import.meta.url);

/** What a file of the build weighs on the wire, in thousands of bytes. */
const weigh = async (path: string): Promise<number> =>
  (await stat(fileURLToPath(new URL(`.${path}.gz`, client)))).size / 1000;

/** The scripts that a browser loads on a first visit to read or to use, and what they weigh compressed. */
export const scriptsOf = async (page: Page, url: string, visit: 'reads' | 'uses') => {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', note);
  // A browser asks for more than the HTML names: texts, and what comes after hydration.
  await page.goto(url, { waitUntil: visit === 'reads' ? 'networkidle' : 'commit' });
  if (visit === 'uses') {
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
  }
  page.off('request', note);
  const weights = await Promise.all([...scripts].map(weigh));
  return { count: scripts.size, kilobytes: weights.reduce((sum, weight) => sum + weight, 0) };
};
