import { eq } from 'drizzle-orm';
import type { Core } from '#server/core/index.ts';
import { tables, runLong } from '#server/db/index.ts';
import { memberJobs } from '#server/features/members/index.ts';
import type { Bench, Case, Row } from '../case.ts';
import { fillMembers } from '../members/fill.ts';
import { openApp } from '../open-app.ts';
import { progressOf } from '../progress.ts';
import { newDatabase } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

/** Each with the seconds that it may take. */
const SIZES = [
  { members: 100_000, most: 20 },
  { members: 1_000_000, most: 240 },
];
const { listedSites, sites } = tables;

type Point = readonly [members: number, seconds: number];

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

/** How long it takes at one size, and how much of that our own process worked. */
const measure = async (bench: Bench, count: number) => {
  const databaseUrl = await newDatabase(bench);
  const app = await openApp(bench, databaseUrl);
  await fillMembers(databaseUrl, count, 1, progressOf(count, 'members'));
  const { core } = app;
  const before = process.cpuUsage();
  const unchanged = await relistEverybody(core);
  const { user, system } = process.cpuUsage(before);
  await hideLocations(core);
  const changed = await relistEverybody(core);
  await app.close();
  return { unchanged, changed, worked: (user + system) / 1e6 };
};

/** After a change of a site's settings everybody is looked at again, and written where they differ. */
export const benchmark: Case = {
  number: null,
  title: 'Listing everybody anew',
  goal: { most: SIZES[0]?.most ?? 0 },
  unit: 's',
  run: async (bench) => {
    const rows: Row[] = [];
    const lines = { unchanged: [] as Point[], changed: [] as Point[] };
    for (const { members, most } of SIZES) {
      const { unchanged, changed, worked } = await measure(
        bench,
        Math.round(members * bench.scale),
      );
      const many = `${members.toLocaleString('en')} members`;
      lines.unchanged.push([members, unchanged]);
      lines.changed.push([members, changed]);
      rows.push(
        { what: `${many}, no row differs`, ours: spreadOf([unchanged]), goal: { most } },
        { what: `${many}, each row differs`, ours: spreadOf([changed]), goal: { most } },
        { what: `${many}, processor time of the server, no row differs`, ours: spreadOf([worked]) },
      );
    }
    bench.plot({
      title: 'Listing everybody anew',
      x: { label: 'members', isLog: true },
      y: { label: 's', isLog: true },
      series: [
        { name: 'no row differs', points: lines.unchanged },
        { name: 'each row differs', points: lines.changed },
      ],
    });
    return rows;
  },
};
