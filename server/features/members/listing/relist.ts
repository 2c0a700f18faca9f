import { isDeepStrictEqual } from 'node:util';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyColumn, SQL } from '#server/db/sql.ts';
import { and, eq, getTableColumns, sql } from '#server/db/sql.ts';
import { MIN_ANSWERS } from '#contract/likes/questions.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { isBarred } from '#server/features/accounts/index.ts';
import { readSites } from '#server/features/site/index.ts';
import type { MatchColumns } from './listing.ts';
import { listingOf } from './listing.ts';
import { spotOf } from './map.ts';

const { listings, matchAnswers, photos, presence, profiles, users } = tables;

/** A list as one value: writing a statement with one for each of hundreds takes longer than asking it. */
const listOf = (values: readonly unknown[], type: 'text' | 'uuid'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

const isAmong = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any (${listOf(ids, 'uuid')})`;

/** What is long and listed nowhere is not read. */
const { about: _about, ...profileColumns } = getTableColumns(profiles);

type Profile = Omit<typeof profiles.$inferSelect, 'about'>;
export type ListingSite = Pick<Site, 'id' | 'companyId' | 'settings'>;

/**
 * The own site, and others of the company where both sites and the member agreed. A fictional profile
 * is on no site that has none.
 */
const listingSites = (all: readonly ListingSite[], profile: Profile): readonly ListingSite[] => {
  const sites = all.filter(({ settings }) => !profile.fictional || settings.fictional_warning);
  const home = sites.find(({ id }) => id === profile.siteId);
  if (!home) return [];
  const others = sites.filter(
    ({ id, companyId, settings }) =>
      id !== home.id &&
      companyId === home.companyId &&
      settings.member_resell &&
      (settings.countries as readonly string[]).includes(profile.country),
  );
  return home.settings.member_resell && profile.showElsewhere ? [home, ...others] : [home];
};

export const isLocationShown = ({ settings }: ListingSite): boolean =>
  settings.visible_profile_fields.includes('location');

/** Where a site does not show locations, the order of a list must not give them away either. */
const hiddenLocation = (siteId: number, profileId: string) => ({
  spot: spotOf(siteId, { lat: 0, lon: 0 }, profileId),
  located: false,
});

/** The statuses of photos that others may see; pending ones where the site reviews afterwards. */
export const visiblePhotoStatuses = (site: Pick<Site, 'settings'>) =>
  site.settings.photo_review === 'after'
    ? (['approved', 'pending'] as const)
    : (['approved'] as const);

const noMatchColumns: MatchColumns = {
  matchLittle: 0n,
  matchSome: 0n,
  matchMuch: 0n,
  matchable: false,
};

/** The columns of a listing that the match finder compares. Each answer is one bit. */
const findMatchColumns = async ({ db }: Tx, profileIds: readonly string[]) => {
  const { little, some, much, ownerId } = matchAnswers;
  const rows = await db
    .select({
      ownerId,
      matchLittle: little,
      matchSome: some,
      matchMuch: much,
      matchable: sql<boolean>`bit_count((${little} | ${some} | ${much})::bit(64)) >= ${MIN_ANSWERS}`,
    })
    .from(matchAnswers)
    .where(isAmong(ownerId, profileIds));
  return new Map(rows.map(({ ownerId: id, ...columns }) => [id, columns]));
};

type User = Pick<
  typeof users.$inferSelect,
  'createdAt' | 'confirmedAt' | 'excludedUntil' | 'suspendedUntil'
>;
type Photo = Pick<typeof photos.$inferSelect, 'createdAt'>;

const isVisible = (user: User, { status, invisible }: Profile, now: Date): boolean =>
  status === 'active' && !invisible && !isBarred(user, now);

/** How a profile is listed on a site, with the main photo that is seen there. */
const listingRow = (
  site: ListingSite,
  profile: Profile,
  { createdAt, confirmedAt }: User,
  main: Photo | undefined,
  match: MatchColumns,
): typeof listings.$inferSelect => ({
  ...listingOf(site.id, profile, {
    joinedAt: confirmedAt ?? createdAt,
    hasPhoto: main !== undefined,
    // A photo that came later may show somebody else.
    verified:
      profile.verifiedAt !== null && main !== undefined && main.createdAt <= profile.verifiedAt,
  }),
  ...match,
  ...(isLocationShown(site) ? {} : hiddenLocation(site.id, profile.id)),
});

type Listing = typeof listings.$inferSelect;

const columns = Object.entries(getTableColumns(listings)) as [keyof Listing, AnyColumn][];
const columnNames = columns.map(([key]) => toSnakeCase(key));
const columnList = sql.raw(columnNames.join(', '));
const typedList = sql.raw(
  columns.map(([, column], at) => `${columnNames[at]}::${column.getSQLType()}`).join(', '),
);
/** Each column as the row says that could not be inserted. */
const asInserted = sql.raw(columnNames.map((name) => `${name} = excluded.${name}`).join(', '));

/** Writes rows, of which some may be there. */
const upsertListings = async ({ db }: Tx, rows: readonly Listing[]): Promise<void> => {
  const lists = columns.map(([key, column]) => {
    const values = rows.map(({ [key]: value }) =>
      value === null ? null : String(column.mapToDriverValue(value)),
    );
    return listOf(values, 'text');
  });
  await db.execute(sql`
    insert into ${listings} (${columnList})
    select ${typedList} from unnest(${sql.join(lists, sql`, `)}) as row (${columnList})
    on conflict (site_id, profile_id) do update set ${asInserted}`);
};

/** Nobody changes a profile, its photos or who may see it without its account; they are locked in one order. */
const lockOwners = async ({ db }: Tx, profileIds: readonly string[]) => {
  const { id, createdAt, confirmedAt, excludedUntil, suspendedUntil } = users;
  const locked = await db
    .select({ id, createdAt, confirmedAt, excludedUntil, suspendedUntil })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, id))
    .where(isAmong(profiles.id, profileIds))
    .orderBy(id)
    .for('update', { of: users });
  return new Map(locked.map((user) => [user.id, user]));
};

/** How these profiles shall be listed now; those that may not be found are in it without rows. */
const makeListings = async (core: Core, tx: Tx, profileIds: readonly string[]) => {
  const owners = await lockOwners(tx, profileIds);
  // Read once nobody else changes them: who hides at this moment must not be listed.
  const found = await tx.db
    .select(profileColumns)
    .from(profiles)
    .where(isAmong(profiles.id, profileIds));
  const sites = await readSites(core, tx.db);
  const shown = await tx.db
    .select({ profileId: photos.profileId, status: photos.status, createdAt: photos.createdAt })
    .from(photos)
    .where(isAmong(photos.profileId, profileIds))
    .orderBy(photos.position);
  const photosOf = Map.groupBy(shown, ({ profileId }) => profileId);
  const matches = await findMatchColumns(tx, profileIds);
  const now = core.clock.now();
  return found.flatMap((profile) => {
    const user = owners.get(profile.userId);
    if (!user) return [];
    const listed = isVisible(user, profile, now) ? listingSites(sites, profile) : [];
    const rows = listed.map((site) => {
      const statuses: readonly string[] = visiblePhotoStatuses(site);
      const main = photosOf.get(profile.id)?.find(({ status }) => statuses.includes(status));
      return listingRow(site, profile, user, main, matches.get(profile.id) ?? noMatchColumns);
    });
    return [{ profileId: profile.id, since: user.createdAt, rows }];
  });
};

type Made = Awaited<ReturnType<typeof makeListings>>;

/** Writes what is not there as it shall be; a row costs a dozen indexes, so others are let be. */
const writeListings = async (tx: Tx, made: Made): Promise<void> => {
  const { db } = tx;
  const ids = made.map(({ profileId }) => profileId);
  const keyOf = ({ siteId, profileId }: Listing) => `${siteId} ${profileId}`;
  const before = await db.select().from(listings).where(isAmong(listings.profileId, ids));
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const wanted = new Map(made.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row]));
  const outdated = before.filter((row) => !wanted.has(keyOf(row)));
  for (const [siteId, rows] of Map.groupBy(outdated, (row) => row.siteId)) {
    const gone = rows.map(({ profileId }) => profileId);
    await db
      .delete(listings)
      .where(and(eq(listings.siteId, siteId), isAmong(listings.profileId, gone)));
  }
  const changed = [...wanted].filter(([key, row]) => !isDeepStrictEqual(old.get(key), row));
  if (changed.length === 0) return;
  await upsertListings(
    tx,
    changed.map(([, row]) => row),
  );
};

/** Nobody who is not listed is said to be here. */
const writePresence = async ({ db }: Tx, made: Made): Promise<void> => {
  const [hidden, shown] = [false, true].map((isShown) =>
    made.filter(({ rows }) => rows.length > 0 === isShown),
  );
  if (hidden?.length) {
    const ids = hidden.map(({ profileId }) => profileId);
    await db.delete(presence).where(isAmong(presence.profileId, ids));
  }
  if (shown?.length) {
    const ids = shown.map(({ profileId }) => profileId);
    const times = shown.map(({ since }) => since.toISOString());
    await db.execute(sql`
      insert into ${presence} (profile_id, active_at)
      select id, at::timestamptz from unnest(${listOf(ids, 'uuid')}, ${listOf(times, 'text')}) as row (id, at)
      on conflict do nothing`);
  }
};

/** Rebuilds the listings of some profiles, or deletes them where one may not be found. */
export const relistAll = async (
  core: Core,
  tx: Tx,
  profileIds: readonly string[],
): Promise<void> => {
  const made = await makeListings(core, tx, profileIds);
  if (made.length === 0) return;
  await writeListings(tx, made);
  await writePresence(tx, made);
};

/** Rebuilds the listings of one profile. */
export const relist = (core: Core, tx: Tx, profileId: string): Promise<void> =>
  relistAll(core, tx, [profileId]);
