import { desc, eq } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { mailStops, notificationChoices, notifications, profiles, pushSubscriptions, readingHours } =
  tables;

/** What a member was told, and how they want to be; of the others only the name. */
export const exportNotifications = async (
  { db }: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const rows = await db
    .select({ notification: notifications, by: profiles.name, fictional: profiles.fictional })
    .from(notifications)
    .leftJoin(profiles, eq(profiles.id, notifications.memberId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.at));
  const [choices] = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
  add('notifications.json', {
    told: rows.map(({ notification: { kind, count, facts, at, seenAt }, by, fictional }) => ({
      kind,
      by,
      fictional,
      count,
      facts,
      at,
      seenAt,
    })),
    choices: choices ?? null,
    stops: await db.select().from(mailStops).where(eq(mailStops.userId, userId)),
    devices: await db
      .select({ device: pushSubscriptions.device, since: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
    hours: await db
      .select({ hour: readingHours.hour, times: readingHours.times })
      .from(readingHours)
      .where(eq(readingHours.userId, userId)),
  });
};
