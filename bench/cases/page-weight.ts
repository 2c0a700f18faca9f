import { chromium } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '../../contract/routes.ts';
import { findChromium, launchArgs } from '../../tests/support/browser/find-chromium.ts';
import type { Case, Row } from '../case.ts';
import { startApp } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const PUBLIC = { most: 120 };

const PAGES = [routes.index, routes.pricing, routes['pages-terms']];

const client = new URL('../../build/client/', import.meta.url);

/** What a file of the build weighs on the wire, in thousands of bytes. */
const weigh = async (path: string): Promise<number> =>
  (await stat(fileURLToPath(new URL(`.${path}.gz`, client)))).size / 1000;

export const benchmark: Case = {
  number: null,
  title: 'JavaScript of a first visit, compressed',
  goal: PUBLIC,
  unit: 'KB',
  run: async (bench) => {
    const app = await startApp(bench, null);
    const browser = await chromium.launch({ executablePath: findChromium(), args: launchArgs });
    bench.defer(() => browser.close());

    const rows: Row[] = [];
    for (const path of PAGES) {
      const page = await (await browser.newContext()).newPage();
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      // A browser asks for more than the HTML names: texts, and what comes after hydration.
      await page.goto(`http://127.0.0.1:${app.port}${path}`, { waitUntil: 'networkidle' });
      await page.context().close();
      const weights = await Promise.all([...scripts].map(weigh));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      rows.push({
        what: `${path}, as a visitor, ${scripts.size} files`,
        ours: spreadOf([total]),
        goal: PUBLIC,
      });
    }
    return rows;
  },
};
