import type { AnnouncementAudience } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, eq, gte, inArray, lt, not, sql } from '#server/db/sql.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { presence, profiles, sessions, users } = tables;

/**
 * Invisible members leave no trace of when they were here but in their sessions. All others are
 * compared by the join, since a look-up for each would take minutes where there are many.
 */
const wasHereSince = (moment: Date): SQL => {
  const at = sql`${moment.toISOString()}::timestamptz`;
  return sql`(coalesce(${presence.activeAt} >= ${at}, false)
    or ${profiles.invisible} and exists (select from ${sessions}
      where ${sessions.userId} = ${users.id} and ${sessions.lastSeenAt} >= ${at}))`;
};

const isActive = ({ active }: AnnouncementAudience, now: Date): SQL | undefined => {
  if (active === null) return undefined;
  const since = addTime(now, { days: -active.days });
  // Who joined since then was here.
  const was = sql`(${users.createdAt} >= ${since.toISOString()}::timestamptz or ${wasHereSince(since)})`;
  return active.is === 'within' ? was : not(was);
};

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whom an audience means, in a query of accounts with their profiles and, if they have one, presence. */
export const isMeant = (audience: AnnouncementAudience, now: Date): SQL | undefined => {
  const { countries, languages, premium, joined_from: from, joined_before: before } = audience;
  return and(
    countries.length > 0 ? inArray(profiles.country, countries) : undefined,
    languages.length > 0 ? inArray(users.language, languages) : undefined,
    premium === 'all' ? undefined : eq(users.paidUser, premium === 'yes'),
    from === null ? undefined : gte(users.createdAt, startOf(from)),
    before === null ? undefined : lt(users.createdAt, startOf(before)),
    isActive(audience, now),
  );
};
