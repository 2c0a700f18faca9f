import type { SQL } from '#server/db/sql.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { addTime } from '#server/core/index.ts';
import { preparedByShape, tables } from '#server/db/index.ts';
import type { ListingSubquery, Person } from './cards.ts';
import { selectListings, selectPeople } from './cards.ts';
import { isWithin, stepsAway, placeholder, withinValues } from './conditions.ts';
import type { CursorBy } from './cursor.ts';
import { ranking } from './ranking.ts';
import type { SearchPlan, SearchFilter, Page } from './search-pages.ts';
import { matchesFilter } from './search-pages.ts';

const { presence } = tables;

/** How many of the nearest compete for the best places; the next ones compete after them. */
const ROUND_SIZE = 120;
const PAGE_SIZE = limits.searchPage;

interface Round {
  readonly from: number;
  /** Null while nobody knows how far it reaches. */
  readonly to: number | null;
  readonly rank: number;
  readonly id: string;
  readonly time: string;
}

const newRound = (from: number, time: string): Round => ({
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

/** Whether the end of the round is known yet. */
interface RoundShape extends SearchFilter {
  readonly isEndKnown: boolean;
}

const selectBest = preparedByShape((db, { isEndKnown, ...filter }: RoundShape) => {
  const beyond = sql`${stepsAway} > ${placeholder('from')}::float8`;
  const near = selectListings(
    db,
    and(matchesFilter(filter), beyond, isEndKnown ? isWithin('round') : undefined),
  )
    .orderBy(stepsAway)
    .limit(isEndKnown ? 10 * ROUND_SIZE : ROUND_SIZE)
    .as('near');
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
      rank: rankOf(near, Boolean(filter.shape.others)).as('rank'),
      roundEnd: sql<number>`max(${near.steps}) over ()`.as('round_end'),
      roundSize: sql<number>`(count(*) over ())::int`.as('round_size'),
    })
    .from(near)
    .innerJoin(presence, eq(presence.profileId, near.profileId))
    .as('found');
  const best = db
    .select()
    .from(found)
    .where(
      sql`(${found.rank}, ${found.profileId}) > (${placeholder('rank')}::float8, ${placeholder('id')}::uuid)`,
    )
    .orderBy(found.rank, found.profileId)
    .limit(placeholder('size'))
    .as('best') as unknown as ListingSubquery;
  return selectPeople(db, best).orderBy(best.rank, best.profileId).prepare('');
});

const readRound = (plan: SearchPlan, round: Round, size: number): Promise<Person[]> => {
  const { core, reader, filter } = plan;
  const { from, to, rank, id } = round;
  const since = (days: number) => addTime(new Date(round.time), { days: -days }).toISOString();
  return selectBest(core.db, { ...filter, isEndKnown: to !== null }).execute({
    ...plan.values,
    ...(to === null ? {} : withinValues('round', reader.origin, to)),
    from,
    rank,
    id,
    size,
    recently: since(ranking.activeRecently.days),
    earlier: since(ranking.activeEarlier.days),
  });
};

interface RankedPerson {
  readonly person: Person;
  readonly cursor: CursorBy<'relevance'>;
}

/** The best of the nearest first, then the best of the next nearest, and so on. */
export const byRelevance = async (
  plan: SearchPlan,
  cursor: CursorBy<'relevance'> | null,
): Promise<Page> => {
  const time = cursor?.time ?? plan.core.clock.now().toISOString();
  let round: Round = cursor ?? newRound(-1, time);
  const ranked: RankedPerson[] = [];
  for (;;) {
    const { from } = round;
    const people = await readRound(plan, round, PAGE_SIZE + 1 - ranked.length);
    const to = round.to ?? people[0]?.roundEnd;
    if (to === undefined) break;
    for (const person of people) {
      const { rank, id } = person;
      ranked.push({ person, cursor: { by: 'relevance', from, to, rank, id, time } });
    }
    const isLast = round.to === null && (people[0]?.roundSize ?? 0) < ROUND_SIZE;
    if (ranked.length > PAGE_SIZE || isLast) break;
    round = newRound(to, time);
  }
  const last = ranked[PAGE_SIZE - 1];
  return {
    people: ranked.slice(0, PAGE_SIZE).map(({ person }) => person),
    next: last && ranked.length > PAGE_SIZE ? last.cursor : null,
  };
};
