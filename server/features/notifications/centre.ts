import type { SQL } from '../../db/sql.ts';
import { and, desc, eq, inArray, sql } from '../../db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Answer } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import type * as contract from '../../../contract/notifications/centre.ts';
import type { Caller, Core, Tx } from '../../core/index.ts';
import { statement, tables } from '../../db/index.ts';
import { refuseFields } from '../../http/index.ts';
import { memberOf } from '../accounts/index.ts';
import { ownerOf, photoReaderOf, photosOf } from '../members/index.ts';
import { pathOf } from './path.ts';
import { markSeen, unseenOf } from './seen.ts';
import { isOfChat, isThere, rowKind } from './visibility.ts';

const { notifications } = tables;

type Row = typeof notifications.$inferSelect;
type Member = NonNullable<contract.NotificationView['member']>;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly fictional: boolean;
  readonly invisible: boolean;
}

const findPeople = statement<{
  row: Person;
  values: { ids: readonly string[]; me: string; now: string };
}>(
  'find_people_told',
  () => sql`
    select m.id, m.name, m.fictional, m.invisible
    from profiles m join users mu on mu.id = m.user_id
    where m.id = any (${sql.placeholder('ids')}::uuid[])
      and ${isThere(sql`${sql.placeholder('me')}::uuid`, sql`${sql.placeholder('now')}::timestamptz`)}`,
);

/** Who did something and is still there for the reader, with the photo they may see. */
const peopleOf = async (
  core: Core,
  caller: Caller,
  rows: readonly Row[],
): Promise<Map<string, Person & Member>> => {
  const ids = [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
  if (ids.length === 0) return new Map();
  const me = ownerOf(caller).profileId;
  const people = await findPeople(core.db, { ids, me, now: core.clock.now().toISOString() });
  const photos = await photosOf(
    core.db,
    people.map(({ id }) => id),
    photoReaderOf(caller),
  );
  return new Map(
    people.map((person) => [person.id, { ...person, photo: photos.get(person.id)?.[0] ?? null }]),
  );
};

/** Who hides is shown to partners only, and visitors to premium members only. */
const shownTo = (caller: Caller, row: Row, person: (Person & Member) | undefined) => {
  if (!person || (person.invisible && !isOfChat(row.kind))) return null;
  if (row.kind === 'visit' && caller.session?.user?.paid_user !== true) return null;
  const { id, name, fictional, photo } = person;
  return { id, name, fictional, photo };
};

const cursorShape = z.object({ at: z.iso.datetime(), id: z.uuid() });

const comesAfter = (core: Core, text: string | undefined): SQL | undefined => {
  if (text === undefined) return undefined;
  const opened = z.safeParse(cursorShape, core.seal.open(text));
  if (!opened.success) throw refuseFields({ cursor: 'invalid' });
  const { at, id } = opened.data;
  return sql`(${notifications.at}, ${notifications.id}) < (${at}::timestamptz, ${id}::uuid)`;
};

const later = alias(notifications, 'later');

/** What somebody did and has done again since: only the last is listed. */
const isSaidAnew = (): SQL => sql`${notifications.memberId} is not null
  and exists (select from ${notifications} as later where ${later.userId} = ${notifications.userId}
    and ${later.subject} = ${notifications.subject}
    and ${rowKind(sql`${later.kind}`)} = ${rowKind(sql`${notifications.kind}`)}
    and (${later.at}, ${later.id}) > (${notifications.at}, ${notifications.id}))`;

/** What happened to the member, the latest first, a page at a time. */
export const readCentre = async (
  core: Core,
  caller: Caller,
  cursor: string | undefined,
): Promise<Answer<typeof contract.notifications>> => {
  const userId = memberOf(caller);
  const size = limits.notifications.page;
  const rows = await core.db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), sql`not (${isSaidAnew()})`, comesAfter(core, cursor)),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const people = await peopleOf(core, caller, shown);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    notifications: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      count: row.count,
      member: shownTo(caller, row, people.get(row.memberId ?? '')),
      facts: row.facts,
      path: pathOf(row),
      at: row.at.toISOString(),
      seen: row.seenAt !== null,
    })),
    next: last ? core.seal.close({ at: last.at.toISOString(), id: last.id }) : null,
    unseen: await unseenOf(core.db, userId),
  };
};

/** Some, with those that they stand for in the list. */
const isAmong = (ids: readonly string[]): SQL => {
  const named = inArray(notifications.id, [...ids]);
  const listed = sql`select from ${notifications} as later where ${inArray(later.id, [...ids])}
    and ${later.userId} = ${notifications.userId} and ${later.subject} = ${notifications.subject}
    and ${rowKind(sql`${later.kind}`)} = ${rowKind(sql`${notifications.kind}`)}`;
  return sql`(${named} or (${notifications.memberId} is not null and exists (${listed})))`;
};

/** The member has seen some, or all there are; those of others are not touched. */
export const seeNotifications = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ids: readonly string[] | undefined,
): Promise<{ unseen: number }> => {
  const userId = memberOf(caller);
  const which = ids && isAmong(ids);
  const unseen = await markSeen(core, tx, userId, which);
  return { unseen: unseen ?? (await unseenOf(tx.db, userId)) };
};
