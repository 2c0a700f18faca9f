import { eq, sql } from '#server/db/sql.ts';
import { ageOn } from '#contract/accounts/age.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { countryOf, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { interestBits } from './listing/bits.ts';
import { countryPosition, positionOf } from './listing/listing.ts';
import type { MapOrigin } from './listing/map.ts';
import { mapOriginOf } from './listing/map.ts';

const { profiles } = tables;

export type Profile = typeof profiles.$inferSelect;

/** The caller as a reader of other members’ profiles: who they are, and where they are. */
export interface Reader {
  readonly site: Site;
  readonly me: Profile | null;
  readonly age: number | null;
  readonly origin: MapOrigin;
  /** Whether distances can be shown: the reader’s own place is known. */
  readonly located: boolean;
  readonly placeName: string | null;
  readonly country: string;
  readonly interests: bigint;
}

const findProfileByUser = prepared((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('find_own_profile'),
);

/** The id of a member's profile. */
export const profileIdOf = async (db: Db, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.id;
};

/** The profile of a member who calls. */
export const loadCallerProfile = async (db: Db, caller: Caller): Promise<Profile> => {
  const [profile] = await findProfileByUser(db).execute({ userId: memberOf(caller) });
  if (!profile) throw new Refusal('authentication_required');
  return profile;
};

const visitorReader = (caller: Caller): Reader => {
  const { site } = caller;
  const country = countryOf(caller);
  const servedCountries: readonly string[] = site.settings.countries;
  const servedCountry =
    country !== null && servedCountries.includes(country) ? country : (servedCountries[0] ?? '');
  return {
    site,
    me: null,
    age: null,
    origin: mapOriginOf(site.id, countryPosition(servedCountry)),
    located: false,
    placeName: null,
    country: servedCountry,
    interests: 0n,
  };
};

/** Visitors search from the largest town of their country, and see no distances. */
export const readerOf = async (core: Core, caller: Caller, db: Db = core.db): Promise<Reader> => {
  if (!caller.session?.user) return visitorReader(caller);
  const me = await loadCallerProfile(db, caller);
  const { site } = caller;
  const visibleFields: readonly string[] = site.settings.visible_profile_fields;
  return {
    site,
    me,
    age: ageOn(me.birthDate, core.clock.now()),
    origin: mapOriginOf(site.id, positionOf(me)),
    located: me.lat !== null && visibleFields.includes('location'),
    placeName: me.placeId === null ? null : (placeById(me.placeId)?.name ?? null),
    country: me.country,
    // Where interests are not shown, the order of people must not tell them.
    interests: visibleFields.includes('interests') ? interestBits(me.interests) : 0n,
  };
};
