import { summedMeasures } from '#contract/console/index.ts';
import { servedCountries, timeZoneOf } from '#contract/countries.ts';
import { sql } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { readSiteZones } from '#server/features/site/index.ts';
import { addDays, DAYS_A_WEEK, mondayOf } from '../local-time.ts';
import { ALL_SITES } from '../span.ts';
import type { Hours } from './measures.ts';

/** No clock is further from that of Greenwich. */
export const MAX_OFFSET_HOURS = 14;

/**
 * The release before knows of no sum of all sites and deletes it with the days that it adds up, while
 * both run side by side: what it did lately is mended by the next hour.
 */
const MENDED_DAYS = 7;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const isWithin = (first: string, last: string) => sql`between ${first}::date and ${last}::date`;

const CELL = sql.raw('measure, country, source, package, detail, currency');

/**
 * Adds up days anew, each whole, in the time of its site. Days tell apart only what the overview does,
 * so that it reads few rows: hours tell more.
 */
const sumDays = async (tx: Tx, first: string, last: string): Promise<void> => {
  const zones = await readSiteZones(tx.db);
  const ids = sql`${sql.param(zones.map(({ id }) => id))}::int[]`;
  const names = sql`${sql.param(zones.map(({ zone }) => zone))}::text[]`;
  const homeZones = servedCountries.map((code) => timeZoneOf[code]);
  const homes = sql`unnest(${sql.param([...servedCountries])}::text[],
    ${sql.param(homeZones)}::text[])`;
  const start = addTime(new Date(first), { hours: -MAX_OFFSET_HOURS }).toISOString();
  const end = addTime(new Date(last), { hours: 24 + MAX_OFFSET_HOURS }).toISOString();
  const isNear = sql`f.hour >= ${start}::timestamptz and f.hour < ${end}::timestamptz`;
  const isDay = isWithin(first, last);
  const hours = sql`figures f join unnest(${ids}, ${names}) z (site_id, zone)
    on z.site_id = f.site_id`;
  await tx.db.execute(sql`delete from figure_days where day ${isDay}`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, detail, currency, count, minor)
    select f.site_id, (f.hour at time zone z.zone)::date, f.measure, f.detail, f.currency,
      sum(f.count), sum(f.minor)
    from ${hours}
    where ${isNear} and f.measure not in ('waiting', 'orders', 'refunds')
      and (f.hour at time zone z.zone)::date ${isDay}
    group by 1, 2, 3, 4, 5`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, source, count)
    select f.site_id, (f.hour at time zone z.zone)::date, 'sources', f.source, sum(f.count)
    from ${hours}
    where ${isNear} and f.measure = 'signups' and (f.hour at time zone z.zone)::date ${isDay}
    group by 1, 2, 4`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, country, package, currency, count, minor)
    select f.site_id, (f.hour at time zone z.zone)::date, 'earned', f.country, f.package, f.currency,
      sum(case f.measure when 'orders' then f.count else 0 end),
      sum(case f.measure when 'orders' then f.minor else -f.minor end)
    from ${hours}
    where ${isNear} and f.measure in ('orders', 'refunds')
      and (f.hour at time zone z.zone)::date ${isDay}
    group by 1, 2, 4, 5, 6`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, count)
    select distinct on (1, 2) f.site_id, (f.hour at time zone z.zone)::date, f.measure, f.count
    from ${hours}
    where ${isNear} and f.measure = 'waiting' and (f.hour at time zone z.zone)::date ${isDay}
    order by 1, 2, f.hour desc`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, detail, count)
    select f.site_id, local.at::date, 'written_at', to_char(local.at, 'HH24'), sum(f.count)
    from ${hours} left join ${homes} as home (country, zone) on home.country = f.country,
      lateral (select f.hour at time zone coalesce(home.zone, z.zone) as at) local
    where ${isNear} and f.measure = 'messages' and local.at::date ${isDay}
    group by 1, 2, 4`);
};

/** Adds up the same day of all sites. */
const sumSites = async (tx: Tx, first: string, last: string): Promise<void> => {
  const isDay = isWithin(first, last);
  await tx.db.execute(sql`delete from figure_days where site_id = ${ALL_SITES} and day ${isDay}`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, ${CELL}, count, minor)
    select ${ALL_SITES}::int, day, ${CELL}, sum(count), sum(minor)
    from figure_days
    where day ${isDay}
    group by day, ${CELL}`);
};

/** Adds up the weeks of days. */
const sumWeeks = async (tx: Tx, first: string, last: string): Promise<void> => {
  const [from, to] = [mondayOf(first), addDays(mondayOf(last), DAYS_A_WEEK - 1)];
  const isDay = isWithin(from, to);
  await tx.db.execute(sql`delete from figure_weeks where week ${isDay}`);
  await tx.db.execute(sql`
    insert into figure_weeks (site_id, week, ${CELL}, count, minor)
    select site_id, date_trunc('week', day)::date, ${CELL}, sum(count), sum(minor)
    from figure_days
    where day ${isDay} and measure = any (${sql.param([...summedMeasures])}::text[])
    group by 1, 2, ${CELL}`);
};

/** Adds up the days and weeks that hours are in, wherever the clocks of sites and members go. */
export const sumHours = async (tx: Tx, { from, to }: Hours): Promise<void> => {
  const first = dayOf(addTime(from, { hours: -MAX_OFFSET_HOURS }));
  const last = dayOf(addTime(to, { hours: MAX_OFFSET_HOURS }));
  await sumDays(tx, first, last);
  const before = addDays(first, -MENDED_DAYS);
  await sumSites(tx, before, last);
  await sumWeeks(tx, before, last);
};
