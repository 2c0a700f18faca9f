import type { SQL } from '#server/db/sql.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  notExists,
  notInArray,
  sql,
} from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { barredUntil } from '#server/features/accounts/index.ts';
import { readSites } from '#server/features/site/index.ts';
import type { ListingSite } from './relist.ts';
import { relistAll, isLocationShown } from './relist.ts';

const { listedSites, listings, profiles, users } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'list-returned-members': NoPayload;
    'list-after-settings': NoPayload;
  }
}

/** Their owners wait for each other's end, so it takes tens of milliseconds. */
const BATCH_SIZE = 200;

/** Rebuilds the listings of any number of profiles, some at a time. */
const relistWhere = async (core: Core, condition: SQL | undefined): Promise<void> => {
  let afterId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await core.db
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(gt(profiles.id, afterId), condition))
      .orderBy(asc(profiles.id))
      .limit(BATCH_SIZE);
    const ids = found.map(({ id }) => id);
    await core.transact((tx) => relistAll(core, tx, ids));
    const last = found.at(-1);
    if (!last || found.length < BATCH_SIZE) return;
    afterId = last.id;
  }
};

/** Lists who can be seen again without having done anything: a time of being shut out is over. */
const relistReturned = (core: Core): Job<'list-returned-members'> => ({
  name: 'list-returned-members',
  schedule: '37 * * * *',
  run: () => {
    const listed = core.db
      .select({ one: sql`1` })
      .from(listings)
      .where(eq(listings.profileId, profiles.id));
    return relistWhere(
      core,
      and(
        eq(profiles.status, 'active'),
        eq(profiles.invisible, false),
        sql`coalesce(${barredUntil} <= ${core.clock.now().toISOString()}, true)`,
        notExists(listed),
      ),
    );
  },
});

/** What the listings of a site depend on besides its members: settings, sisters, and the columns there are. */
const settingsFingerprint = (site: ListingSite, sisters: readonly number[]): string => {
  const { member_resell, countries, photo_review, fictional_warning } = site.settings;
  const shown = isLocationShown(site);
  const columns = Object.keys(getTableColumns(listings)).toSorted();
  return JSON.stringify([
    member_resell,
    countries,
    photo_review,
    shown,
    fictional_warning,
    sisters,
    columns,
  ]);
};

/** Rebuilds the listings of sites whose settings changed who is listed or what is shown. */
const relistAfterSettings = (core: Core): Job<'list-after-settings'> => ({
  name: 'list-after-settings',
  schedule: '*/5 * * * *',
  run: async () => {
    const sites = await readSites(core, core.db);
    // Whoever cannot be served now is listed anew once that is over.
    const siteIds = sites.map(({ id }) => id);
    await core.db.delete(listedSites).where(notInArray(listedSites.siteId, siteIds));
    const fingerprints = new Map(
      (await core.db.select().from(listedSites)).map((row) => [row.siteId, row.madeOf]),
    );
    for (const site of sites) {
      // Members of its sisters may be shown on it too.
      const companySites = sites.filter(({ companyId }) => companyId === site.companyId);
      const ids = companySites.map(({ id }) => id);
      const row = { siteId: site.id, madeOf: settingsFingerprint(site, ids) };
      if (fingerprints.get(site.id) === row.madeOf) continue;
      await relistWhere(core, inArray(profiles.siteId, ids));
      await core.db
        .insert(listedSites)
        .values(row)
        .onConflictDoUpdate({ target: listedSites.siteId, set: row });
    }
  },
});

export const listingJobs = (core: Core): readonly Job[] => [
  relistReturned(core),
  relistAfterSettings(core),
];
