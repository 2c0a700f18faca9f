import type { Placeholder, SQL, SQLWrapper } from '#server/db/sql.ts';
import { and, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/index.ts';
import { preparedByShape } from '#server/db/index.ts';
import { selectListings, selectPeople } from './cards.ts';
import { isInCells, isNoFarther, placeholder } from './conditions.ts';
import { IN_RINGS } from './filters.ts';
import type { Round } from './rank-round.ts';
import { rankRound, ROUND_SIZE, roundValues } from './rank-round.ts';
import { ringValues } from './rings.ts';
import type { SearchFilter, SearchPlan } from './search-pages.ts';
import { matchesFilter } from './search-pages.ts';

/** A page and its count out of so many rings. */
interface RingShape extends SearchFilter {
  readonly rings: number;
}

/** The builder knows numbers only. */
const asLimit = (number: SQL) => number as unknown as Placeholder;

/**
 * All who fit in the first ring, and in each further one where those before have too few. Cells reach
 * beyond their ring, where others may be missing: who is within it is nearer than all who are not read.
 */
const peopleInRings = (db: Db, { shape, except, rings }: RingShape) => {
  const filter: SearchFilter = {
    shape: { ...shape, distance: shape.distance && IN_RINGS },
    ...(except ? { except } : {}),
  };
  const matches = and(matchesFilter(filter), isNoFarther('area'));
  const inRing = (name: string) => selectListings(db, and(matches, isInCells(name)));
  // Null is everybody: the nearest are not found among some. Where they are, others only count.
  const beside = (known: readonly SQLWrapper[], reach: string) => sql`(
    select case when count(*) filter (where steps <= ${placeholder(reach)}::float8)
        >= ${placeholder('nearest')}::int
      then greatest(${placeholder('people')}::int - count(*) filter (where not fictional), 0) end
    from (${sql.join(
      known.map((ring) => sql`select steps, fictional from ${ring}`),
      sql` union all `,
    )}) as known)`;
  const near = db.$with('near').as(inRing('near'));
  const middle = db
    .$with('middle')
    .as(inRing('middle').limit(asLimit(beside([near], 'nearSteps'))));
  const two = db.select().from(near).unionAll(db.select().from(middle));
  if (rings === 2) return { ctes: [near, middle], everybody: two };
  const far = db
    .$with('far')
    .as(inRing('far').limit(asLimit(beside([near, middle], 'middleSteps'))));
  return { ctes: [near, middle, far], everybody: two.unionAll(db.select().from(far)) };
};

/** The best of the nearest, and how many fit in all: whoever fits is read once for both. */
const selectFirst = preparedByShape('first_round', (db, shape: RingShape, name) => {
  const { ctes, everybody } = peopleInRings(db, shape);
  const fits = db.$with('fits').as(everybody);
  const nearest = db.select().from(fits).orderBy(fits.steps).limit(ROUND_SIZE).as('nearest');
  const best = rankRound(db, nearest, Boolean(shape.shape.others));
  const counted = {
    fits: sql<number>`(select count(*)::int from ${fits})`,
    fictionalFits: sql<number>`(select count(*)::int from ${fits} where ${fits.fictional})`,
  };
  return selectPeople(db, best, counted, db.with(...ctes, fits))
    .orderBy(best.rank, best.profileId)
    .prepare(name);
});

/** The first round out of the rings around the reader; null where too few are in them. */
export const readFirstRound = async (plan: SearchPlan, round: Round, people: number) => {
  const { core, reader, rings, filter } = plan;
  if (!rings) return null;
  const found = await selectFirst(core.db, { ...filter, rings: rings.reaches.length }).execute({
    ...roundValues(plan, round, limits.searchPage + 1),
    ...ringValues(reader, rings, { people, nearest: ROUND_SIZE }),
  });
  const [first] = found;
  if (!rings.isWhole && (first?.roundSize ?? 0) < ROUND_SIZE) return null;
  const fits = { all: first?.fits ?? 0, fictional: first?.fictionalFits ?? 0 };
  const isCounted = rings.isWhole || fits.all - fits.fictional >= people;
  return { people: found, fits: isCounted ? fits : undefined };
};
