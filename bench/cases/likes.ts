import { cookies } from '#contract/cookies.ts';
import { finderResults, swipeDeck } from '#contract/likes/index.ts';
import type { Case, Row } from '../case.ts';
import { getRequest, startLoad } from '../load.ts';
import { fillTown } from '../members/town.ts';
import { startApp, startSql } from '../servers/index.ts';
import { compare } from '../stats.ts';

const MEMBERS = 1_000_000;

const calls = [
  ['the swipe deck', swipeDeck.path],
  ['the match finder', finderResults.path],
] as const;

export const benchmark: Case = {
  number: null,
  title: 'Swipe deck and match finder ÷ the same SQL through the bare driver, 1,000,000 members',
  goal: { least: 0.6 },
  unit: 'requests/s',
  run: async (bench) => {
    const paths = calls.map(([, path]) => path);
    const { databaseUrl, readers } = await fillTown(bench, MEMBERS, paths);
    const app = await startApp(bench, databaseUrl);
    const measure = await startLoad(bench);
    const rows: Row[] = [];
    for (const [what, path] of calls) {
      const answers = readers.map(({ statements }) => statements[path] ?? []);
      const sql = await startSql(bench, databaseUrl, answers);
      const { ours, bare } = await measure({
        ours: {
          target: app,
          requests: readers.map(({ session }) =>
            getRequest(path, { cookie: `${cookies.session}=${session}` }),
          ),
        },
        bare: { target: sql, requests: readers.map((_, number) => getRequest(`/${number}`)) },
      });
      const rates = (readings: typeof ours) => readings.map(({ perSecond }) => perSecond);
      rows.push({ what, ...compare(rates(ours), rates(bare)), goal: benchmark.goal });
    }
    return rows;
  },
};
