import type { SQL } from '#server/db/sql.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Importance } from '#contract/likes/questions.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { Core } from '#server/core/index.ts';
import { preparedByShape, tables } from '#server/db/index.ts';
import type { Reader } from '../reader.ts';
import type { ListingSubquery } from './cards.ts';
import { cardOf, listingColumns, selectPeople } from './cards.ts';
import type { Values } from './conditions.ts';
import { stepsAway, placeholder } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { criteriaOf } from './criteria.ts';
import { IN_SQUARE } from './filters.ts';
import type { SearchFilter } from './search-pages.ts';
import { planSearch, matchesFilter } from './search-pages.ts';

const { listings } = tables;

/** How many of the nearest members with answers are compared. */
const MAX_COMPARED = 500;
const PAGE_SIZE = limits.finderPage;

/** From the answers in a listing: its score, and whether the two have enough of them in common. */
type ScoreColumns = (answers: Readonly<Record<Importance, SQL>>) => {
  readonly score: SQL<number>;
  readonly isComparable: SQL;
};

interface PageShape extends SearchFilter {
  readonly isNextPage: boolean;
}

const bestMatchesBy = (scoreColumns: ScoreColumns) =>
  preparedByShape('matches', (db, { isNextPage, ...filter }: PageShape, name) => {
    const near = db
      .select({
        ...listingColumns,
        little: listings.matchLittle,
        some: listings.matchSome,
        much: listings.matchMuch,
        steps: stepsAway.as('steps'),
      })
      .from(listings)
      .where(and(matchesFilter(filter), eq(listings.matchable, sql`true`)))
      .orderBy(stepsAway)
      .limit(MAX_COMPARED)
      .as('near');
    const { little, some, much, ...columns } = near._.selectedFields;
    const { score, isComparable } = scoreColumns({
      little: sql`${little}`,
      some: sql`${some}`,
      much: sql`${much}`,
    });
    const found = db
      .select({
        ...columns,
        // The best first, as in every list.
        rank: sql<number>`(-${score})::float8`.as('rank'),
        roundEnd: sql<number>`0::float8`.as('round_end'),
        roundSize: sql<number>`0`.as('round_size'),
      })
      .from(near)
      .where(isComparable)
      .as('found');
    const after = sql`(${found.rank}, ${found.steps})
      > (${placeholder('afterRank')}::float8, ${placeholder('afterSteps')}::float8)`;
    const best = db
      .select()
      .from(found)
      .where(isNextPage ? after : undefined)
      .orderBy(found.rank, found.steps)
      .limit(PAGE_SIZE + 1)
      .as('best') as unknown as ListingSubquery;
    return selectPeople(db, best).orderBy(best.rank, best.steps).prepare(name);
  });

/** Where the list goes on: after this score and distance. */
interface MatchPosition {
  readonly rank: number;
  readonly steps: number;
}

/** Without a distance in the profile, matches are searched in the member’s country. */
const finderCriteria = (reader: Reader): Criteria => {
  const criteria = criteriaOf(reader, {});
  if (criteria.km !== null || !reader.me?.country) return criteria;
  return criteriaOf(reader, { country: reader.me.country });
};

interface Match {
  readonly card: MemberCard;
  readonly score: number;
}

/** A search for the best matches by a score, then by distance, a page at a time. */
export const createMatchSearch = (scoreColumns: ScoreColumns) => {
  const selectBestMatches = bestMatchesBy(scoreColumns);
  return async (
    core: Core,
    reader: Reader,
    answers: Values,
    after: MatchPosition | null,
  ): Promise<{ matches: readonly Match[]; next: MatchPosition | null }> => {
    const now = core.clock.now();
    const { filter, values } = planSearch(core, reader, finderCriteria(reader));
    const { shape } = filter;
    const people = await selectBestMatches(core.db, {
      // Few of the people of a cell have answered: an index holds these alone.
      shape: { ...shape, distance: shape.distance && IN_SQUARE },
      isNextPage: after !== null,
    }).execute({ ...values, ...answers, afterRank: after?.rank, afterSteps: after?.steps });
    const last = people[PAGE_SIZE - 1];
    const isMore = last !== undefined && people.length > PAGE_SIZE;
    return {
      matches: people.slice(0, PAGE_SIZE).map((person) => ({
        card: cardOf(now, reader, person),
        score: -person.rank,
      })),
      next: isMore ? { rank: last.rank, steps: last.steps } : null,
    };
  };
};
