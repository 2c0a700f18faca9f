import { sql } from '#server/db/sql.ts';
import type { NotificationType } from '#contract/notifications/index.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readLastReceivedMessages } from '#server/features/chat/index.ts';
import { findNeighbours } from '#server/features/members/index.ts';
import type { Bundle } from '../bundle.ts';
import { findReminders } from '../mails/reminder-mails.ts';
import { forgetPushes, queuePushes, sendPush, expiryOf } from './send-push.ts';
import { conversationsToQuote, composePush } from './compose-push.ts';

export { pushRoutes } from './routes.ts';

const { pushSubscriptions } = tables;

/** The browsers of some members. */
const findSubscriptions = async (tx: Tx, userIds: readonly string[]) => {
  const rows = await tx.db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.userId} = any(${sql.param(userIds)}::uuid[])`);
  return Map.groupBy(rows, ({ userId }) => userId);
};

/** Drops weekly updates without new people nearby, and reminders of what was done since. */
const filterRelevant = async (
  core: Core,
  tx: Tx,
  bundles: readonly Bundle[],
): Promise<Bundle[]> => {
  const recipientsOf = (type: NotificationType) =>
    bundles.flatMap(({ type: bundleType, site, recipient }) =>
      bundleType === type ? { site, ...recipient } : [],
    );
  const neighbours = await findNeighbours(core, tx.db, recipientsOf('weekly_updates'));
  const reminders = await findReminders(
    core,
    tx.db,
    recipientsOf('reminders').map(({ userId }) => userId),
  );
  return bundles.filter(({ type, recipient: { userId, profileId } }) => {
    if (type === 'weekly_updates') return (neighbours.get(profileId) ?? []).length > 0;
    return type !== 'reminders' || reminders.has(userId);
  });
};

/** Sends these bundles to the browsers of their recipients, after the commit. */
export const pushBundles = async (
  core: Core,
  tx: Tx,
  candidates: readonly Bundle[],
): Promise<void> => {
  const bundles = await filterRelevant(core, tx, candidates);
  if (bundles.length === 0) return;
  const subscriptionsByUser = await findSubscriptions(tx, [
    ...new Set(bundles.map((bundle) => bundle.recipient.userId)),
  ]);
  const now = core.clock.now();
  const pushes = [];
  for (const bundle of bundles) {
    const { userId: member, profileId } = bundle.recipient;
    const subscriptions = subscriptionsByUser.get(member) ?? [];
    if (subscriptions.length === 0) continue;
    const message = composePush(
      bundle,
      await readLastReceivedMessages(tx.db, profileId, conversationsToQuote(bundle)),
    );
    const { type } = bundle;
    const until = expiryOf(type, now);
    const push = { member, type, message, until, items: bundle.items.map(({ id }) => id) };
    pushes.push(...subscriptions.map(({ id }) => ({ ...push, subscription: id })));
  }
  await queuePushes(core, tx, pushes);
};

/** The background work of pushes. */
export const pushJobs = (core: Core): readonly Job[] => [sendPush(core)];

/** What pushes do when something happens elsewhere. */
export const listenPush = (core: Core): void => {
  core.events.within('account.erased', (tx, { userId }) => forgetPushes(core, tx, userId));
};
