import { and, eq, inArray, ne, sql } from '#server/db/sql.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/notifications/choices.ts';
import type { NotificationType, StopReason } from '#contract/notifications/enums.ts';
import { disabledKey } from '#contract/notifications/enums.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { isTimeZone, Refusal, zoneOf } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { typesTriggeredBy } from './type-rules.ts';

const { mailStops, notificationChoices, outgoing, profiles, pushSubscriptions, users } = tables;

type ChoicesUpdate = CheckedInput<typeof contract.notificationChoose>['body'];
type Switch = NonNullable<ChoicesUpdate['switch']>;

/** How a member wants to be told. */
export const readChoices = async (db: Db, userId: string): Promise<contract.ChoicesView> => {
  const [row] = await db
    .select({
      disabled: users.notificationsDisabled,
      country: profiles.country,
      chosen: notificationChoices,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Refusal('authentication_required');
  const { disabled, country, chosen } = row;
  const stops = await db.select().from(mailStops).where(eq(mailStops.userId, userId));
  const { quietFrom = null, quietTo = null } = chosen ?? {};
  return {
    disabled,
    stops: stops.map(({ reason, types, at }) => ({ reason, types, at: at.toISOString() })),
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    time_zone: zoneOf(chosen?.timeZone ?? null, country),
    push_texts: chosen?.pushTexts ?? false,
    devices: await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId)),
  };
};

/** Whoever switches a mail on wants it, whatever came back before. */
const removeMailStop = async (tx: Tx, userId: string, type: NotificationType): Promise<void> => {
  await tx.db
    .update(mailStops)
    .set({ types: sql`array_remove(${mailStops.types}, ${type})` })
    .where(eq(mailStops.userId, userId));
  await tx.db
    .delete(mailStops)
    .where(and(eq(mailStops.userId, userId), eq(mailStops.types, sql`'{}'::text[]`)));
};

/** In one statement, so that two tabs never undo each other. */
const applySwitch = async (
  tx: Tx,
  userId: string,
  { type, channel, on }: Switch,
): Promise<void> => {
  const name = disabledKey(type, channel);
  const without = sql`array_remove(${users.notificationsDisabled}, ${name})`;
  await tx.db
    .update(users)
    .set({ notificationsDisabled: on ? without : sql`array_append(${without}, ${name})` })
    .where(eq(users.id, userId));
  if (on && channel === 'email') await removeMailStop(tx, userId, type);
};

/** Switches mails on again that stopped for a reason, except those that another one stops too. */
const resumeMails = async (tx: Tx, userId: string, reason: StopReason): Promise<void> => {
  const isOwn = eq(mailStops.userId, userId);
  const [stop] = await tx.db
    .delete(mailStops)
    .where(and(isOwn, eq(mailStops.reason, reason)))
    .returning();
  if (!stop) return;
  const others = await tx.db
    .select({ types: mailStops.types })
    .from(mailStops)
    .where(and(isOwn, ne(mailStops.reason, reason)));
  const stopped = new Set(others.flatMap(({ types }) => types));
  const names = stop.types
    .filter((type) => !stopped.has(type))
    .map((type) => disabledKey(type, 'email'));
  await tx.db
    .update(users)
    .set({
      notificationsDisabled: sql`array(select name from unnest(${users.notificationsDisabled})
        with ordinality as list (name, place)
        where name <> all (${sql.param(names)}::text[]) order by place)`,
    })
    .where(eq(users.id, userId));
};

const checkChoices = ({ time_zone: zone, quiet }: ChoicesUpdate): void => {
  if (zone !== undefined && !(isTimeZone(zone) && /^[A-Za-z]/.test(zone))) {
    throw refuseFields({ time_zone: 'invalid' });
  }
  if (quiet && quiet.from === quiet.to) throw refuseFields({ 'quiet.to': 'invalid' });
};

/** As one name, however it was spelled. */
const canonicalZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const saveChoices = async (tx: Tx, userId: string, update: ChoicesUpdate): Promise<void> => {
  const { time_zone: zone, quiet, push_texts: pushTexts } = update;
  const changes = {
    ...(zone !== undefined && { timeZone: canonicalZone(zone) }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(pushTexts !== undefined && { pushTexts }),
  };
  if (Object.keys(changes).length === 0) return;
  await tx.db
    .insert(notificationChoices)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: changes });
};

/** What waits for the end of quiet hours is looked at again when these change. */
const rescheduleWaitingPushes = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const now = core.clock.now();
  await tx.db
    .update(outgoing)
    .set({ dueAt: now })
    .where(
      and(
        eq(outgoing.userId, userId),
        eq(outgoing.channel, 'push'),
        inArray(outgoing.type, typesTriggeredBy('event')),
      ),
    );
  await core.events.emit(tx, 'outgoing.due', {});
};

/** Changes what is given, and leaves the rest. */
export const updateChoices = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  update: ChoicesUpdate,
): Promise<contract.ChoicesView> => {
  checkChoices(update);
  const userId = memberOf(caller);
  await lockUser(tx, userId);
  if (update.switch) await applySwitch(tx, userId, update.switch);
  if (update.resume) await resumeMails(tx, userId, update.resume);
  await saveChoices(tx, userId, update);
  if (update.quiet !== undefined || update.time_zone !== undefined)
    await rescheduleWaitingPushes(core, tx, userId);
  return readChoices(tx.db, userId);
};
