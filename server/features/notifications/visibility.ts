import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { kindsAbout } from '#contract/notifications/enums.ts';

const chatKinds = sql.raw(
  kindsAbout('conversation')
    .map((kind) => `'${kind}'`)
    .join(', '),
);

/** What is listed in one row: all of one kind that somebody did, and all of a conversation. */
export const rowKind = (kind: SQL): SQL =>
  sql`(case when ${kind} in (${chatKinds}) then 'conversation' else ${kind} end)`;

/**
 * Whether somebody is still there for a reader: `m` is their profile, `mu` their account, both by
 * these names in the query.
 */
export const isVisibleTo = (reader: SQL, now: SQL): SQL => sql`(
  m.status = 'active' and mu.status = 'active'
  and coalesce(greatest(mu.excluded_until, mu.suspended_until) <= ${now}, true)
  and not exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = ${reader})
  and not exists (select from blocks b where b.blocker_id = ${reader} and b.blocked_id = m.id))`;
