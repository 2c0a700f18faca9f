import type { SQL } from '#server/db/sql.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { importances, MIN_ANSWERS } from '#contract/likes/questions.ts';
import { limits } from '#contract/limits.ts';
import type { Core } from '#server/core/index.ts';
import { preparedByShape, tables } from '#server/db/index.ts';
import type { Reader } from '../reader.ts';
import type { ListingSubquery, Person } from '../search/cards.ts';
import { listingColumns, selectPeople } from '../search/cards.ts';
import type { Values } from '../search/conditions.ts';
import { stepsAway, placeholder } from '../search/conditions.ts';
import type { Criteria } from '../search/criteria.ts';
import { criteriaOf } from '../search/criteria.ts';
import type { SearchFilter } from '../search/search-pages.ts';
import { planSearch, matchesFilter } from '../search/search-pages.ts';
import type { AnswerMasks } from './score.ts';
import {
  answeredQuestionsMask,
  allAnswersMask,
  adjacentOptionsMask,
  importanceWeights,
} from './score.ts';

const { listings } = tables;

/** How many of the nearest members with answers are compared. */
const MAX_COMPARED = 500;
const PAGE_SIZE = limits.finderPage;

const countCommonBits = (left: SQL, right: SQL) => sql`bit_count((${left} & ${right})::bit(64))`;

const ownMask = (name: string) => sql`${placeholder(name)}::int8`;

const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

const weighted = (weight: number, part: SQL) => sql`${sql.raw(String(weight))} * ${part}`;

/** The score of `scoreOf`, with the answers of the reader as values. */
const scoreColumns = (theirs: Readonly<Record<keyof AnswerMasks, SQL>>) => {
  const all = sql`(${theirs.little} | ${theirs.some} | ${theirs.much})`;
  const sumWeighted = (part: (importance: keyof AnswerMasks) => SQL) =>
    sum(importances.map((importance) => weighted(importanceWeights[importance], part(importance))));
  const mine = sql`${sumWeighted((i) => sql`(2 * ${countCommonBits(ownMask(i), all)} + ${countCommonBits(ownMask(`${i}Beside`), all)})`)}::float8
    / nullif(${sumWeighted((i) => sql`2 * ${countCommonBits(ownMask(`${i}Answered`), all)}`)}, 0)`;
  const other = sql`${sumWeighted((i) => sql`(2 * ${countCommonBits(theirs[i], ownMask('all'))} + ${countCommonBits(theirs[i], ownMask('allBeside'))})`)}::float8
    / nullif(${sumWeighted((i) => sql`2 * ${countCommonBits(theirs[i], ownMask('allAnswered'))}`)}, 0)`;
  return {
    score: sql<number>`floor(100 * sqrt(coalesce(${mine} * ${other}, 0)) + 0.5)`,
    common: countCommonBits(ownMask('allAnswered'), all),
  };
};

const maskValues = (masks: AnswerMasks): Values => {
  const all = allAnswersMask(masks);
  return {
    ...Object.fromEntries(
      importances.flatMap((importance) => [
        [importance, masks[importance]],
        [`${importance}Beside`, adjacentOptionsMask(masks[importance])],
        [`${importance}Answered`, answeredQuestionsMask(masks[importance])],
      ]),
    ),
    all,
    allBeside: adjacentOptionsMask(all),
    allAnswered: answeredQuestionsMask(all),
  };
};

interface PageShape extends SearchFilter {
  readonly isNextPage: boolean;
}

const selectBestMatches = preparedByShape((db, { isNextPage, ...filter }: PageShape) => {
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
  const { score, common } = scoreColumns({
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
    .where(sql`${common} >= ${sql.raw(String(MIN_ANSWERS))}`)
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
  return selectPeople(db, best).orderBy(best.rank, best.steps).prepare('');
});

/** Where the list goes on: after this score and distance. */
interface FinderCursor {
  readonly rank: number;
  readonly steps: number;
}

/** Without a distance in the profile, matches are searched in the member’s country. */
const finderCriteria = (reader: Reader): Criteria => {
  const criteria = criteriaOf(reader, {});
  if (criteria.km !== null || !reader.me?.country) return criteria;
  return criteriaOf(reader, { country: reader.me.country });
};

/** The best matches by the answers of both, then by distance, a page at a time. */
export const findMatches = async (
  core: Core,
  reader: Reader,
  masks: AnswerMasks,
  cursor: FinderCursor | null,
): Promise<{ people: readonly Person[]; next: FinderCursor | null }> => {
  const { filter, values } = planSearch(core, reader, finderCriteria(reader));
  const people = await selectBestMatches(core.db, {
    ...filter,
    isNextPage: cursor !== null,
  }).execute({
    ...values,
    ...maskValues(masks),
    afterRank: cursor?.rank,
    afterSteps: cursor?.steps,
  });
  const last = people[PAGE_SIZE - 1];
  const isMore = last !== undefined && people.length > PAGE_SIZE;
  return {
    people: people.slice(0, PAGE_SIZE),
    next: isMore ? { rank: last.rank, steps: last.steps } : null,
  };
};
