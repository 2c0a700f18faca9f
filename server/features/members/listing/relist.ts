import { and, eq, inArray, notInArray, sql } from '#server/db/sql.ts';
import { MIN_ANSWERS } from '#contract/likes/questions.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { findAndLockUser, isBarred } from '#server/features/accounts/index.ts';
import { readSites } from '#server/features/site/index.ts';
import { selectMainPhoto } from '../queries.ts';
import type { MatchColumns } from './listing.ts';
import { listingOf } from './listing.ts';
import { spotOf } from './map.ts';

const { listings, matchAnswers, photos, presence, profiles, users } = tables;

type Profile = typeof profiles.$inferSelect;
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
    .where(inArray(ownerId, [...profileIds]));
  return new Map(rows.map(({ ownerId: id, ...columns }) => [id, columns]));
};

type User = typeof users.$inferSelect;
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

/** Rebuilds the listings of a profile, or deletes them where it may not be found. */
export const relist = async (core: Core, tx: Tx, profileId: string): Promise<void> => {
  const [owner] = await tx.db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  const user = owner && (await findAndLockUser(tx, owner.userId));
  // Read once nobody else changes it: who hides at this moment must not be listed.
  const [profile] = await tx.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!user || !profile) return;
  const now = core.clock.now();
  const sites = isVisible(user, profile, now)
    ? listingSites(await readSites(core, tx.db), profile)
    : [];
  const outdated = and(
    eq(listings.profileId, profileId),
    sites.length > 0
      ? notInArray(
          listings.siteId,
          sites.map(({ id }) => id),
        )
      : undefined,
  );
  await tx.db.delete(listings).where(outdated);
  const { createdAt } = user;
  if (sites.length === 0) await tx.db.delete(presence).where(eq(presence.profileId, profileId));
  else {
    await tx.db.insert(presence).values({ profileId, activeAt: createdAt }).onConflictDoNothing();
  }
  const match = (await findMatchColumns(tx, [profileId])).get(profileId) ?? noMatchColumns;
  for (const site of sites) {
    const isShown = inArray(photos.status, visiblePhotoStatuses(site));
    const [main] = await selectMainPhoto(tx.db, profileId, isShown);
    const row = listingRow(site, profile, user, main, match);
    await tx.db
      .insert(listings)
      .values(row)
      .onConflictDoUpdate({ target: [listings.siteId, listings.profileId], set: row });
  }
};

/** Lists members of whom nothing is listed yet, all at once. Nobody else knows them before the commit. */
export const listNew = async (core: Core, tx: Tx, profileIds: readonly string[]): Promise<void> => {
  const sites = await readSites(core, tx.db);
  const owners = await tx.db
    .select({ user: users, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, [...profileIds]));
  const shown = await tx.db
    .select({ profileId: photos.profileId, status: photos.status, createdAt: photos.createdAt })
    .from(photos)
    .where(inArray(photos.profileId, [...profileIds]))
    .orderBy(photos.position);
  const photosOf = Map.groupBy(shown, ({ profileId }) => profileId);
  const matches = await findMatchColumns(tx, profileIds);
  const now = core.clock.now();
  const rows = owners.flatMap(({ user, profile }) =>
    (isVisible(user, profile, now) ? listingSites(sites, profile) : []).map((site) => {
      const statuses: readonly string[] = visiblePhotoStatuses(site);
      const main = photosOf.get(profile.id)?.find(({ status }) => statuses.includes(status));
      return listingRow(site, profile, user, main, matches.get(profile.id) ?? noMatchColumns);
    }),
  );
  if (rows.length > 0) await tx.db.insert(listings).values(rows);
};
