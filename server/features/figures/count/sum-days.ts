import { servedCountries, timeZoneOf } from '#contract/countries.ts';
import { sql } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { readSiteZones } from '#server/features/site/index.ts';
import type { Hours } from './measures.ts';

/** No clock is further from that of Greenwich. */
const MAX_OFFSET_HOURS = 14;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Adds up the days that hours are in, wherever the clocks of sites and members go: more than enough of
 * them, each whole. Days tell apart by country and source only what the overview does: hours tell more.
 */
export const sumDays = async (tx: Tx, { from, to }: Hours): Promise<void> => {
  const first = dayOf(addTime(from, { hours: -MAX_OFFSET_HOURS }));
  const last = dayOf(addTime(to, { hours: MAX_OFFSET_HOURS }));
  const zones = await readSiteZones(tx.db);
  const ids = sql`${sql.param(zones.map(({ id }) => id))}::int[]`;
  const names = sql`${sql.param(zones.map(({ zone }) => zone))}::text[]`;
  const homeZones = servedCountries.map((code) => timeZoneOf[code]);
  const homes = sql`unnest(${sql.param([...servedCountries])}::text[],
    ${sql.param(homeZones)}::text[])`;
  const start = addTime(new Date(first), { hours: -MAX_OFFSET_HOURS }).toISOString();
  const end = addTime(new Date(last), { hours: 24 + MAX_OFFSET_HOURS }).toISOString();
  const isNear = sql`f.hour >= ${start}::timestamptz and f.hour < ${end}::timestamptz`;
  const isDay = sql`between ${first}::date and ${last}::date`;
  const hours = sql`figures f join unnest(${ids}, ${names}) z (site_id, zone)
    on z.site_id = f.site_id`;
  await tx.db.execute(sql`delete from figure_days where day ${isDay}`);
  await tx.db.execute(sql`
    insert into figure_days (site_id, day, measure, country, source, package, detail, currency,
      count, minor)
    select f.site_id, (f.hour at time zone z.zone)::date, f.measure,
      case when f.measure in ('orders', 'refunds') then f.country else '' end,
      case when f.measure = 'signups' then f.source else '' end, f.package, f.detail,
      f.currency, sum(f.count), sum(f.minor)
    from ${hours}
    where ${isNear} and f.measure <> 'waiting' and (f.hour at time zone z.zone)::date ${isDay}
    group by 1, 2, 3, 4, 5, 6, 7, 8`);
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
