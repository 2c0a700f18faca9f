import pg from 'pg';
import type { Caller, Core } from '#server/core/index.ts';
import { readHours } from '#server/features/figures/read-hours.ts';
import { readOverview } from '#server/features/figures/read-overview.ts';
import { readQuality } from '#server/features/figures/read-quality.ts';
import { readRevenue } from '#server/features/figures/read-revenue.ts';
import { readSources } from '#server/features/figures/read-sources.ts';
import type { Case } from '../case.ts';
import { fillFigures } from '../figures/fill.ts';
import { openApp } from '../open-app.ts';
import { overhear } from '../overhear.ts';
import type { Statement } from '../servers/index.ts';
import { newDatabase } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

/** So many that the days before 90 days are there, too. */
const DAYS = 190;

const SITES = 3;

const query = { period: '90', compare: 'previous' } as const;

/** Everything that the overview reads at once. */
const reads = {
  figures: readOverview,
  sources: readSources,
  revenue: readRevenue,
  'heat map': readHours,
  quality: readQuality,
};

const administrator = {
  staff: { roles: [{ role: 'administrator', site: null }] },
} as unknown as Caller;

interface Explained {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** What the database itself says that statements took, in milliseconds. */
const timeOf = async (client: pg.Client, statements: readonly Statement[]): Promise<number> => {
  let sum = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [Explained] }>(
      `explain (analyze, timing off, buffers off, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0];
    sum += (plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0);
  }
  return sum;
};

const statementsOf = (core: Core, read: (typeof reads)[keyof typeof reads]) =>
  overhear(
    (text) => text.trimStart().startsWith('select'),
    () => read(core, administrator, query),
  );

/** The overview of 90 days, as a million members would have filled it. */
export const benchmark: Case = {
  number: null,
  title: 'The overview for 90 days, at 1,000,000 members and 100,000,000 messages',
  goal: { most: 50 },
  unit: 'ms',
  run: async (bench) => {
    const databaseUrl = await newDatabase(bench);
    const app = await openApp(bench, databaseUrl);
    bench.defer(() => app.close());
    await fillFigures(app.core, databaseUrl, {
      days: Math.max(1, Math.round(DAYS * bench.scale)),
      sites: SITES,
    });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const parts: { readonly what: string; readonly took: readonly number[] }[] = [];
    for (const [what, read] of Object.entries(reads)) {
      const statements = await statementsOf(app.core, read);
      const took: number[] = [];
      await timeOf(client, statements);
      for (let round = 0; round < bench.rounds; round += 1)
        took.push(await timeOf(client, statements));
      parts.push({ what: `${what}, ${statements.length} statements`, took });
    }
    await client.end();
    const whole = Array.from({ length: bench.rounds }, (_, round) =>
      parts.reduce((sum, { took }) => sum + (took[round] ?? 0), 0),
    );
    return [
      { what: 'time of the database for all of it', ours: spreadOf(whole), goal: benchmark.goal },
      ...parts.map(({ what, took }) => ({ what, ours: spreadOf(took) })),
    ];
  },
};
