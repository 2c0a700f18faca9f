import type { Channel, NotificationType } from '#contract/notifications/enums.ts';
import { channels, isDisabled } from '#contract/notifications/enums.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { addTime, zoneOf } from '#server/core/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Bundle, BundleItem, Recipient } from './bundle.ts';
import { readItems, markMailed } from './items.ts';
import { endOfQuietHours } from './hours.ts';
import type { DueRow, OutgoingKey } from './outbox.ts';
import { deleteRows, rescheduleRows, lockDue } from './outbox.ts';
import { typeRules } from './type-rules.ts';

/** Sends bundles on one channel, as part of a transaction: they leave after the commit. */
type SendBundles = (core: Core, tx: Tx, bundles: readonly Bundle[]) => Promise<void>;

/** How each channel sends bundles. */
export type ChannelSenders = Readonly<Record<Channel, SendBundles>>;

/** Few enough that nobody who writes to one of them waits long for what is made of the others. */
const BATCH_SIZE = 200;
/** What cannot be told now is tried again after so many seconds. */
const RETRY_AFTER_SECONDS = 300;

/** Said again and again until it is no longer so. */
const isRepeated = (type: NotificationType) => typeRules[type].trigger === 'unread';
/** Due by the calendar: there is something to say whatever happened. */
const needsNoItems = (type: NotificationType) => typeRules[type].trigger === 'calendar';

interface Delivery {
  readonly row: DueRow;
  readonly zone: string;
  readonly site: Site;
}

/** Whether the member still wants it, and may still be told. */
const canDeliver = (row: DueRow, now: Date): boolean =>
  row.status === 'active' &&
  (row.barredUntil === null || new Date(row.barredUntil) <= now) &&
  !isDisabled(row.disabled, row.type, row.channel);

const quietHoursOf = ({ quietFrom, quietTo }: DueRow) =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

const recipientOf = ({ row, zone }: Delivery): Recipient => ({
  userId: row.userId,
  profileId: row.profileId,
  email: row.email,
  name: row.name,
  language: row.language,
  timeZone: zone,
  pushTexts: row.pushTexts,
});

const bundleOf = (delivery: Delivery, items: readonly BundleItem[]): Bundle => ({
  site: delivery.site,
  recipient: recipientOf(delivery),
  type: delivery.row.type,
  channel: delivery.row.channel,
  items,
  step: delivery.row.step,
});

/** What is to be told, and what has to wait until its site can be served. */
const planDeliveries = async (
  core: Core,
  tx: Tx,
  rows: readonly DueRow[],
): Promise<{ deliveries: Delivery[]; waiting: DueRow[] }> => {
  const sites = new Map<number, Site | undefined>();
  for (const siteId of new Set(rows.map((row) => row.siteId))) {
    sites.set(siteId, await siteById(core, siteId, tx.db));
  }
  const deliveries = rows.flatMap((row) => {
    const site = sites.get(row.siteId);
    return site ? { row, site, zone: zoneOf(row.timeZone, row.country) } : [];
  });
  return { deliveries, waiting: rows.filter((row) => !sites.get(row.siteId)) };
};

/** When a reminder is said the next time; null after the last. */
const nextReminderAt = ({ type, step }: DueRow, now: Date): Date | null => {
  const hours = limits.notifications.unreadAfterHours[step + 1];
  return isRepeated(type) && hours !== undefined ? addTime(now, { hours }) : null;
};

/** Locks due rows, hands on their bundles, and deletes or reschedules the rows, in one transaction. */
const deliverBatch = async (
  core: Core,
  tx: Tx,
  senders: ChannelSenders,
  {
    onlyChannel,
    size,
    lockedRows,
  }: { onlyChannel: Channel | null; size: number; lockedRows: OutgoingKey[] },
): Promise<void> => {
  const now = core.clock.now();
  const rows = await lockDue(tx.db, { now: now.toISOString(), channel: onlyChannel, size });
  lockedRows.push(...rows);
  const { deliveries, waiting } = await planDeliveries(
    core,
    tx,
    rows.filter((row) => canDeliver(row, now)),
  );
  const retryAt = addTime(now, { seconds: RETRY_AFTER_SECONDS });
  const reschedules: { row: OutgoingKey; dueAt: Date; step?: number }[] = waiting.map((row) => ({
    row,
    dueAt: retryAt,
  }));
  const ready: Delivery[] = [];
  for (const delivery of deliveries) {
    const { row, zone } = delivery;
    const dueAt = row.channel === 'push' ? endOfQuietHours(quietHoursOf(row), zone, now) : now;
    if (dueAt > now) reschedules.push({ row, dueAt, step: row.step });
    else ready.push(delivery);
  }
  const items = await readItems(
    tx.db,
    now,
    ready.map(({ row }) => row),
  );
  const bundles = ready.flatMap((delivery, index) => {
    const ownItems = items[index] ?? [];
    return ownItems.length > 0 || needsNoItems(delivery.row.type)
      ? [bundleOf(delivery, ownItems)]
      : [];
  });
  for (const channel of channels) {
    const channelBundles = bundles.filter((bundle) => bundle.channel === channel);
    if (channelBundles.length > 0) await senders[channel](core, tx, channelBundles);
  }
  const mailed = bundles.filter(({ channel, type }) => channel === 'email' && !isRepeated(type));
  await markMailed(
    tx.db,
    now,
    mailed.flatMap((bundle) => bundle.items),
  );
  for (const [index, { row }] of ready.entries()) {
    const dueAt = (items[index] ?? []).length > 0 ? nextReminderAt(row, now) : null;
    if (dueAt) reschedules.push({ row, dueAt, step: row.step + 1 });
  }
  const rescheduled = new Set(reschedules.map(({ row }) => row));
  await rescheduleRows(tx.db, reschedules);
  await deleteRows(
    tx.db,
    rows.filter((row) => !rescheduled.has(row)),
  );
};

/** What cannot be delivered must not keep the rest: it waits for a while. */
const postpone = (core: Core, rows: readonly OutgoingKey[]): Promise<void> =>
  core.transact((tx) =>
    rescheduleRows(
      tx.db,
      rows.map((row) => ({
        row,
        dueAt: addTime(core.clock.now(), { seconds: RETRY_AFTER_SECONDS }),
      })),
    ),
  );

/**
 * Sends all that is due. Several may do so at once: nobody takes what another one holds. After a
 * failure everything is still there; the rest of that batch goes one by one.
 */
export const deliverDue = async (
  core: Core,
  senders: ChannelSenders,
  onlyChannel: Channel | null = null,
): Promise<void> => {
  const failures: unknown[] = [];
  let singlesLeft = 0;
  for (;;) {
    const size = singlesLeft > 0 ? 1 : BATCH_SIZE;
    let lockedRows: OutgoingKey[] = [];
    try {
      await core.transact((tx) => {
        lockedRows = [];
        return deliverBatch(core, tx, senders, { onlyChannel, size, lockedRows });
      });
      singlesLeft = Math.max(0, singlesLeft - 1);
      if (lockedRows.length < size) break;
    } catch (error) {
      if (lockedRows.length === 0) throw error;
      if (size > 1) singlesLeft = lockedRows.length;
      else {
        failures.push(error);
        singlesLeft -= 1;
        await postpone(core, lockedRows);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be told.');
};
