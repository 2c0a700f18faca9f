import { sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { notified } from '#contract/notifications/centre.ts';
import type { NotificationView } from '#contract/notifications/centre.ts';
import type { Channel, NotificationKind, NotificationType } from '#contract/notifications/enums.ts';
import { channels, kindRules, mailAfterMinutes } from '#contract/notifications/enums.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { addTime, newId } from '#server/core/index.ts';
import { statement } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { visiblePhotoStatuses } from '#server/features/members/index.ts';
import { photoView } from '#server/features/members/photos/index.ts';
import { RESTING_STEP } from './outbox.ts';
import type { NotificationFacts } from './path.ts';
import { pathOf } from './path.ts';
import { canSeeVisitor, isChatKind } from './policy.ts';
import { rowKind } from './visibility.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Something is to leave at once. */
    'outgoing.due': Record<string, never>;
  }
}

/** Something that happened to a member. */
interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  /** Who did it, if it was somebody. */
  readonly memberId?: string;
  readonly facts?: NotificationFacts;
  readonly site: Site;
  /** Whether the member was there: it is listed, and told no more. */
  readonly seen?: boolean;
}

interface PlannedDelivery {
  /** Null for the type of what happened. */
  readonly type: NotificationType | null;
  readonly channel: Channel;
  readonly dueAt: Date;
}

/** When somebody is reminded of what they have not read from now on. */
export const firstReminderAt = (now: Date): Date =>
  addTime(now, { hours: limits.notifications.unreadAfterHours[0] });

/** Through which channels a member who is away is notified, and when. */
const deliveriesFor = (kind: NotificationKind, now: Date): PlannedDelivery[] => {
  const type = kindRules[kind].type;
  if (type === null) return [];
  const mailAt = addTime(now, { seconds: 60 * mailAfterMinutes[type] });
  const unreadAt = firstReminderAt(now);
  return channels.flatMap((channel) => [
    { type: null, channel, dueAt: channel === 'push' ? now : mailAt },
    ...(isChatKind(kind)
      ? [{ type: 'unread_message_reminders' as const, channel, dueAt: unreadAt }]
      : []),
  ]);
};

/** Seconds: what is due later than that, nobody takes while this transaction lasts. */
const LOCK_HORIZON_SECONDS = 60;

interface StoredNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly count: number;
  /** What was listed of the same until now. */
  readonly replaced: readonly string[];
  readonly unseen: number;
  readonly push: boolean;
  readonly paid: boolean;
  readonly name: string | null;
  readonly fictional: boolean;
  readonly photoId: string | null;
  readonly file: string;
  readonly lockedFile: string;
  readonly colour: string;
  readonly faceX: number | null;
  readonly faceY: number | null;
}

/**
 * Stores the notification and its rows of `outgoing` in one statement. What the same person did before and was seen
 * makes room for it, so that there is one row for each person and kind. Further messages of somebody whose first one
 * was not seen yet belong to that one, unless the member wants to hear of only one of the two. A row
 * of `outgoing` that is about to leave is locked: it was read already, or it will be after us. One that
 * rests begins anew. Whether one waits is looked up for each (`offset 0`): as a join, all that waits for
 * anybody may be read.
 */
const upsertNotification = statement<{
  row: StoredNotification;
  values: {
    id: string;
    user: string;
    kind: NotificationKind;
    type: NotificationType | null;
    subject: string;
    member: string | null;
    facts: string;
    now: string;
    seen: string | null;
    waits: string;
    types: readonly (NotificationType | null)[];
    channels: readonly Channel[];
    dues: readonly string[];
    statuses: readonly string[];
  };
}>('upsert_notification', () => {
  const value = sql.placeholder;
  const now = sql`${value('now')}::timestamptz`;
  const kind = sql`${value('kind')}::text`;
  const subject = sql`${value('subject')}::text`;
  return sql`
    with whom as (
      select p.user_id, u.paid_user as paid, u.notifications_disabled as off,
        ${kind} = 'message'
          and not u.notifications_disabled && '{new_conversations:push,new_conversations:email}'
          and exists (select from notifications n where n.user_id = p.user_id
            and n.kind = 'conversation' and n.subject = ${subject} and n.seen_at is null) as belongs
      from profiles p join users u on u.id = p.user_id
      where p.user_id = ${value('user')}::uuid and u.status <> 'deleted' and not p.fictional
    ), replaced as (
      delete from notifications n using whom where n.user_id = whom.user_id
        and n.subject = ${subject} and n.member_id = ${value('member')}::uuid
        and ${rowKind(sql`n.kind`)} = ${rowKind(kind)} and n.seen_at is not null
      returning n.id, n.count
    ), kept as (
      insert into notifications
        (id, user_id, kind, subject, member_id, count, facts, created_at, at, seen_at)
      select ${value('id')}::uuid, user_id, case when belongs then 'conversation' else ${kind} end,
        ${subject}, ${value('member')}::uuid, 1 + (select coalesce(sum(count), 0) from replaced),
        ${value('facts')}::jsonb, ${now}, ${now}, ${value('seen')}::timestamptz
      from whom
      on conflict (user_id, kind, subject) where seen_at is null do update set
        count = notifications.count + excluded.count, at = excluded.at, facts = excluded.facts
      returning id, kind, count
    ), leaving as (
      insert into outgoing (user_id, type, channel, since, due_at)
      select whom.user_id, wanted.type, way.channel, ${now}, way.due
      from whom
      cross join unnest(${value('types')}::text[], ${value('channels')}::text[],
        ${value('dues')}::timestamptz[]) as way (type, channel, due)
      cross join lateral (select coalesce(way.type,
        case when belongs then 'new_conversations' else ${value('type')}::text end) as type) wanted
      where not (wanted.type || ':' || way.channel = any (whom.off))
        and (way.channel <> 'push' or exists (
          select from push_subscriptions s where s.user_id = whom.user_id))
        and not exists (select from outgoing o where o.user_id = whom.user_id
          and o.type = wanted.type and o.channel = way.channel
          and o.due_at > ${value('waits')}::timestamptz and o.step <> ${sql.raw(String(RESTING_STEP))}
          offset 0)
      on conflict (user_id, type, channel) do update set
        step = excluded.step, since = excluded.since, due_at = excluded.due_at
        where outgoing.step = ${sql.raw(String(RESTING_STEP))}
      returning channel, due_at
    )
    select kept.id, kept.kind, kept.count, whom.paid,
      array(select id::text from replaced) as replaced,
      1 + (select count(*)::int from (
        select distinct ${rowKind(sql`n.kind`)}, n.subject from notifications n
        where n.user_id = whom.user_id and n.seen_at is null
          and (n.subject <> ${subject} or ${rowKind(sql`n.kind`)} <> ${rowKind(kind)})
        limit ${limits.badgeCap}) others) as unseen,
      exists (select from leaving where channel = 'push' and due_at <= ${now}) as push,
      m.name, coalesce(m.fictional, false) as fictional,
      photo.id as "photoId", photo.file, photo.locked_file as "lockedFile", photo.colour,
      photo.face_x as "faceX", photo.face_y as "faceY"
    from kept cross join whom
    left join profiles m on m.id = ${value('member')}::uuid
    left join lateral (select * from photos f
      where f.profile_id = m.id and f.status = any (${value('statuses')}::text[])
      order by f.position limit 1) photo on true`;
});

const memberViewOf = (
  stored: StoredNotification,
  { memberId }: NewNotification,
): NotificationView['member'] => {
  const isShown = canSeeVisitor(stored.kind, stored.paid);
  if (memberId === undefined || stored.name === null || !isShown) return null;
  const { name, fictional, photoId } = stored;
  const photo = photoId === null ? null : photoView({ ...stored, id: photoId });
  return { id: memberId, name, fictional, photo };
};

/** Stores a notification in the transaction of its cause, and sends it to the member's open tabs. */
export const notify = async (core: Core, tx: Tx, notification: NewNotification): Promise<void> => {
  const now = core.clock.now();
  const at = now.toISOString();
  const { userId, kind, subject, facts = {}, site } = notification;
  const deliveries = notification.seen ? [] : deliveriesFor(kind, now);
  const [stored] = await upsertNotification(tx.db, {
    id: newId(now.getTime()),
    user: userId,
    kind,
    type: kindRules[kind].type,
    subject,
    member: notification.memberId ?? null,
    facts: JSON.stringify(facts),
    now: at,
    seen: notification.seen ? at : null,
    waits: addTime(now, { seconds: LOCK_HORIZON_SECONDS }).toISOString(),
    types: deliveries.map(({ type }) => type),
    channels: deliveries.map(({ channel }) => channel),
    dues: deliveries.map(({ dueAt }) => dueAt.toISOString()),
    statuses: visiblePhotoStatuses(site),
  });
  if (!stored || notification.seen) return;
  if (stored.push) await core.events.emit(tx, 'outgoing.due', {});
  await sendLiveEvent(core, tx, userId, notified, {
    notification: {
      id: stored.id,
      kind: stored.kind,
      count: stored.count,
      member: memberViewOf(stored, notification),
      facts,
      path: pathOf({ kind: stored.kind, subject, facts }),
      at,
      seen: false,
    },
    ...(stored.replaced.length > 0 && { gone: [...stored.replaced] }),
    unseen: stored.unseen,
  });
};
