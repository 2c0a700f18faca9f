import type { SQL } from '#server/db/sql.ts';
import { isNotNull, sql } from '#server/db/sql.ts';
import { servedCountries, timeZoneOf } from '#contract/countries.ts';
import { limits } from '#contract/limits.ts';
import type { Events, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { nextMomentAtHour } from './hours.ts';

const { notificationChoices, readingHours } = tables;

/** How often somebody must have been here in an hour for it to be a habit. */
const MIN_VISITS_FOR_HABIT = 3;

/** Counts the hour of the day in which a member was here. */
export const countReadingHour = async (
  tx: Tx,
  { userId, at }: Events['member.here'],
): Promise<void> => {
  await tx.db
    .insert(readingHours)
    .values({ userId, hour: at.getUTCHours(), times: 1 })
    .onConflictDoUpdate({
      target: [readingHours.userId, readingHours.hour],
      set: { times: sql`${readingHours.times} + 1` },
    });
};

/** The columns of the outer query that hold user and country. */
interface UserColumns {
  readonly userId: SQL;
  readonly country: SQL;
}

/**
 * When something that is not urgent is told: the next time that it is the hour in which the member
 * is usually here, else in the evening where they live. Asked for many members in one statement.
 */
export const nextUsualHour = async (db: Db, now: Date): Promise<(whose: UserColumns) => SQL> => {
  const chosen = await db
    .selectDistinct({ zone: notificationChoices.timeZone })
    .from(notificationChoices)
    .where(isNotNull(notificationChoices.timeZone));
  const zones = chosen.flatMap(({ zone }) => zone ?? []);
  const evening = (zone: string) =>
    nextMomentAtHour(zone, limits.notifications.defaultReadingHour, now).toISOString();
  const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
  const moments = (list: readonly string[]) => sql`${sql.param(list)}::timestamptz[]`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const thisHour = sql`date_trunc('hour', ${at}, 'UTC')`;
  return ({ userId, country }) => sql`coalesce(
    (select greatest(${at}, ${thisHour}
        + (h.hour - ${now.getUTCHours()}::int + 24) % 24 * interval '1 hour')
      from reading_hours h where h.user_id = ${userId} and h.times >= ${MIN_VISITS_FOR_HABIT}
      order by h.times desc, h.hour limit 1),
    (select z.due from notification_choices c
      join unnest(${texts(zones)}, ${moments(zones.map(evening))}) as z (zone, due)
        on z.zone = c.time_zone
      where c.user_id = ${userId}),
    (select z.due from unnest(${texts(servedCountries)},
        ${moments(servedCountries.map((code) => evening(timeZoneOf[code])))}) as z (country, due)
      where z.country = ${country}),
    ${at})`;
};
