import type { SQL } from '#server/db/sql.ts';
import { inArray, sql } from '#server/db/sql.ts';
import type { Channel, NotificationKind, NotificationType } from '#contract/notifications/enums.ts';
import { kindRules, kindsAbout, notificationKinds } from '#contract/notifications/enums.ts';
import type { Db } from '#server/db/index.ts';
import { statement } from '#server/db/index.ts';
import type { BundleItem } from './bundle.ts';
import type { DueRow } from './outbox.ts';
import type { NotificationFacts } from './path.ts';
import { isVisibleTo } from './visibility.ts';

const kindsOf = (type: NotificationType): string =>
  notificationKinds.filter((kind) => kindRules[kind].type === type).join(',');

interface Row {
  readonly place: number;
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly count: number;
  readonly facts: NotificationFacts;
  readonly at: string | Date;
  readonly memberId: string | null;
  readonly name: string;
  readonly fictional: boolean;
}

interface Values extends Record<string, unknown> {
  readonly places: readonly number[];
  readonly users: readonly string[];
  readonly profiles: readonly string[];
  readonly now: string;
}

const value = sql.placeholder;
const isAboutChat = inArray(sql`n.kind`, [...kindsAbout('conversation')]);
const now = (): SQL => sql`${value('now')}::timestamptz`;

/** What has happened since and was not seen, by somebody who is still there or by nobody. */
const readUnseen = statement<{
  row: Row;
  values: Values & {
    kinds: readonly string[];
    sinces: readonly string[];
    channels: readonly Channel[];
  };
}>(
  'unseen_items',
  () => sql`
    select w.place, n.id, n.kind, n.subject, n.count, n.facts, n.at,
      m.id as "memberId", m.name, coalesce(m.fictional, false) as fictional
    from unnest(${value('places')}::int[], ${value('users')}::uuid[], ${value('profiles')}::uuid[],
      ${value('kinds')}::text[], ${value('sinces')}::timestamptz[], ${value('channels')}::text[])
      as w (place, user_id, me, kinds, since, channel)
    join notifications n on n.user_id = w.user_id and n.seen_at is null and n.at >= w.since
      and n.kind = any (string_to_array(w.kinds, ','))
      and (w.channel <> 'email' or n.mailed_at is null)
    left join profiles m on m.id = n.member_id
    left join users mu on mu.id = m.user_id
    where n.member_id is null or (${isVisibleTo(sql`w.me`, now())}
      and (not m.invisible or ${isAboutChat}))
    order by n.at desc, n.id desc`,
);

/** What nobody has read, whether or not they have seen that it came. */
const readUnread = statement<{ row: Row; values: Values }>(
  'unread_items',
  () => sql`
    select w.place, s.conversation_id as id, 'message' as kind, s.conversation_id::text as subject,
      s.unread as count, '{}'::jsonb as facts, s.last_at as at,
      m.id as "memberId", m.name, m.fictional
    from unnest(${value('places')}::int[], ${value('users')}::uuid[], ${value('profiles')}::uuid[])
      as w (place, user_id, me)
    join chat_sides s on s.profile_id = w.me and s.unread > 0 and not s.muted
    join profiles m on m.id = s.partner_id
    join users mu on mu.id = m.user_id
    where ${isVisibleTo(sql`w.me`, now())}
    order by s.last_at desc, s.conversation_id desc`,
);

const itemOf = (row: Row): BundleItem => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  count: row.count,
  facts: row.facts,
  member:
    row.memberId === null ? null : { id: row.memberId, name: row.name, fictional: row.fictional },
  at: new Date(row.at),
});

/** What each of the rows that are due has to tell, in their order. */
export const readItems = async (
  db: Db,
  at: Date,
  rows: readonly DueRow[],
): Promise<BundleItem[][]> => {
  const items: BundleItem[][] = rows.map(() => []);
  const indexed = rows.map((row, place) => ({ ...row, place, kinds: kindsOf(row.type) }));
  const valuesOf = (some: typeof indexed) => ({
    places: some.map(({ place }) => place),
    users: some.map(({ userId }) => userId),
    profiles: some.map(({ profileId }) => profileId),
    now: at.toISOString(),
  });
  const unseen = indexed.filter(({ kinds }) => kinds !== '');
  const unread = indexed.filter(({ type }) => type === 'unread_message_reminders');
  const found = [
    ...(unseen.length === 0
      ? []
      : await readUnseen(db, {
          ...valuesOf(unseen),
          kinds: unseen.map(({ kinds }) => kinds),
          sinces: unseen.map(({ since }) => new Date(since).toISOString()),
          channels: unseen.map(({ channel }) => channel),
        })),
    ...(unread.length === 0 ? [] : await readUnread(db, valuesOf(unread))),
  ];
  for (const row of found) items[row.place]?.push(itemOf(row));
  return items;
};

const setMailedAt = statement<{ row: object; values: { ids: readonly string[]; now: string } }>(
  'mark_mailed',
  () => sql`update notifications set mailed_at = ${now()} where id = any (${value('ids')}::uuid[])`,
);

/** A mail tells of these: they are not mailed again while they are unseen. */
export const markMailed = async (db: Db, at: Date, items: readonly BundleItem[]): Promise<void> => {
  if (items.length > 0)
    await setMailedAt(db, { ids: items.map(({ id }) => id), now: at.toISOString() });
};
