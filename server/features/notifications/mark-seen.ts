import type { SQL } from '#server/db/sql.ts';
import { and, eq, inArray, isNull, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { notified } from '#contract/notifications/centre.ts';
import type { NotificationKind } from '#contract/notifications/enums.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { rowKind } from './visibility.ts';

const { notifications, profiles } = tables;

/** How many rows a member has not seen, counted just beyond what a badge shows. */
export const countUnseen = async (db: Db, userId: string): Promise<number> => {
  const limited = db
    .selectDistinct({
      kind: rowKind(sql`${notifications.kind}`).as('kind'),
      subject: notifications.subject,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.seenAt)))
    .limit(limits.badgeCap + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(limited);
  return row?.count ?? 0;
};

/** Other tabs of the member learn that there is less to see. */
const sendUnseenCount = async (
  core: Core,
  tx: Tx,
  userId: string,
  gone?: string[],
): Promise<number> => {
  const unseen = await countUnseen(tx.db, userId);
  await sendLiveEvent(core, tx, userId, notified, {
    notification: null,
    unseen,
    ...(gone && { gone }),
  });
  return unseen;
};

/** A member has seen some of what happened; what is about to leave leaves it out. */
export const markSeen = async (
  core: Core,
  tx: Tx,
  userId: string,
  filter?: SQL,
): Promise<number | null> => {
  const seen = await tx.db
    .update(notifications)
    .set({ seenAt: core.clock.now() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.seenAt), filter))
    .returning({ id: notifications.id });
  return seen.length > 0 ? sendUnseenCount(core, tx, userId) : null;
};

/** Deletes notifications whose cause is gone, such as a like that was taken back. */
export const withdrawNotifications = async (
  core: Core,
  tx: Tx,
  userId: string,
  filter: SQL | undefined,
): Promise<void> => {
  const deleted = await tx.db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), filter))
    .returning({ id: notifications.id });
  if (deleted.length === 0) return;
  await sendUnseenCount(
    core,
    tx,
    userId,
    deleted.map(({ id }) => id),
  );
};

/** Of some kinds, about one thing. */
export const isAbout = (subject: string, ...kinds: NotificationKind[]): SQL =>
  and(eq(notifications.subject, subject), inArray(notifications.kind, kinds)) as SQL;

/** What somebody did. */
export const isCausedBy = (memberId: string): SQL => eq(notifications.memberId, memberId);

/** The account of a profile. */
export const findUserId = async (db: Db, profileId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return row?.userId;
};
