import { sql } from '#server/db/sql.ts';
import { addTime } from '#server/core/index.ts';
import { bookCountings, onceCountings } from '#server/features/figures/count/measures.ts';
import type { Case } from '../case.ts';
import type { History } from '../chats/fill-history.ts';
import { fillMessages } from '../chats/fill-history.ts';
import { openApp } from '../open-app.ts';
import { newDatabase } from '../servers/index.ts';
import { compare } from '../stats.ts';

const FEW = 200_000;
const MANY = 4_000_000;
const PER_HOUR = 2_000;

/** What an hour of the past costs to count, in milliseconds of the database. */
export const benchmark: Case = {
  number: null,
  title: 'Counting the figures of an hour, with 20 times the history ÷ with once',
  goal: { most: 1.5 },
  unit: 'ms',
  run: async (bench) => {
    const databaseUrl = await newDatabase(bench);
    const app = await openApp(bench, databaseUrl);
    bench.defer(() => app.close());
    const hour = Math.floor(app.core.clock.now().getTime() / 3_600_000) * 3_600_000;
    const hours = {
      from: addTime(new Date(hour), { hours: -2 }),
      to: addTime(new Date(hour), { hours: -1 }),
    };
    const countHour = async (): Promise<number> => {
      let took = 0;
      for (const { rows } of [...onceCountings, ...bookCountings]) {
        const { rows: plans } = (await app.core.db.execute(
          sql`explain (analyze, timing off, buffers off, format json) ${rows(hours)}`,
        )) as { rows: { 'QUERY PLAN': [Record<'Planning Time' | 'Execution Time', number>] }[] };
        const plan = plans[0]?.['QUERY PLAN'][0];
        took += (plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0);
      }
      return took;
    };
    const measure = async (history: History) => {
      await fillMessages(databaseUrl, history);
      await countHour();
      const took: number[] = [];
      while (took.length < bench.rounds) took.push(await countHour());
      return took;
    };
    const many = Math.round(MANY * bench.scale);
    const of = (count: number, isMixed: boolean) => measure({ count, perHour: PER_HOUR, isMixed });
    const few = await of(Math.min(FEW, many), false);
    return [
      {
        what: `${many.toLocaleString('en')} messages, stored as they came`,
        ...compare(await of(many, false), few),
        goal: benchmark.goal,
      },
      {
        what: 'the same in any order',
        ...compare(await of(many, true), few),
        goal: benchmark.goal,
      },
    ];
  },
};
