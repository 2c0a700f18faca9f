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

/**
 * All who fit in the near ring, and where that are too few those in the far one. Cells of the near ring
 * reach beyond it, where others may be missing: who is within it is nearer than all who are not read.
 */
const peopleInRings = (db: Db, { shape, except }: SearchFilter) => {
  const filter: SearchFilter = {
    shape: { ...shape, distance: shape.distance && IN_RINGS },
    ...(except ? { except } : {}),
  };
  const matches = and(matchesFilter(filter), isNoFarther('far'));
  const near = db.$with('near').as(selectListings(db, and(matches, isInCells('near'))));
  const isEnough = sql`(
    select count(*) >= ${placeholder('most')}::int
      and count(*) filter (where ${near.steps} <= ${placeholder('nearSteps')}::float8)
        >= ${placeholder('nearest')}::int
    from ${near})`;
  const far = db
    .$with('far')
    .as(selectListings(db, and(matches, isInCells('far'), sql`not ${isEnough}`)));
  const fits = db.$with('fits').as(db.select().from(near).unionAll(db.select().from(far)));
  return { ctes: [near, far, fits] as const, fits };
};

/** The best of the nearest, and how many fit in all: whoever fits is read once for both. */
const selectFirst = preparedByShape('first_round', (db, filter: SearchFilter, name) => {
  const { ctes, fits } = peopleInRings(db, filter);
  const nearest = db.select().from(fits).orderBy(fits.steps).limit(ROUND_SIZE).as('nearest');
  const best = rankRound(db, nearest, Boolean(filter.shape.others));
  const counted = {
    fits: sql<number>`(select count(*)::int from ${fits})`,
    fictionalFits: sql<number>`(select count(*)::int from ${fits} where ${fits.fictional})`,
  };
  return selectPeople(db, best, counted, db.with(...ctes))
    .orderBy(best.rank, best.profileId)
    .prepare(name);
});

/** The first round out of the rings around the reader; null where too few are in them. */
export const readFirstRound = async (plan: SearchPlan, round: Round, most: number) => {
  const { core, reader, rings, filter } = plan;
  if (!rings) return null;
  const people = await selectFirst(core.db, filter).execute({
    ...roundValues(plan, round, limits.searchPage + 1),
    ...ringValues(reader, rings, { most, nearest: ROUND_SIZE }),
  });
  const [first] = people;
  if (!rings.isWhole && (first?.roundSize ?? 0) < ROUND_SIZE) return null;
  const fits = { all: first?.fits ?? 0, fictional: first?.fictionalFits ?? 0 };
  return { people, fits: rings.isWhole || fits.all >= most ? fits : undefined };
};
