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
import { tryLockByName } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
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
const BATCH_SIZE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The next profiles of a kind, in the order of their ids. */
const nextIds = async (
  db: Db,
  afterId: string,
  condition: SQL | undefined,
): Promise<readonly string[]> => {
  const found = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(gt(profiles.id, afterId), condition))
    .orderBy(asc(profiles.id))
    .limit(BATCH_SIZE);
  return found.map(({ id }) => id);
};

/** Rebuilds the listings of any number of profiles, some at a time. */
const relistWhere = async (core: Core, condition: SQL | undefined): Promise<void> => {
  let afterId: string | undefined = FIRST_ID;
  while (afterId !== undefined) {
    const ids = await nextIds(core.db, afterId, condition);
    await core.transact((tx) => relistAll(core, tx, ids));
    afterId = ids.length < BATCH_SIZE ? undefined : ids.at(-1);
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

/** The next members of a company, as far as its sites are not listed by their settings of this moment. */
const relistNext = (core: Core, companyId: number): Promise<boolean> =>
  core.transact(async (tx) => {
    // Somebody else is at it.
    if (!(await tryLockByName(tx, `list-company:${companyId}`))) return false;
    const all = await readSites(core, tx.db);
    const companySites = all.filter((site) => site.companyId === companyId);
    // Members of its sisters may be shown on a site too.
    const siteIds = companySites.map(({ id }) => id);
    const listed = new Map(
      (await tx.db.select().from(listedSites).where(inArray(listedSites.siteId, siteIds))).map(
        (row) => [row.siteId, row],
      ),
    );
    const unfinished = companySites.flatMap((site) => {
      const madeOf = settingsFingerprint(site, siteIds);
      const row = listed.get(site.id);
      if (row?.madeOf !== madeOf) return [{ siteId: site.id, madeOf, afterId: FIRST_ID }];
      return row.afterId === null ? [] : [{ siteId: site.id, madeOf, afterId: row.afterId }];
    });
    const [from] = unfinished.map(({ afterId }) => afterId).toSorted();
    if (from === undefined) return false;
    const ids = await nextIds(tx.db, from, inArray(profiles.siteId, siteIds));
    await relistAll(core, tx, ids);
    const afterId = ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null);
    for (const { siteId, madeOf } of unfinished) {
      const row = { siteId, madeOf, afterId };
      await tx.db
        .insert(listedSites)
        .values(row)
        .onConflictDoUpdate({ target: listedSites.siteId, set: row });
    }
    return afterId !== null;
  });

/**
 * Rebuilds the listings of sites whose settings changed who is listed or what is shown. How far it came
 * is committed with each batch, so that whoever comes next goes on from there.
 */
const relistAfterSettings = (core: Core): Job<'list-after-settings'> => ({
  name: 'list-after-settings',
  schedule: '*/5 * * * *',
  run: async () => {
    const sites = await readSites(core, core.db);
    // Whoever cannot be served now is listed anew once that is over.
    const siteIds = sites.map(({ id }) => id);
    await core.db.delete(listedSites).where(notInArray(listedSites.siteId, siteIds));
    for (const companyId of new Set(sites.map((site) => site.companyId))) {
      while (await relistNext(core, companyId));
    }
  },
});

export const listingJobs = (core: Core): readonly Job[] => [
  relistReturned(core),
  relistAfterSettings(core),
];
