import type { FigureLine, Measure } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { daysBetween, hoursAhead } from './local-time.ts';
import type { Span } from './span.ts';
import { lengthOf } from './span.ts';

/** What can be told apart beside measure and time. */
type Dimension = 'country' | 'source' | 'package' | 'detail' | 'currency';

/** So many of something, on a day or in an hour. */
export interface FigureRow {
  readonly measure: Measure;
  /** The first day or hour is 0. */
  readonly at: number;
  readonly isBefore: boolean;
  readonly country: string;
  readonly source: string;
  readonly package: number;
  readonly detail: string;
  readonly currency: string;
  readonly count: number;
  readonly minor: number;
}

const columnOf: Record<Dimension, SQL> = {
  country: sql`f.country`,
  source: sql`f.source`,
  package: sql`f.package`,
  detail: sql`f.detail`,
  currency: sql`f.currency`,
};

const emptyOf = (dimension: Dimension) => (dimension === 'package' ? sql`0` : sql`''`);

const dimensions = Object.keys(columnOf) as Dimension[];

const selected = (apart: readonly Dimension[]) =>
  sql.join(
    dimensions.map((name) => (apart.includes(name) ? columnOf[name] : emptyOf(name))),
    sql`, `,
  );

const list = (values: readonly (string | number)[], type: 'int' | 'text') =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

interface Found extends Omit<FigureRow, 'at' | 'isBefore' | 'count' | 'minor'> {
  readonly day: string;
  readonly hour: number;
  readonly count: string | number;
  readonly minor: string | number;
}

const rowsOf = async (db: Db, query: SQL): Promise<Found[]> =>
  ((await db.execute(query)) as { rows: Found[] }).rows;

/** Whole days, as they are added up. */
const readDays = (
  db: Db,
  ids: readonly number[],
  measures: readonly Measure[],
  when: SQL,
  apart: readonly Dimension[],
  day: SQL,
) =>
  rowsOf(
    db,
    sql`select f.measure, ${day} as day, 0 as hour, ${selected(apart)}, sum(f.count) as count,
        sum(f.minor) as minor
      from figure_days f
      where f.site_id = any (${list(ids, 'int')}) and f.measure = any (${list(measures, 'text')})
        and ${when}
      group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );

/** The hours of a day, up to how far the last day of the span is counted. */
const readHoursOf = (
  db: Db,
  { sites }: Span,
  measures: readonly Measure[],
  day: string,
  apart: readonly Dimension[],
) => {
  const start = new Date(`${day}T00:00:00Z`);
  const ahead = sites.map(({ zone }) => hoursAhead(zone, start));
  // An hour more on both sides, for days on which clocks change.
  const from = addTime(start, { hours: -Math.max(...ahead) - 1 }).toISOString();
  const to = addTime(start, { hours: 25 - Math.min(...ahead) }).toISOString();
  const ids = sites.map(({ id }) => id);
  const zones = sites.map(({ zone }) => zone);
  const hours = sites.map((site) => site.hours);
  return rowsOf(
    db,
    sql`select f.measure, local.at::date::text as day, extract(hour from local.at)::int as hour,
        ${selected(apart)}, sum(f.count) as count, sum(f.minor) as minor
      from figures f join unnest(${list(ids, 'int')}, ${list(zones, 'text')}, ${list(hours, 'int')})
          z (site_id, zone, hours) on z.site_id = f.site_id,
        lateral (select f.hour at time zone z.zone as at) local
      where f.hour >= ${from}::timestamptz and f.hour < ${to}::timestamptz
        and f.measure = any (${list(measures, 'text')})
        and local.at::date = ${day}::date and extract(hour from local.at) < z.hours
      group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );
};

const toRow =
  (start: string, isHourly: boolean, isBefore: boolean) =>
  ({ day, hour, count, minor, ...row }: Found): FigureRow => ({
    ...row,
    at: isHourly ? hour : daysBetween(start, day),
    isBefore,
    count: Number(count),
    minor: Number(minor),
  });

/**
 * What happened in the days of a span, and in those before it, to which it is compared. The last day
 * of those counts up to the hour to which the last day of the span is counted. What needs no days is
 * added up by the database.
 */
export const readRows = async (
  db: Db,
  span: Span,
  measures: readonly Measure[],
  apart: readonly Dimension[] = [],
  isSummed = false,
): Promise<FigureRow[]> => {
  const { from, to, before, isHourly, sites } = span;
  const ids = sites.map(({ id }) => id);
  if (ids.length === 0) return [];
  if (isHourly) {
    const now = await readHoursOf(db, span, measures, from, apart);
    const earlier = before ? await readHoursOf(db, span, measures, before.from, apart) : [];
    return [...now.map(toRow(from, true, false)), ...earlier.map(toRow(from, true, true))];
  }
  // The sum of a period stands at its first day.
  const dayOf = (start: string) => (isSummed ? sql`${start}::text` : sql`f.day::text`);
  const isNow = sql`f.day between ${from}::date and ${to}::date`;
  const rows = await readDays(db, ids, measures, isNow, apart, dayOf(from));
  const now = rows.map(toRow(from, false, false));
  if (!before) return now;
  const isPart = sites.some(({ hours }) => hours < 24);
  const isBefore = isPart
    ? sql`f.day between ${before.from}::date and ${before.to}::date
        and (f.day <> ${before.to}::date or f.measure = 'waiting')`
    : sql`f.day between ${before.from}::date and ${before.to}::date`;
  const earlier = await readDays(db, ids, measures, isBefore, apart, dayOf(before.from));
  const lastHours = isPart
    ? await readHoursOf(
        db,
        span,
        measures.filter((measure) => measure !== 'waiting'),
        before.to,
        apart,
      )
    : [];
  return [...now, ...[...earlier, ...lastHours].map(toRow(before.from, false, true))];
};

/** What is counted as a line: how often, or how much money. */
export const lineOf = (
  span: Span,
  rows: readonly FigureRow[],
  what: 'count' | 'minor' = 'count',
): FigureLine => {
  const length = lengthOf(span);
  const valuesOf = (wanted: boolean) => {
    const values = Array.from({ length }, () => 0);
    for (const row of rows) {
      if (row.isBefore === wanted) values[row.at] = (values[row.at] ?? 0) + row[what];
    }
    return values;
  };
  const [now, before] = [valuesOf(false), span.before ? valuesOf(true) : []];
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return { now, before, total: sum(now), total_before: span.before ? sum(before) : null };
};

/** The sums of cells that are told apart by something. */
export const sumsBy = <K>(
  rows: readonly FigureRow[],
  keyOf: (row: FigureRow) => K,
): { readonly key: K; readonly count: number; readonly rows: readonly FigureRow[] }[] =>
  [...Map.groupBy(rows, keyOf)].map(([key, group]) => ({
    key,
    count: group.reduce((all, { count }) => all + count, 0),
    rows: group,
  }));
