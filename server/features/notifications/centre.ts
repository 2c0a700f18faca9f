import type { SQL } from '#server/db/sql.ts';
import { and, desc, eq, inArray, sql } from '#server/db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type * as contract from '#contract/notifications/centre.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { comesAfter, latestFirst } from '#server/core/index.ts';
import { statement, tables } from '#server/db/index.ts';
import { isPremium, memberOf, memberIdsOf } from '#server/features/accounts/index.ts';
import { readPhotoViews } from '#server/features/members/photos/index.ts';
import { pathOf } from './path.ts';
import { markSeen, countUnseen } from './mark-seen.ts';
import { canSeeActor } from './policy.ts';
import { isVisibleTo, rowKind } from './visibility.ts';

const { notifications } = tables;

type Row = typeof notifications.$inferSelect;
type Member = NonNullable<contract.NotificationView['member']>;

interface Actor {
  readonly id: string;
  readonly name: string;
  readonly fictional: boolean;
  readonly invisible: boolean;
}

const findActors = statement<{
  row: Actor;
  values: { ids: readonly string[]; me: string; now: string };
}>(
  'find_people_told',
  () => sql`
    select m.id, m.name, m.fictional, m.invisible
    from profiles m join users mu on mu.id = m.user_id
    where m.id = any (${sql.placeholder('ids')}::uuid[])
      and ${isVisibleTo(sql`${sql.placeholder('me')}::uuid`, sql`${sql.placeholder('now')}::timestamptz`)}`,
);

/** Who did something and is still there for the reader, with the photo they may see. */
const readActors = async (
  core: Core,
  caller: Caller,
  rows: readonly Row[],
): Promise<Map<string, Actor & Member>> => {
  const ids = [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
  if (ids.length === 0) return new Map();
  const me = memberIdsOf(caller).profileId;
  const actors = await findActors(core.db, { ids, me, now: core.clock.now().toISOString() });
  const photos = await readPhotoViews(
    core.db,
    actors.map(({ id }) => id),
    caller,
  );
  return new Map(
    actors.map((actor) => [actor.id, { ...actor, photo: photos.get(actor.id)?.[0] ?? null }]),
  );
};

const memberViewOf = (caller: Caller, row: Row, actor: (Actor & Member) | undefined) => {
  if (!actor || !canSeeActor(row.kind, actor, isPremium(caller))) return null;
  const { id, name, fictional, photo } = actor;
  return { id, name, fictional, photo };
};

const newer = alias(notifications, 'later');

/** What somebody did and has done again since: only the last is listed. */
const isSuperseded = (): SQL => sql`${notifications.memberId} is not null
  and exists (select from ${notifications} as later where ${newer.userId} = ${notifications.userId}
    and ${newer.subject} = ${notifications.subject}
    and ${rowKind(sql`${newer.kind}`)} = ${rowKind(sql`${notifications.kind}`)}
    and (${newer.at}, ${newer.id}) > (${notifications.at}, ${notifications.id}))`;

/** What happened to the member, the latest first, a page at a time. */
export const readNotifications = async (
  core: Core,
  caller: Caller,
  cursor: string | undefined,
): Promise<Answer<typeof contract.notifications>> => {
  const userId = memberOf(caller);
  const after = latestFirst.open(core, cursor);
  const size = limits.notifications.page;
  const rows = await core.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        sql`not (${isSuperseded()})`,
        after ? comesAfter([notifications.at, after.at], [notifications.id, after.id]) : undefined,
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const actors = await readActors(core, caller, page);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    notifications: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      count: row.count,
      member: memberViewOf(caller, row, actors.get(row.memberId ?? '')),
      facts: row.facts,
      path: pathOf(row),
      at: row.at.toISOString(),
      seen: row.seenAt !== null,
    })),
    next: latestFirst.close(core, last && { at: last.at.toISOString(), id: last.id }),
    unseen: await countUnseen(core.db, userId),
  };
};

/** Some, with those that they stand for in the list. */
const isInSameRows = (ids: readonly string[]): SQL => {
  const named = inArray(notifications.id, [...ids]);
  const listed = sql`select from ${notifications} as later where ${inArray(newer.id, [...ids])}
    and ${newer.userId} = ${notifications.userId} and ${newer.subject} = ${notifications.subject}
    and ${rowKind(sql`${newer.kind}`)} = ${rowKind(sql`${notifications.kind}`)}`;
  return sql`(${named} or (${notifications.memberId} is not null and exists (${listed})))`;
};

/** The member has seen some, or all there are; those of others are not touched. */
export const markNotificationsSeen = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ids: readonly string[] | undefined,
): Promise<{ unseen: number }> => {
  const userId = memberOf(caller);
  const filter = ids && isInSameRows(ids);
  const unseen = await markSeen(core, tx, userId, filter);
  return { unseen: unseen ?? (await countUnseen(tx.db, userId)) };
};
