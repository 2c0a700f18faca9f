import { asc, gt } from 'drizzle-orm';
import { tables, runLong } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { findNeighbours } from '#server/features/members/index.ts';
import { notificationJobs, channelSenders } from '#server/features/notifications/index.ts';
import type { Case } from '../case.ts';
import { fillMembers } from '../members/fill.ts';
import { openApp } from '../open-app.ts';
import { progressOf } from '../progress.ts';
import { newDatabase } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const MEMBERS = 100_000;
const BATCH = 500;
/** So many of them are enough to know how it goes on. */
const BATCHES = 40;
const { profiles } = tables;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

const memory = () => process.memoryUsage().rss / 2 ** 20;

/** Plans the mails of the week for all, then finds the people that each of them shows. */
export const benchmark: Case = {
  number: null,
  title: 'The mail of the week for 100,000 members',
  goal: { least: 500 },
  unit: 'members/s',
  run: async (bench) => {
    const count = Math.round(MEMBERS * bench.scale);
    const databaseUrl = await newDatabase(bench);
    const app = await openApp(bench, databaseUrl);
    bench.defer(() => app.close());
    await fillMembers(databaseUrl, count, 1, progressOf(count, 'members'));
    const { core } = app;
    const job = notificationJobs(core, channelSenders).find(
      ({ name }) => name === 'weekly-updates',
    );
    const site = await siteById(core, 1);
    if (!job || !site) throw new Error('There is nothing to measure.');
    const planned = await seconds(() => runLong(() => job.run({})));
    const before = memory();
    let most = before;
    const rates: number[] = [];
    let after = '00000000-0000-0000-0000-000000000000';
    while (rates.length < BATCHES) {
      const rows = await core.db
        .select({ id: profiles.id })
        .from(profiles)
        .where(gt(profiles.id, after))
        .orderBy(asc(profiles.id))
        .limit(BATCH);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      const seekers = rows.map(({ id }) => ({ site, profileId: id }));
      rates.push(rows.length / (await seconds(() => findNeighbours(core, core.db, seekers))));
      most = Math.max(most, memory());
    }
    return [
      { what: 'planned', ours: spreadOf([count / planned]) },
      { what: 'people found', ours: spreadOf(rates), goal: benchmark.goal },
      { what: 'memory at most, more than before', ours: spreadOf([most - before]), unit: 'MB' },
    ];
  },
};
