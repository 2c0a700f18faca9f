import type { SQL } from '#server/db/sql.ts';
import { eq, sql } from '#server/db/sql.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { ListingSubquery } from './cards.ts';
import type { Values } from './conditions.ts';
import { placeholder } from './conditions.ts';
import { ranking } from './ranking.ts';
import type { SearchPlan } from './search-pages.ts';

const { presence } = tables;

/** How many of the nearest compete for the best places; the next ones compete after them. */
export const ROUND_SIZE = 120;
export interface Round {
  readonly from: number;
  /** Null while nobody knows how far it reaches. */
  readonly to: number | null;
  readonly rank: number;
  readonly id: string;
  readonly time: string;
}

export const newRound = (from: number, time: string): Round => ({
  from,
  to: null,
  rank: -1e9,
  id: '00000000-0000-0000-0000-000000000000',
  time,
});

/** A number of ours in a statement: a parameter would have no type there. */
const number = (value: number): SQL => sql.raw(String(value));

const ageGapPenalty = (near: ListingSubquery) => sql`
  ${number(ranking.ageGapYearKm)} * greatest(abs(${near.birthDate} - ${placeholder('myBirthDate')}::date)
    / 365.25 - ${number(ranking.freeAgeGapYears)}, 0)`;

/** How far a person seems to be, in kilometres, with all that counts beside the way. */
const rankOf = (near: ListingSubquery, isMember: boolean): SQL<number> => {
  const shared = sql`bit_count((${near.interests} & ${placeholder('myInterests')}::int8)::bit(64))`;
  return sql<number>`(
    least(${near.steps} * ${placeholder('kmPerStep')}::float8, ${number(ranking.maxDistanceKm)})
    - ${number(ranking.sharedInterestKm)} * least(${shared}, ${number(ranking.maxSharedInterests)})
    - case when ${near.hasPhoto} then ${number(ranking.photoKm)} else 0 end
    - case when ${near.verified} then ${number(ranking.verifiedKm)} else 0 end
    - case when ${presence.activeAt} > ${placeholder('recently')}::timestamptz
             then ${number(ranking.activeRecently.km)}
           when ${presence.activeAt} > ${placeholder('earlier')}::timestamptz
             then ${number(ranking.activeEarlier.km)} else 0 end
    + ${isMember ? ageGapPenalty(near) : sql`0`}
    + case when ${near.fictional} then ${number(ranking.fictionalKm)} else 0 end
  )::float8`;
};

/** The best of a round, after the rank of a cursor, with what their cards show. */
export const rankRound = (db: Db, near: ListingSubquery, isMember: boolean) => {
  const found = db
    .select({
      profileId: near.profileId,
      gender: near.gender,
      birthDate: near.birthDate,
      country: near.country,
      located: near.located,
      interests: near.interests,
      hasPhoto: near.hasPhoto,
      verified: near.verified,
      fictional: near.fictional,
      joinedAt: near.joinedAt,
      steps: near.steps,
      rank: rankOf(near, isMember).as('rank'),
      roundEnd: sql<number>`max(${near.steps}) over ()`.as('round_end'),
      roundSize: sql<number>`(count(*) over ())::int`.as('round_size'),
    })
    .from(near)
    .innerJoin(presence, eq(presence.profileId, near.profileId))
    .as('found');
  return db
    .select()
    .from(found)
    .where(
      sql`(${found.rank}, ${found.profileId}) > (${placeholder('rank')}::float8, ${placeholder('id')}::uuid)`,
    )
    .orderBy(found.rank, found.profileId)
    .limit(placeholder('size'))
    .as('best') as unknown as ListingSubquery;
};

/** What a statement about a round asks for; moments are those of the first page. */
export const roundValues = ({ values }: SearchPlan, round: Round, size: number): Values => {
  const { from, rank, id, time } = round;
  const since = (days: number) => addTime(new Date(time), { days: -days }).toISOString();
  const { activeRecently, activeEarlier } = ranking;
  const [recently, earlier] = [since(activeRecently.days), since(activeEarlier.days)];
  return { ...values, from, rank, id, size, recently, earlier };
};
