import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/index.ts';
import { preparedByShape, tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import { liesIn, value } from './conditions.ts';
import type { Ask, Fitting } from './pages.ts';
import { fitsAll } from './pages.ts';

const { listings } = tables;

/** Some of those whom an index leads to, by the name of the table. */
const lookedAt = (db: Db, { shape }: Fitting) =>
  db.select().from(listings).where(liesIn(shape)).limit(value('lookAt')).as('listings');

interface CountShape extends Fitting {
  /** Whether only some are looked at, so that it is quick however few fit. */
  readonly quick: boolean;
}

/** How many people fit and how many that do not exist, counted in one go and just far enough. */
const counted = preparedByShape((db, { quick, ...fitting }: CountShape) => {
  const some = db
    .select({ fictional: listings.fictional })
    .from(quick ? lookedAt(db, fitting) : listings)
    .where(fitsAll(fitting))
    .limit(value('most'))
    .as('some');
  // Asked only where the count did not end before.
  const seen = sql`case when count(*) < ${value('most')}::int
    then (select count(*) from ${lookedAt(db, fitting)}) end`;
  return db
    .select({
      all: sql<number>`count(*)::int`,
      fictional: sql<number>`(count(*) filter (where ${some.fictional}))::int`,
      seen: sql<number | null>`(${quick ? seen : sql`null`})::int`,
    })
    .from(some)
    .prepare('');
});

/** So many that do not exist take no place in the count of people. */
const FICTIONAL = 200;

/** Where such are not to be expected nothing more is read for them. */
const mostOf = ({ site: { settings } }: Reader, people: number) =>
  people + 1 + (settings.fictional_warning ? FICTIONAL : 0);

/** How many fit, told no further than to `upTo`; where only some are looked at, there may be more. */
export const countOf = async (
  { core, reader, fitting, values }: Ask,
  upTo: number,
  lookAt?: number,
) => {
  const most = mostOf(reader, upTo);
  const query = counted(core.db, { ...fitting, quick: lookAt !== undefined });
  const [row] = await query.execute({ ...values, most, lookAt });
  const { all, fictional, seen } = row ?? { all: 0, fictional: 0, seen: null };
  const people = all - fictional;
  return {
    numResults: Math.min(people, upTo),
    more_results: people > upTo || all === most || (seen !== null && seen === lookAt),
    fictional_results: fictional,
  };
};
