import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { sameForAllHeader } from '#contract/visit.ts';
import { countDueHours } from '#server/features/figures/index.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { rowsOf } from '../support/database.ts';
import { addPerson } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';

const MINUTE_MS = 60_000;

let app: TestApp;

beforeAll(async () => {
  // Visits of a minute are written together.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await testApp({}, async () => new Response('', { headers: { [sameForAllHeader]: '1' } }));
});

afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

interface Visits {
  readonly site_id: number;
  readonly country: string;
  readonly count: number;
}

/** What was counted, once so many visits are written. */
const written = async (all: number): Promise<readonly Visits[]> => {
  vi.advanceTimersByTime(MINUTE_MS);
  return waitFor(async () => {
    const rows = await rowsOf<Visits>(
      app.core.db,
      sql`select site_id, country, count from figures where measure = 'visits' order by 1, 2`,
    );
    return rows.reduce((sum, { count }) => sum + count, 0) === all ? rows : null;
  }, `${all} visits`);
};

const fromElsewhere = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };

it('[OPS-12] counts who comes from elsewhere, by site and country and nothing else', async () => {
  const { session } = await addPerson(app.core, 'Aart');
  const open = (headers: Record<string, string>, raw: Raw = {}, path = '/', method = 'GET') =>
    app.send(method, path, { ...raw, headers });
  await open(fromElsewhere);
  // Kept pages are visited as well.
  await open(fromElsewhere);
  await open({ ...fromElsewhere, 'sec-fetch-site': 'none' }, {}, '/?country=DE');
  await open(fromElsewhere, { host: 'evergreen.localhost' });

  // Nobody of these comes from elsewhere to see a page.
  await open({});
  await open({ ...fromElsewhere, 'sec-fetch-site': 'same-origin' });
  await open({ ...fromElsewhere, 'sec-fetch-mode': 'no-cors' });
  await open({ ...fromElsewhere, 'sec-purpose': 'prefetch' });
  await open(fromElsewhere, {}, '/', 'HEAD');
  await open(fromElsewhere, {}, '/console');
  await open(fromElsewhere, { session });

  const rows = await written(4);
  const [home, other] = [...new Set(rows.map((row) => row.site_id))];
  expect(rows).toEqual([
    { site_id: home, country: '', count: 2 },
    { site_id: home, country: 'DE', count: 1 },
    { site_id: other, country: '', count: 1 },
  ]);

  // Those of the next minute are added to those of the hour.
  await open(fromElsewhere);
  await written(5);
  app.clock.forward({ hours: 1 });
  await countDueHours(app.core);
  const boss = await addStaff(app.core, ['administrator']);
  const totalOf = async (site?: number) => {
    const query = { period: '7', compare: 'none', ...(site && { site: String(site) }) } as const;
    return (await app.as(boss)(contract.figuresOverview, { query })).visits.total;
  };
  expect(await totalOf()).toBe(5);
  expect(await totalOf(home)).toBe(4);
  expect(await totalOf(other)).toBe(1);
});
