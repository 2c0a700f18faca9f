import { cookies } from '#contract/cookies.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { search } from '#contract/members/index.ts';
import type { Case } from '../case.ts';
import { fetchOnce } from '../fetch-once.ts';
import type { Reading, Side, Target } from '../load.ts';
import { getRequest, startLoad } from '../load.ts';
import type { Town } from '../members/town.ts';
import { fillTown } from '../members/town.ts';
import { startApp, startSql } from '../servers/index.ts';
import { compare, spreadOf } from '../stats.ts';

const FEW = 100_000;
const MANY = 1_000_000;
const LEAST_FILLED = 30_000;
const MOST_SLOWER = 1.2;
/** Searches a second that one may expect of two processors, whatever the same SQL would do. */
const LEAST = { near: 400, far: 250, later: 800 };
const MOST_GROWTH = 1.2;

type Way = 'few' | 'fewBare' | 'far' | 'later' | 'abroad' | 'many' | 'manyBare';

const rates = (readings: readonly Reading[]) => readings.map(({ perSecond }) => perSecond);
const times = (readings: readonly Reading[]) => readings.map(({ p50 }) => p50);

const FAR = '?distance=500';
/** Where none of the readers live. */
const ABROAD = '?distance=0&country=DK';

const cookieOf = ({ session }: Town['readers'][number]) => ({
  cookie: `${cookies.session}=${session}`,
});

const searchesOf = ({ readers }: Town, query = '') =>
  readers.map((reader) => getRequest(search.path + query, cookieOf(reader)));

/** The second pages of those who have one. */
const laterPagesOf = async ({ readers }: Town, { port }: Target): Promise<string[]> => {
  const pages = await Promise.all(
    readers.map(async (reader) => {
      const { bytes } = await fetchOnce(port, search.path, cookieOf(reader));
      const { next } = JSON.parse(bytes.toString()) as Answer<typeof search>;
      return next === null
        ? []
        : [getRequest(`${search.path}?cursor=${encodeURIComponent(next)}`, cookieOf(reader))];
    }),
  );
  return pages.flat();
};

const statementsOf = ({ readers }: Town) => readers.map((_, number) => getRequest(`/${number}`));

export const benchmark: Case = {
  number: 1,
  title: 'Search call ÷ the same SQL through the bare driver (and 2: 1,000,000 ÷ 100,000 members)',
  goal: { least: 0.6 },
  unit: 'requests/s',
  run: async (bench) => {
    const few = await fillTown(bench, FEW, [search.path]);
    const many = await fillTown(bench, MANY, [search.path]);
    const serve = async (town: Town) => {
      const answers = town.readers.map(({ statements }) => statements[search.path] ?? []);
      const { databaseUrl } = town;
      return {
        app: await startApp(bench, databaseUrl),
        sql: await startSql(bench, databaseUrl, answers),
      };
    };
    const [small, large] = [await serve(few), await serve(many)];
    const measure = await startLoad(bench);
    const sides: Record<Way, Side> = {
      few: { target: small.app, requests: searchesOf(few) },
      fewBare: { target: small.sql, requests: statementsOf(few) },
      far: { target: small.app, requests: searchesOf(few, FAR) },
      later: { target: small.app, requests: await laterPagesOf(few, small.app) },
      abroad: { target: small.app, requests: searchesOf(few, ABROAD) },
      many: { target: large.app, requests: searchesOf(many) },
      manyBare: { target: large.sql, requests: statementsOf(many) },
    };
    const readings = await measure(sides);
    const warm = await large.app.memory();
    const again = await measure({ many: sides.many });
    const after = await large.app.memory();
    const costOf = (name: string, atFew: readonly Reading[], atMany: readonly Reading[]) => ({
      name,
      points: [
        [FEW, spreadOf(times(atFew)).median],
        [MANY, spreadOf(times(atMany)).median],
      ] as const,
    });
    bench.plot({
      title: 'Half of the searches take at most, 16 at a time',
      x: { label: 'members', isLog: true },
      y: { label: 'ms' },
      series: [
        costOf('search within 50 km', readings.few, readings.many),
        costOf('the same SQL through the bare driver', readings.fewBare, readings.manyBare),
      ],
    });
    return [
      {
        what: 'with 100,000 members',
        ...compare(rates(readings.few), rates(readings.fewBare)),
        goal: benchmark.goal,
      },
      {
        what: 'with 1,000,000 members',
        ...compare(rates(readings.many), rates(readings.manyBare)),
        goal: benchmark.goal,
      },
      {
        what: 'the same, with 100,000 members',
        ours: spreadOf(rates(readings.few)),
        goal: { least: LEAST.near },
      },
      {
        what: 'within 500 km',
        ours: spreadOf(rates(readings.far)),
        goal: { least: LEAST.far },
      },
      { what: 'in another country', ours: spreadOf(rates(readings.abroad)) },
      {
        what: 'a later page',
        ours: spreadOf(rates(readings.later)),
        goal: { least: LEAST.later },
      },
      {
        what: '2: half of the searches take at most, with 1,000,000 ÷ with 100,000',
        unit: 'ms',
        ...compare(times(readings.many), times(readings.few)),
        goal: { most: MOST_SLOWER },
      },
      {
        what: 'processor time of the server',
        unit: 'ms',
        ours: spreadOf(readings.many.map(({ cpuPerAnswer }) => cpuPerAnswer)),
      },
      {
        what: `memory after ${again.many.reduce((sum, { answers }) => sum + answers, 0)} more searches ÷ before`,
        unit: 'MB',
        ...compare([after], [warm]),
        goal: { most: MOST_GROWTH },
      },
      {
        what: 'members filled in',
        unit: '/s',
        ours: spreadOf([many.membersPerSecond]),
        goal: { least: LEAST_FILLED },
      },
    ];
  },
};
