import type { Channel, NotificationType } from '../../../contract/notifications/types.ts';
import { channels, isDisabled } from '../../../contract/notifications/types.ts';
import { limits } from '../../../contract/limits.ts';
import type { Core, Site, Tx } from '../../core/index.ts';
import { addTime, zoneOf } from '../../core/index.ts';
import { siteById } from '../site/index.ts';
import type { Bundle, Item, Recipient } from './bundle.ts';
import { itemsOf, markMailed } from './items.ts';
import { afterQuiet } from './hours.ts';
import type { Due, Key } from './outgoing.ts';
import { dropRows, moveRows, takeDue } from './outgoing.ts';

/** Sends bundles on one way, as part of a transaction: what leaves, leaves after the commit. */
type Send = (core: Core, tx: Tx, bundles: readonly Bundle[]) => Promise<void>;

/** The ways out of the house. */
export type Ways = Readonly<Record<Channel, Send>>;

/** Few enough that nobody who writes to one of them waits long for what is made of the others. */
const BATCH = 200;
/** What cannot be told now is tried again after so many seconds. */
const AGAIN_SECONDS = 300;

/** Said again and again until it is no longer so. */
const REPEATED: NotificationType = 'unread_message_reminders';
/** Due by the calendar: there is something to say whatever happened. */
const PLANNED: readonly NotificationType[] = ['weekly_updates', 'reminders'];

interface Plan {
  readonly row: Due;
  readonly zone: string;
  readonly site: Site;
}

/** Whether the member still wants it, and may still be told. */
const isWanted = (row: Due, now: Date): boolean =>
  row.status === 'active' &&
  (row.excludedUntil === null || new Date(row.excludedUntil) <= now) &&
  !isDisabled(row.disabled, row.type, row.channel);

const quietOf = ({ quietFrom, quietTo }: Due) =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

const recipientOf = ({ row, zone }: Plan): Recipient => ({
  userId: row.userId,
  profileId: row.profileId,
  email: row.email,
  name: row.name,
  language: row.language,
  timeZone: zone,
  pushTexts: row.pushTexts,
});

const bundleOf = (plan: Plan, items: readonly Item[]): Bundle => ({
  site: plan.site,
  recipient: recipientOf(plan),
  type: plan.row.type,
  channel: plan.row.channel,
  items,
  step: plan.row.step,
});

/** What is to be told, and what has to wait until its site can be served. */
const plansFor = async (
  core: Core,
  tx: Tx,
  rows: readonly Due[],
): Promise<{ plans: Plan[]; waiting: Due[] }> => {
  const sites = new Map<number, Site | undefined>();
  for (const siteId of new Set(rows.map((row) => row.siteId))) {
    sites.set(siteId, await siteById(core, siteId, tx.db));
  }
  const plans = rows.flatMap((row) => {
    const site = sites.get(row.siteId);
    return site ? { row, site, zone: zoneOf(row.timeZone, row.country) } : [];
  });
  return { plans, waiting: rows.filter((row) => !sites.get(row.siteId)) };
};

/** When a reminder is said the next time; null after the last. */
const nextStep = ({ type, step }: Due, now: Date): Date | null => {
  const hours = limits.notifications.unreadAfterHours[step + 1];
  return type === REPEATED && hours !== undefined ? addTime(now, { hours }) : null;
};

/** Takes what is due, hands it on, and forgets it, all in one transaction. */
const drainBatch = async (
  core: Core,
  tx: Tx,
  ways: Ways,
  { only, size, taken }: { only: Channel | null; size: number; taken: Key[] },
): Promise<void> => {
  const now = core.clock.now();
  const rows = await takeDue(tx.db, { now: now.toISOString(), channel: only, size });
  taken.push(...rows);
  const { plans, waiting } = await plansFor(
    core,
    tx,
    rows.filter((row) => isWanted(row, now)),
  );
  const again = addTime(now, { seconds: AGAIN_SECONDS });
  const moves: { row: Key; dueAt: Date; step?: number }[] = waiting.map((row) => ({
    row,
    dueAt: again,
  }));
  const ready: Plan[] = [];
  for (const plan of plans) {
    const { row, zone } = plan;
    const dueAt = row.channel === 'push' ? afterQuiet(quietOf(row), zone, now) : now;
    if (dueAt > now) moves.push({ row, dueAt, step: row.step });
    else ready.push(plan);
  }
  const items = await itemsOf(
    tx.db,
    now,
    ready.map(({ row }) => row),
  );
  const told = ready.flatMap((plan, index) => {
    const own = items[index] ?? [];
    return own.length > 0 || PLANNED.includes(plan.row.type) ? [bundleOf(plan, own)] : [];
  });
  for (const channel of channels) {
    const bundles = told.filter((bundle) => bundle.channel === channel);
    if (bundles.length > 0) await ways[channel](core, tx, bundles);
  }
  const mailed = told.filter(({ channel, type }) => channel === 'email' && type !== REPEATED);
  await markMailed(
    tx.db,
    now,
    mailed.flatMap((bundle) => bundle.items),
  );
  for (const [index, { row }] of ready.entries()) {
    const dueAt = (items[index] ?? []).length > 0 ? nextStep(row, now) : null;
    if (dueAt) moves.push({ row, dueAt, step: row.step + 1 });
  }
  const stays = new Set(moves.map(({ row }) => row));
  await moveRows(tx.db, moves);
  await dropRows(
    tx.db,
    rows.filter((row) => !stays.has(row)),
  );
};

/** One that cannot be told must not keep the others: it waits for a while. */
const postpone = (core: Core, rows: readonly Key[]): Promise<void> =>
  core.transact((tx) =>
    moveRows(
      tx.db,
      rows.map((row) => ({ row, dueAt: addTime(core.clock.now(), { seconds: AGAIN_SECONDS }) })),
    ),
  );

/**
 * Sends all that is due. Several may do so at once: nobody takes what another one holds. After a
 * failure everything is still there; the rest of that batch goes one by one.
 */
export const drain = async (core: Core, ways: Ways, only: Channel | null = null): Promise<void> => {
  const failures: unknown[] = [];
  let alone = 0;
  for (;;) {
    const size = alone > 0 ? 1 : BATCH;
    let taken: Key[] = [];
    try {
      await core.transact((tx) => {
        taken = [];
        return drainBatch(core, tx, ways, { only, size, taken });
      });
      alone = Math.max(0, alone - 1);
      if (taken.length < size) break;
    } catch (error) {
      if (taken.length === 0) throw error;
      if (size > 1) alone = taken.length;
      else {
        failures.push(error);
        alone -= 1;
        await postpone(core, taken);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be told.');
};
