import { eq } from 'drizzle-orm';
import type { Core } from '#server/core/index.ts';
import { tables, runLong } from '#server/db/index.ts';
import { memberJobs } from '#server/features/members/index.ts';
import type { Case } from '../case.ts';
import { fillMembers } from '../members/fill.ts';
import { openApp } from '../open-app.ts';
import { progressOf } from '../progress.ts';
import { newDatabase } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const MEMBERS = 100_000;
const { listedSites, sites } = tables;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** Lists everybody anew, as if nobody had been listed with these settings. */
const relistEverybody = async (core: Core): Promise<number> => {
  const job = memberJobs(core).find(({ name }) => name === 'list-after-settings');
  if (!job) throw new Error('There is nothing to measure.');
  await core.db.delete(listedSites).where(eq(listedSites.siteId, 1));
  return seconds(() => runLong(() => job.run({})));
};

/** Hides where people live: each row that there is changes. */
const hideLocations = async ({ db }: Core): Promise<void> => {
  const [site] = await db.select().from(sites).where(eq(sites.id, 1));
  if (!site) throw new Error('There is no site.');
  const visible = site.settings.visible_profile_fields.filter((field) => field !== 'location');
  const settings = { ...site.settings, visible_profile_fields: visible };
  await db.update(sites).set({ settings }).where(eq(sites.id, 1));
};

/** After a change of a site's settings everybody is looked at again, and written where they differ. */
export const benchmark: Case = {
  number: null,
  title: 'Listing 100,000 members anew',
  goal: { most: 20 },
  unit: 's',
  run: async (bench) => {
    const count = Math.round(MEMBERS * bench.scale);
    const databaseUrl = await newDatabase(bench);
    const app = await openApp(bench, databaseUrl);
    bench.defer(() => app.close());
    await fillMembers(databaseUrl, count, 1, progressOf(count, 'members'));
    const { core } = app;
    const before = process.cpuUsage();
    const unchanged = await relistEverybody(core);
    const { user, system } = process.cpuUsage(before);
    await hideLocations(core);
    const changed = await relistEverybody(core);
    return [
      { what: 'when no row differs', ours: spreadOf([unchanged]), goal: benchmark.goal },
      { what: 'when each row differs', ours: spreadOf([changed]), goal: benchmark.goal },
      { what: 'processor time when none differs', ours: spreadOf([(user + system) / 1e6]) },
    ];
  },
};
