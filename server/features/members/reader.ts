import { eq, sql } from '../../db/sql.ts';
import { ageOn } from '../../../contract/accounts/age.ts';
import type { Caller, Core, Site } from '../../core/index.ts';
import { countryOf, Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { prepared, tables } from '../../db/index.ts';
import { placeById } from '../../adapters/places/index.ts';
import { interestBits } from './listing/bits.ts';
import { countryPosition, positionOf } from './listing/listing.ts';
import type { Origin } from './listing/map.ts';
import { originOf } from './listing/map.ts';

const { profiles } = tables;

export type Profile = typeof profiles.$inferSelect;

/** Who looks at others, and from where. */
export interface Reader {
  readonly site: Site;
  readonly me: Profile | null;
  readonly age: number | null;
  readonly origin: Origin;
  /** Whether distances can be told: the own place is known. */
  readonly located: boolean;
  readonly near: string | null;
  readonly country: string;
  readonly interests: bigint;
}

const findProfile = prepared((db) =>
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
export const ownProfile = async (db: Db, caller: Caller): Promise<Profile> => {
  if (!caller.session) throw new Refusal('authentication_required');
  const [profile] = await findProfile(db).execute({ userId: caller.session.userId });
  if (!profile) throw new Refusal('authentication_required');
  return profile;
};

const visitor = (caller: Caller): Reader => {
  const { site } = caller;
  const country = countryOf(caller);
  const served: readonly string[] = site.settings.countries;
  const here = country !== null && served.includes(country) ? country : (served[0] ?? '');
  return {
    site,
    me: null,
    age: null,
    origin: originOf(site.id, countryPosition(here)),
    located: false,
    near: null,
    country: here,
    interests: 0n,
  };
};

/** Visitors look from the largest town of their country, and are told no distances. */
export const readerOf = async (core: Core, caller: Caller, db: Db = core.db): Promise<Reader> => {
  if (!caller.session?.user) return visitor(caller);
  const me = await ownProfile(db, caller);
  const { site } = caller;
  const fields: readonly string[] = site.settings.visible_profile_fields;
  return {
    site,
    me,
    age: ageOn(me.birthDate, core.clock.now()),
    origin: originOf(site.id, positionOf(me)),
    located: me.lat !== null && fields.includes('location'),
    near: me.placeId === null ? null : (placeById(me.placeId)?.name ?? null),
    country: me.country,
    // Where interests are not shown, the order of people must not tell them.
    interests: fields.includes('interests') ? interestBits(me.interests) : 0n,
  };
};
