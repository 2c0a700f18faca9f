import { inArray, sql } from '#server/db/sql.ts';
import { ageOn } from '#contract/accounts/age.ts';
import type { Interest } from '#contract/interests.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Site } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { genderBits, genderIndex, interestBits, interestsOf } from '../listing/bits.ts';
import { positionOf } from '../listing/listing.ts';
import { mapOriginOf } from '../listing/map.ts';
import { isLocationShown } from '../listing/relist.ts';
import type { Profile } from '../reader.ts';
import { birthDateAtAge } from './conditions.ts';

const { blocks, likes, listings, presence, profiles, swipes, visits } = tables;

/** Whom people are looked for, and on which site. */
interface Seeker {
  readonly site: Site;
  readonly profileId: string;
}

/** Somebody who fits, with what may be told of them there. */
interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly place: string | null;
  readonly shared: readonly Interest[];
}

/** What is asked for one seeker, by the names of the statement. */
const toQueryRow = (now: Date, { site }: Seeker, me: Profile) => {
  const origin = mapOriginOf(site.id, isLocationShown(site) ? positionOf(me) : { lat: 0, lon: 0 });
  const age = ageOn(me.birthDate, now);
  return {
    id: me.id,
    site: site.id,
    x: origin.x,
    y: origin.y,
    km_per_step: origin.kmPerStep,
    steps: (me.seekingKm ?? limits.weekly.km) / origin.kmPerStep,
    seeks: genderBits(me.seeking),
    gender: 1 << genderIndex(me.gender),
    age,
    most_age: Math.min(age, limits.maxAge),
    born_until: birthDateAtAge(now, me.seekingMinAge),
    // The highest age that can be chosen means that and more.
    born_after:
      me.seekingMaxAge < limits.maxAge ? birthDateAtAge(now, me.seekingMaxAge + 1) : '1000-01-01',
  };
};

const queryRowColumns = sql.raw(
  `id uuid, site int, x float8, y float8, km_per_step float8, steps float8, seeks int2,
   gender int2, age int2, most_age int2, born_until date, born_after date`,
);

interface Row {
  readonly seeker: string;
  readonly id: string;
  readonly name: string;
  readonly birth_date: string;
  readonly place_id: number | null;
  readonly interests: string;
}

/** One statement for all of them: each walks the map from its own place and stops after a few. */
const selectNeighbours = async (
  db: Db,
  now: Date,
  queryRows: readonly object[],
): Promise<Row[]> => {
  const since = addTime(now, { days: -limits.presence.weekDays }).toISOString();
  const passedSince = addTime(now, { days: -limits.swipePassDays }).toISOString();
  const origin = sql`point(me.x, me.y)`;
  const { rows } = (await db.execute(sql`
    select me.id as seeker, near.profile_id as id, ${profiles.name}, near.birth_date::text,
      ${profiles.placeId}, near.interests::text
    from jsonb_to_recordset(${JSON.stringify(queryRows)}::jsonb) as me(${queryRowColumns})
    cross join lateral (
      select ${listings.profileId}, ${listings.birthDate}, ${listings.interests},
        ${listings.spot} <-> ${origin} as steps
      from ${listings}
      where ${listings.spot} <@ box(point(me.x - me.steps, me.y - me.steps),
          point(me.x + me.steps, me.y + me.steps))
        and ${listings.siteId} = me.site
        and (me.seeks >> ${listings.gender}) & 1 = 1
        and ${listings.seeks} & me.gender <> 0
        and ${listings.birthDate} <= me.born_until and ${listings.birthDate} > me.born_after
        and ${listings.seeksMinAge} <= me.age and ${listings.seeksMaxAge} >= me.most_age
        and (${listings.seeksKm} is null or not ${listings.located}
          or (${listings.spot} <-> ${origin}) * me.km_per_step <= ${listings.seeksKm})
        and not ${listings.fictional}
        and ${listings.profileId} <> me.id
        and (${listings.joinedAt} > ${since}::timestamptz or exists (select from ${presence}
          where ${presence.profileId} = ${listings.profileId}
            and ${presence.activeAt} > ${since}::timestamptz))
        and not exists (select from ${blocks}
          where ${blocks.blockerId} = me.id and ${blocks.blockedId} = ${listings.profileId})
        and not exists (select from ${blocks}
          where ${blocks.blockerId} = ${listings.profileId} and ${blocks.blockedId} = me.id)
        and not exists (select from ${likes}
          where ${likes.likerId} = me.id and ${likes.likedId} = ${listings.profileId})
        and not exists (select from ${visits}
          where ${visits.visitorId} = me.id and ${visits.visitedId} = ${listings.profileId})
        and not exists (select from ${swipes}
          where ${swipes.ownerId} = me.id and ${swipes.memberId} = ${listings.profileId}
            and ${swipes.at} > ${passedSince}::timestamptz)
      order by ${listings.spot} <-> ${origin}
      limit ${limits.weekly.people}
    ) as near
    join ${profiles} on ${profiles.id} = near.profile_id
    order by seeker, near.steps`)) as { rows: Row[] };
  return rows;
};

/** People near each of many, new or here this week, who look for each other and have not met yet. */
export const findNeighbours = async (
  { clock }: Core,
  db: Db,
  seekers: readonly Seeker[],
): Promise<ReadonlyMap<string, readonly Neighbour[]>> => {
  const now = clock.now();
  const ids = seekers.map(({ profileId }) => profileId);
  const seekerProfiles = await db.select().from(profiles).where(inArray(profiles.id, ids));
  const byId = new Map(seekerProfiles.map((profile) => [profile.id, profile]));
  const seekersWithProfile = seekers.flatMap((seeker) => {
    const me = byId.get(seeker.profileId);
    return me ? [{ seeker, me }] : [];
  });
  const found = Map.groupBy(
    await selectNeighbours(
      db,
      now,
      seekersWithProfile.map(({ seeker, me }) => toQueryRow(now, seeker, me)),
    ),
    (row) => row.seeker,
  );
  return new Map(
    seekersWithProfile.map(({ seeker: { site }, me }) => {
      const ownInterests = site.settings.visible_profile_fields.includes('interests')
        ? interestBits(me.interests)
        : 0n;
      const toNeighbour = (row: Row): Neighbour => ({
        id: row.id,
        name: row.name,
        age: ageOn(row.birth_date, now),
        place: isLocationShown(site) ? (placeById(row.place_id ?? -1)?.name ?? null) : null,
        shared: interestsOf(BigInt(row.interests) & ownInterests),
      });
      return [me.id, (found.get(me.id) ?? []).map(toNeighbour)];
    }),
  );
};
