import { chromium } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cookies } from '../../contract/cookies.ts';
import { routes } from '../../contract/routes.ts';
import { findChromium, launchArgs } from '../../tests/support/browser/find-chromium.ts';
import type { Case, Row } from '../case.ts';
import { startApp } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const GOALS = { visitor: { most: 120 }, member: { most: 175 } } as const;

const PAGES = [
  { path: routes.index, who: 'visitor' },
  { path: routes.pricing, who: 'visitor' },
  { path: routes['pages-terms'], who: 'visitor' },
  { path: routes.index, who: 'member' },
] as const;

const client = new URL('../../build/client/', import.meta.url);

/** What a file of the build weighs on the wire, in thousands of bytes. */
const weigh = async (path: string): Promise<number> =>
  (await stat(fileURLToPath(new URL(`.${path}.gz`, client)))).size / 1000;

export const benchmark: Case = {
  number: null,
  title: 'JavaScript of a first visit, compressed',
  goal: GOALS.visitor,
  unit: 'KB',
  run: async (bench) => {
    const app = await startApp(bench, null);
    const browser = await chromium.launch({ executablePath: findChromium(), args: launchArgs });
    bench.defer(() => browser.close());

    const rows: Row[] = [];
    const url = `http://127.0.0.1:${app.port}`;
    for (const { path, who } of PAGES) {
      const context = await browser.newContext();
      if (who === 'member') {
        await context.addCookies([{ name: cookies.session, value: app.session, url }]);
      }
      const page = await context.newPage();
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      // A browser asks for more than the HTML names: texts, and what comes after hydration.
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await context.close();
      const weights = await Promise.all([...scripts].map(weigh));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      rows.push({
        what: `${path} for a ${who}, ${scripts.size} files`,
        ours: spreadOf([total]),
        goal: GOALS[who],
      });
    }
    return rows;
  },
};
