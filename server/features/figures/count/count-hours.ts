import type { Measure } from '#contract/console/index.ts';
import { and, desc, eq, gte, inArray, isNull, lt, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { addTime, lockByName } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Counting, Hours } from './measures.ts';
import { bookCountings, markWriters, onceCountings } from './measures.ts';
import { MAX_OFFSET_HOURS, sumHours } from './sum-hours.ts';
import { countWaiting } from './waiting.ts';

const { figureHours, figures } = tables;

const HOUR_MS = 3_600_000;

/** Hours that are counted in one transaction: a week at most. */
const MAX_HOURS = 168;

const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Writes down the hours that are over since the last one. The first is that of the first member or the
 * first order, which may be older than all members that are left.
 */
const addHours = async (tx: Tx, end: Date): Promise<void> => {
  const last = sql`${addTime(end, { hours: -1 }).toISOString()}::timestamptz`;
  await tx.db.execute(sql`
    insert into figure_hours (hour)
    select generate_series(coalesce(
      (select max(hour) + interval '1 hour' from figure_hours),
      date_trunc('hour', least(${last}, (select min(created_at) from users),
        (select min(settled_at) from orders where receipt_no is not null)), 'UTC')),
      ${last}, interval '1 hour')
    on conflict do nothing`);
};

interface Due extends Hours {
  /** Whether they were never counted before. */
  readonly isNew: boolean;
}

/** The latest hours that are to be counted, as many in a row as are alike. */
const findDue = async (tx: Tx): Promise<Due | null> => {
  const rows = await tx.db
    .select()
    .from(figureHours)
    .where(eq(figureHours.isDue, true))
    .orderBy(desc(figureHours.hour))
    .limit(MAX_HOURS);
  const [latest] = rows;
  if (!latest) return null;
  const isNew = latest.countedAt === null;
  const inARow = rows.findIndex(
    (row, index) =>
      (row.countedAt === null) !== isNew ||
      row.hour.getTime() !== latest.hour.getTime() - index * HOUR_MS,
  );
  const first = rows[inARow === -1 ? rows.length - 1 : inARow - 1] ?? latest;
  return { from: first.hour, to: addTime(latest.hour, { hours: 1 }), isNew };
};

const countOne = async (tx: Tx, { measure, columns, rows }: Counting, hours: Hours) => {
  await tx.db.execute(sql`
    with counted as (${rows(hours)})
    insert into figures (measure, ${sql.raw(columns)})
    select ${measure}, counted.* from counted`);
};

/** Counts hours, those that were before as far as the books tell. */
const countHours = async (tx: Tx, hours: Due): Promise<void> => {
  const countings = hours.isNew ? [...onceCountings, ...bookCountings] : bookCountings;
  const counted: Measure[] = countings.map(({ measure }) => measure);
  await tx.db
    .delete(figures)
    .where(
      and(
        gte(figures.hour, hours.from),
        lt(figures.hour, hours.to),
        inArray(figures.measure, counted),
      ),
    );
  for (const counting of countings) await countOne(tx, counting, hours);
  if (hours.isNew) await tx.db.execute(markWriters(hours));
};

/** Counts some of the hours that are due; answers whether there were any. */
const countNext = (core: Core): Promise<boolean> =>
  core.transact(async (tx) => {
    // Of two at once the second waits, and finds counted what the first has done.
    await lockByName(tx, 'figures');
    const now = core.clock.now();
    const end = startOfHour(now);
    await addHours(tx, end);
    const due = await findDue(tx);
    if (!due) return false;
    const isOfHours = and(gte(figureHours.hour, due.from), lt(figureHours.hour, due.to));
    await countHours(tx, due);
    // How much waits is known at this moment only, and not what waited long ago.
    if (due.isNew && due.to.getTime() === end.getTime()) await countWaiting(tx, end);
    await sumHours(tx, due);
    await tx.db.update(figureHours).set({ countedAt: now, isDue: false }).where(isOfHours);
    return true;
  });

/**
 * Counts all hours that are over and were not counted yet, the latest first. What was killed, or
 * begins anew, goes on where it was: an hour is counted whole or not at all.
 */
export const countDueHours = async (core: Core): Promise<void> => {
  while (await countNext(core));
};

/** Has hours counted again, from a moment on, as far as the books tell; answers how many. */
export const recountFrom = async (tx: Tx, from: Date): Promise<number> => {
  const rows = await tx.db
    .update(figureHours)
    .set({ isDue: true })
    .where(gte(figureHours.hour, startOfHour(from)))
    .returning({ hour: figureHours.hour });
  return rows.length;
};

/** Until when all is counted. */
export const readCountedTo = async ({ db }: Pick<Core, 'db'>): Promise<Date | null> => {
  const [latest] = await db
    .select({ hour: figureHours.hour })
    .from(figureHours)
    .where(sql`${figureHours.countedAt} is not null`)
    .orderBy(desc(figureHours.hour))
    .limit(1);
  return latest ? addTime(latest.hour, { hours: 1 }) : null;
};

/**
 * The hours of some days that are over and not counted: those that wait for their turn, and those since
 * the job ran last. Days are anybody's, so that there may be some hours more.
 */
export const readUncounted = async (
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  from: string,
  to: string,
  countedTo: Date | null,
): Promise<readonly Date[]> => {
  const first = addTime(new Date(from), { hours: -MAX_OFFSET_HOURS });
  const end = addTime(new Date(to), { hours: 24 + MAX_OFFSET_HOURS });
  const waiting = await db
    .select({ hour: figureHours.hour })
    .from(figureHours)
    .where(
      and(
        eq(figureHours.isDue, true),
        isNull(figureHours.countedAt),
        gte(figureHours.hour, first),
        lt(figureHours.hour, end),
      ),
    );
  const hours = waiting.map(({ hour }) => hour);
  if (!countedTo) return hours;
  // One hour is just being counted.
  const since = Math.max(countedTo.getTime(), first.getTime());
  const until = Math.min(startOfHour(clock.now()).getTime() - HOUR_MS, end.getTime());
  const missed = Math.max(0, (until - since) / HOUR_MS);
  return [
    ...hours,
    ...Array.from({ length: missed }, (_, hour) => new Date(since + hour * HOUR_MS)),
  ];
};
