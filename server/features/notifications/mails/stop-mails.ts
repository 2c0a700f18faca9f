import { and, eq, inArray, sql } from '#server/db/sql.ts';
import type { NotificationType, StopReason } from '#contract/notifications/index.ts';
import { disabledKey, notificationTypes } from '#contract/notifications/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { mailStops, outgoing, users } = tables;

declare module '#server/core/events.ts' {
  interface Events {
    /** Something came back of the mail of an announcement. */
    'announcement.returned': {
      readonly announcement: string;
      readonly outcome: 'bounced' | 'unsubscribed' | 'reported';
    };
  }
}

type User = Pick<typeof users.$inferSelect, 'id' | 'notificationsDisabled'>;

/** Mails that somebody does not get. */
export const disabledMailTypes = ({ notificationsDisabled }: User): NotificationType[] =>
  notificationTypes.filter((type) => notificationsDisabled.includes(disabledKey(type, 'email')));

const saveDisabled = async (
  { db }: Tx,
  userId: string,
  disabled: ReadonlySet<string>,
): Promise<void> => {
  await db
    .update(users)
    .set({ notificationsDisabled: [...disabled] })
    .where(eq(users.id, userId));
};

/** Switches mails of some types off for somebody whose account is locked, and drops what waits. */
export const disableMails = async (
  tx: Tx,
  user: User,
  types: readonly NotificationType[],
): Promise<void> => {
  const names = types.map((type) => disabledKey(type, 'email'));
  await saveDisabled(tx, user.id, new Set([...user.notificationsDisabled, ...names]));
  await tx.db
    .delete(outgoing)
    .where(
      and(
        eq(outgoing.userId, user.id),
        eq(outgoing.channel, 'email'),
        inArray(outgoing.type, [...types]),
      ),
    );
};

/** Switches mails on again, for whatever reason they were off. */
export const enableMails = async (
  tx: Tx,
  user: User,
  types: readonly NotificationType[],
): Promise<void> => {
  const names = new Set<string>(types.map((type) => disabledKey(type, 'email')));
  const remaining = user.notificationsDisabled.filter((name) => !names.has(name));
  await saveDisabled(tx, user.id, new Set(remaining));
  const stops = await tx.db.select().from(mailStops).where(eq(mailStops.userId, user.id));
  for (const stop of stops) {
    const isStop = and(eq(mailStops.userId, user.id), eq(mailStops.reason, stop.reason));
    const rest = stop.types.filter((type) => !types.includes(type));
    if (rest.length === 0) await tx.db.delete(mailStops).where(isStop);
    else await tx.db.update(mailStops).set({ types: rest }).where(isStop);
  }
};

/** Stops mails because of what came back, and remembers why, so that the member can be told. */
export const stopMails = async (
  core: Core,
  tx: Tx,
  user: User,
  reason: StopReason,
  types: readonly NotificationType[],
): Promise<void> => {
  const disabledTypes = disabledMailTypes(user);
  const stopped = types.filter((type) => !disabledTypes.includes(type));
  // What the member had switched off was a choice, and stays one.
  if (stopped.length === 0) return;
  await disableMails(tx, user, stopped);
  const at = core.clock.now();
  await tx.db
    .insert(mailStops)
    .values({ userId: user.id, reason, types: stopped, at })
    .onConflictDoUpdate({
      target: [mailStops.userId, mailStops.reason],
      set: {
        at,
        types: sql`(select array_agg(distinct type) from unnest(${mailStops.types} || excluded.types) as type)`,
      },
    });
};
