import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';

/** Minutes up to which times are told apart; what took longer than the last is with it. */
const BOUNDS = [
  1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 480, 720, 1440, 2880, 4320,
  10_080, 43_200,
] as const;

/** The bucket of a time, by its upper bound in minutes. */
export const bucketOf = (interval: SQL): SQL => sql`(select coalesce(min(b), ${BOUNDS.at(-1)})::text
  from unnest(${sql.param([...BOUNDS])}::int[]) b where b * interval '1 minute' >= ${interval})`;

/** Within how many minutes half of it was done. */
export const halfWithin = (
  buckets: readonly { readonly detail: string; readonly count: number }[],
): number | null => {
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { detail, count } of buckets.toSorted((a, b) => Number(a.detail) - Number(b.detail))) {
    seen += count;
    if (seen * 2 >= all && all > 0) return Number(detail);
  }
  return null;
};
