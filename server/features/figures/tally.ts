import { servedCountries, timeZoneOf } from '#contract/countries.ts';
import { returnDays } from '#contract/console/index.ts';
import { sql } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';

/** Adds to what is counted as it happens, because nothing is kept from which it could be counted. */
const onConflict = sql`on conflict (hour, site_id, measure, country, source, package, detail, currency)
  do update set count = figures.count + excluded.count`;

/**
 * A member is here for the first time on a day of the site: one more on that day, and one more who came
 * back if it is a day on which that is counted. Who it was is written nowhere but at the member.
 */
export const countArrival = async (
  tx: Tx,
  { userId, at }: Events['member.here'],
): Promise<void> => {
  const zones = servedCountries.map((code) => timeZoneOf[code]);
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.db.execute(sql`
    with member as (
      select u.id, u.site_id, p.country, (${moment} at time zone z.zone)::date as day,
        (${moment} at time zone z.zone)::date - (u.created_at at time zone z.zone)::date as days
      from users u join profiles p on p.user_id = u.id join sites s on s.id = u.site_id
        join companies c on c.id = s.company_id, lateral (select coalesce(
          (select zone from unnest(${sql.param([...servedCountries])}::text[],
            ${sql.param(zones)}::text[]) as t (country, zone) where t.country = c.country),
          'UTC') as zone) z
      where u.id = ${userId} and not p.fictional
    ), arrived as (
      update users set here_on = member.day from member
      where users.id = member.id and (users.here_on is null or users.here_on < member.day)
      returning member.site_id, member.country, member.days
    )
    insert into figures (hour, site_id, measure, country, detail, count)
    select date_trunc('hour', ${moment}, 'UTC'), site_id, 'active', country, '', 1 from arrived
    union all
    select date_trunc('hour', ${moment}, 'UTC'), site_id, 'came_back', '', days::text, 1
    from arrived where days = any (${sql.param([...returnDays])}::int[])
    ${onConflict}`);
};

interface Visited {
  readonly site: { readonly id: number };
  readonly country: string;
}

/** Visits of a minute are written together; what a process has not written when it is killed is lost. */
const WRITE_EVERY_MS = 60_000;

interface VisitCounter {
  /** Somebody came from elsewhere. */
  count(visit: Visited): void;
  write(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts visits by hour, site and country, and knows nothing of visitors. */
export const createVisitCounter = (core: Core): VisitCounter => {
  let counts = new Map<string, number>();
  const write = async (): Promise<void> => {
    const written = counts;
    counts = new Map();
    if (written.size === 0) return;
    const rows = [...written].map(([key, count]) => {
      const [hour, site, country] = key.split(' ');
      return sql`(${hour}::timestamptz, ${Number(site)}::int, 'visits', ${country}, ${count}::int)`;
    });
    await core.db.execute(sql`
      insert into figures (hour, site_id, measure, country, count)
      values ${sql.join(rows, sql`, `)} ${onConflict}`);
  };
  const writeOrTell = () =>
    write().catch((error: unknown) => core.log.error({ err: error }, 'visits were not counted'));
  const timer = setInterval(() => void writeOrTell(), WRITE_EVERY_MS);
  timer.unref();
  return {
    count: ({ site, country }) => {
      const hour = `${core.clock.now().toISOString().slice(0, 13)}:00Z`;
      const key = `${hour} ${site.id} ${country}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await writeOrTell();
    },
  };
};
