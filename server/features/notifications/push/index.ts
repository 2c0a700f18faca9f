import { sql } from '../../../db/sql.ts';
import type { NotificationType } from '../../../../contract/notifications/index.ts';
import type { Core, Job, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { lastWords } from '../../chat/index.ts';
import { neighboursOf } from '../../members/index.ts';
import type { Bundle } from '../bundle.ts';
import { remindersFor } from '../mails/reminders.ts';
import { forgetPushes, queuePushes, sendPush, untilOf } from './send.ts';
import { conversationsIn, messageOf } from './words.ts';

export { pushRoutes } from './routes.ts';

const { pushSubscriptions } = tables;

/** The browsers of some members. */
const browsersOf = async (tx: Tx, userIds: readonly string[]) => {
  const rows = await tx.db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.userId} = any(${sql.param(userIds)}::uuid[])`);
  return Map.groupBy(rows, ({ userId }) => userId);
};

/** Of what is due by the calendar, only what is so: people are near, something is missing. */
const holding = async (core: Core, tx: Tx, bundles: readonly Bundle[]): Promise<Bundle[]> => {
  const of = (type: NotificationType) =>
    bundles.flatMap(({ type: own, site, recipient }) =>
      own === type ? { site, ...recipient } : [],
    );
  const near = await neighboursOf(core, tx.db, of('weekly_updates'));
  const missing = await remindersFor(
    core,
    tx.db,
    of('reminders').map(({ userId }) => userId),
  );
  return bundles.filter(({ type, recipient: { userId, profileId } }) => {
    if (type === 'weekly_updates') return (near.get(profileId) ?? []).length > 0;
    return type !== 'reminders' || missing.has(userId);
  });
};

/** Sends these bundles to the browsers of their recipients, after the commit. */
export const pushBundles = async (core: Core, tx: Tx, given: readonly Bundle[]): Promise<void> => {
  const bundles = await holding(core, tx, given);
  if (bundles.length === 0) return;
  const browsers = await browsersOf(tx, [...new Set(bundles.map((one) => one.recipient.userId))]);
  const now = core.clock.now();
  const pushes = [];
  for (const bundle of bundles) {
    const { userId: member, profileId } = bundle.recipient;
    const own = browsers.get(member) ?? [];
    if (own.length === 0) continue;
    const message = messageOf(bundle, await lastWords(tx.db, profileId, conversationsIn(bundle)));
    const { type } = bundle;
    const until = untilOf(type, now);
    const push = { member, type, message, until, items: bundle.items.map(({ id }) => id) };
    pushes.push(...own.map(({ id }) => ({ ...push, subscription: id })));
  }
  await queuePushes(core, tx, pushes);
};

/** The background work of pushes. */
export const pushJobs = (core: Core): readonly Job[] => [sendPush(core) as Job];

/** What pushes do when something happens elsewhere. */
export const listenPush = (core: Core): void => {
  core.events.within('account.erased', (tx, { userId }) => forgetPushes(core, tx, userId));
};
