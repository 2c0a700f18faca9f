import { chromium } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { routes } from '#contract/routes.ts';
import { findChromium, launchArgs } from '#tests/support/browser/find-chromium.ts';
import { scriptsOf } from '#tests/support/browser/weight.ts';
import type { Case, Row } from '../case.ts';
import { startApp } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const GOALS = { visitor: { most: 110 }, member: { most: 150 } } as const;

const PAGES = [
  { path: routes.index, who: 'visitor', visit: 'reads' },
  { path: routes.index, who: 'visitor', visit: 'uses' },
  { path: routes.pricing, who: 'visitor', visit: 'reads' },
  { path: routes['pages-terms'], who: 'visitor', visit: 'reads' },
  { path: routes.index, who: 'member', visit: 'uses' },
] as const;

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
    for (const { path, who, visit } of PAGES) {
      const context = await browser.newContext();
      if (who === 'member') {
        await context.addCookies([{ name: cookies.session, value: app.session, url }]);
      }
      const { count, kilobytes } = await scriptsOf(await context.newPage(), `${url}${path}`, visit);
      await context.close();
      rows.push({
        what: `${path} for a ${who} who ${visit} it, ${count} files`,
        ours: spreadOf([kilobytes]),
        goal: GOALS[who],
      });
    }
    return rows;
  },
};
