import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { preparedByShape, tables } from '#server/db/index.ts';
import type { Reader } from '../reader.ts';
import { placeholder } from './conditions.ts';
import { matchesIndexedCriteria } from './filters.ts';
import type { Fits, SearchPlan, SearchFilter } from './search-pages.ts';
import { matchesFilter } from './search-pages.ts';

const { listings } = tables;

/** A sample of the listings that an index finds, under the name of the table. */
const sampleListings = (db: Db, { shape }: SearchFilter) =>
  db
    .select()
    .from(listings)
    .where(matchesIndexedCriteria(shape))
    .limit(placeholder('lookAt'))
    .as('listings');

interface CountShape extends SearchFilter {
  /** Whether only some are looked at, so that it is quick however few fit. */
  readonly isSampled: boolean;
}

/** How many people fit and how many that do not exist, counted in one go and just far enough. */
const countListings = preparedByShape(
  'count_listings',
  (db, { isSampled, ...filter }: CountShape, name) => {
    const counted = db
      .select({ fictional: listings.fictional })
      .from(isSampled ? sampleListings(db, filter) : listings)
      .where(matchesFilter(filter))
      .limit(placeholder('most'))
      .as('some');
    // Asked only where the count did not end before.
    const seen = sql`case when count(*) < ${placeholder('most')}::int
    then (select count(*) from ${sampleListings(db, filter)}) end`;
    return db
      .select({
        all: sql<number>`count(*)::int`,
        fictional: sql<number>`(count(*) filter (where ${counted.fictional}))::int`,
        seen: sql<number | null>`(${isSampled ? seen : sql`null`})::int`,
      })
      .from(counted)
      .prepare(name);
  },
);

/** So many that do not exist take no place in the count of people. */
const MAX_FICTIONAL = 200;

/** Where such are not to be expected nothing more is read for them. */
const maxRows = ({ site: { settings } }: Reader, maxPeople: number) =>
  maxPeople + 1 + (settings.fictional_warning ? MAX_FICTIONAL : 0);

export const countView = (reader: Reader, { all, fictional }: Fits, maxCount: number) => {
  const people = all - fictional;
  return {
    numResults: Math.min(people, maxCount),
    more_results: people > maxCount || all >= maxRows(reader, maxCount),
    fictional_results: fictional,
  };
};

/** Counts the members who match, up to `maxCount`; with a `sampleSize` there may be more. */
export const countMatches = async (
  { core, reader, filter, values }: SearchPlan,
  maxCount: number,
  sampleSize?: number,
) => {
  const most = maxRows(reader, maxCount);
  const query = countListings(core.db, { ...filter, isSampled: sampleSize !== undefined });
  const [row] = await query.execute({ ...values, most, lookAt: sampleSize });
  const { seen, ...fits } = row ?? { all: 0, fictional: 0, seen: null };
  const count = countView(reader, fits, maxCount);
  return {
    ...count,
    more_results: count.more_results || (seen !== null && seen === sampleSize),
  };
};
