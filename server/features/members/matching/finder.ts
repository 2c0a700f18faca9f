import type { SQL } from '../../../db/sql.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { importances, LEAST_ANSWERS } from '../../../../contract/likes/questions.ts';
import { limits } from '../../../../contract/limits.ts';
import type { Core } from '../../../core/index.ts';
import { preparedByShape, tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import type { Listed, Person } from '../search/cards.ts';
import { listedColumns, peopleOf } from '../search/cards.ts';
import type { Values } from '../search/conditions.ts';
import { stepsAway, value } from '../search/conditions.ts';
import type { Criteria } from '../search/criteria.ts';
import { criteriaOf } from '../search/criteria.ts';
import type { Fitting } from '../search/pages.ts';
import { askFor, fitsAll } from '../search/pages.ts';
import type { Masks } from './score.ts';
import { answeredIn, answersIn, besides, weights } from './score.ts';

const { listings } = tables;

/** So many of the nearest who answered are compared. */
const COMPARED = 500;
const SIZE = limits.finderPage;

const bits = (one: SQL, other: SQL) => sql`bit_count((${one} & ${other})::bit(64))`;

const own = (name: string) => sql`${value(name)}::int8`;

const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

const times = (weight: number, part: SQL) => sql`${sql.raw(String(weight))} * ${part}`;

/** The score of `scoreOf`, with the answers of the reader as values. */
const scoreIn = (theirs: Readonly<Record<keyof Masks, SQL>>) => {
  const all = sql`(${theirs.little} | ${theirs.some} | ${theirs.much})`;
  const each = (part: (importance: keyof Masks) => SQL) =>
    sum(importances.map((importance) => times(weights[importance], part(importance))));
  const mine = sql`${each((i) => sql`(2 * ${bits(own(i), all)} + ${bits(own(`${i}Beside`), all)})`)}::float8
    / nullif(${each((i) => sql`2 * ${bits(own(`${i}Answered`), all)}`)}, 0)`;
  const other = sql`${each((i) => sql`(2 * ${bits(theirs[i], own('all'))} + ${bits(theirs[i], own('allBeside'))})`)}::float8
    / nullif(${each((i) => sql`2 * ${bits(theirs[i], own('allAnswered'))}`)}, 0)`;
  return {
    score: sql<number>`floor(100 * sqrt(coalesce(${mine} * ${other}, 0)) + 0.5)`,
    common: bits(own('allAnswered'), all),
  };
};

const maskValues = (masks: Masks): Values => {
  const all = answersIn(masks);
  return {
    ...Object.fromEntries(
      importances.flatMap((importance) => [
        [importance, masks[importance]],
        [`${importance}Beside`, besides(masks[importance])],
        [`${importance}Answered`, answeredIn(masks[importance])],
      ]),
    ),
    all,
    allBeside: besides(all),
    allAnswered: answeredIn(all),
  };
};

interface PageShape extends Fitting {
  readonly on: boolean;
}

const bestMatches = preparedByShape((db, { on, ...fitting }: PageShape) => {
  const near = db
    .select({
      ...listedColumns,
      little: listings.matchLittle,
      some: listings.matchSome,
      much: listings.matchMuch,
      steps: stepsAway.as('steps'),
    })
    .from(listings)
    .where(and(fitsAll(fitting), eq(listings.matchable, sql`true`)))
    .orderBy(stepsAway)
    .limit(COMPARED)
    .as('near');
  const { little, some, much, ...columns } = near._.selectedFields;
  const { score, common } = scoreIn({
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
    .where(sql`${common} >= ${sql.raw(String(LEAST_ANSWERS))}`)
    .as('found');
  const after = sql`(${found.rank}, ${found.steps})
    > (${value('afterRank')}::float8, ${value('afterSteps')}::float8)`;
  const best = db
    .select()
    .from(found)
    .where(on ? after : undefined)
    .orderBy(found.rank, found.steps)
    .limit(SIZE + 1)
    .as('best') as unknown as Listed;
  return peopleOf(db, best).orderBy(best.rank, best.steps).prepare('');
});

/** Where the list goes on: after this score and distance. */
interface FinderPlace {
  readonly rank: number;
  readonly steps: number;
}

/** Who names no distance is not taken to mean the other end of the world: their country is meant. */
const wishesOf = (reader: Reader): Criteria => {
  const wishes = criteriaOf(reader, {});
  if (wishes.km !== null || !reader.me?.country) return wishes;
  return criteriaOf(reader, { country: reader.me.country });
};

/** The best matches by the answers of both, then by distance, a page at a time. */
export const findMatches = async (
  core: Core,
  reader: Reader,
  masks: Masks,
  place: FinderPlace | null,
): Promise<{ people: readonly Person[]; next: FinderPlace | null }> => {
  const { fitting, values } = askFor(core, reader, wishesOf(reader));
  const people = await bestMatches(core.db, { ...fitting, on: place !== null }).execute({
    ...values,
    ...maskValues(masks),
    afterRank: place?.rank,
    afterSteps: place?.steps,
  });
  const last = people[SIZE - 1];
  const isMore = last !== undefined && people.length > SIZE;
  return {
    people: people.slice(0, SIZE),
    next: isMore ? { rank: last.rank, steps: last.steps } : null,
  };
};
