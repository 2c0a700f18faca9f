import { sql } from '#server/db/sql.ts';
import type { Locale } from '#contract/locales.ts';
import type { Channel, NotificationType } from '#contract/notifications/enums.ts';
import type { Db } from '#server/db/index.ts';
import { statement } from '#server/db/index.ts';

/** The key of a row of `outgoing`. */
export interface OutgoingKey {
  readonly userId: string;
  readonly type: NotificationType;
  readonly channel: Channel;
}

/** A row of `outgoing` that is due, with its recipient. */
export interface DueRow extends OutgoingKey {
  readonly since: string | Date;
  readonly step: number;
  readonly siteId: number;
  readonly email: string;
  readonly language: Locale;
  readonly status: string;
  readonly barredUntil: string | Date | null;
  readonly disabled: readonly string[];
  readonly profileId: string;
  readonly name: string;
  readonly country: string;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly pushTexts: boolean;
}

/** The step of a reminder that has nothing to remind of; the next message begins anew with it. */
export const RESTING_STEP = -1;

/** Locks due rows, without those that another process has locked. */
export const lockDue = statement<{
  row: DueRow;
  values: { now: string; channel: Channel | null; size: number };
}>(
  'take_due',
  () => sql`
    select o.user_id as "userId", o.type, o.channel, o.since, greatest(o.step, 0) as step,
      u.site_id as "siteId", u.email, u.language, u.status,
      greatest(u.excluded_until, u.suspended_until) as "barredUntil",
      u.notifications_disabled as disabled, p.id as "profileId", p.name, p.country,
      c.time_zone as "timeZone", c.quiet_from as "quietFrom", c.quiet_to as "quietTo",
      coalesce(c.push_texts, false) as "pushTexts"
    from outgoing o
    join users u on u.id = o.user_id
    join profiles p on p.user_id = u.id
    left join notification_choices c on c.user_id = u.id
    where o.due_at <= ${sql.placeholder('now')}::timestamptz
      and o.channel = coalesce(${sql.placeholder('channel')}::text, o.channel)
    order by o.due_at
    limit ${sql.placeholder('size')}::int
    for update of o skip locked`,
);

interface Keys extends Record<string, unknown> {
  readonly users: readonly string[];
  readonly types: readonly string[];
  readonly channels: readonly string[];
}

const keysOf = (rows: readonly OutgoingKey[]): Keys => ({
  users: rows.map(({ userId }) => userId),
  types: rows.map(({ type }) => type),
  channels: rows.map(({ channel }) => channel),
});

const keyArrays =
  () => sql`${sql.placeholder('users')}::uuid[], ${sql.placeholder('types')}::text[],
  ${sql.placeholder('channels')}::text[]`;

const isSameRow = () => sql`o.user_id = row.user_id and o.type = row.type
  and o.channel = row.channel`;

const deleteByKeys = statement<{ row: object; values: Keys }>(
  'drop_outgoing',
  () => sql`delete from outgoing o
    using unnest(${keyArrays()}) as row (user_id, type, channel) where ${isSameRow()}`,
);

const rescheduleByKeys = statement<{
  row: object;
  values: Keys & { dues: readonly string[]; steps: readonly (number | null)[] };
}>(
  'move_outgoing',
  () => sql`update outgoing o set due_at = row.due, step = coalesce(row.step, o.step)
    from unnest(${keyArrays()}, ${sql.placeholder('dues')}::timestamptz[],
      ${sql.placeholder('steps')}::int[]) as row (user_id, type, channel, due, step)
    where ${isSameRow()}`,
);

export const deleteRows = async (db: Db, rows: readonly OutgoingKey[]): Promise<void> => {
  if (rows.length > 0) await deleteByKeys(db, keysOf(rows));
};

/** Makes rows due later, and says how often they were told by then. */
export const rescheduleRows = async (
  db: Db,
  moves: readonly { readonly row: OutgoingKey; readonly dueAt: Date; readonly step?: number }[],
): Promise<void> => {
  if (moves.length === 0) return;
  await rescheduleByKeys(db, {
    ...keysOf(moves.map(({ row }) => row)),
    dues: moves.map(({ dueAt }) => dueAt.toISOString()),
    steps: moves.map(({ step }) => step ?? null),
  });
};
