import { and, desc, eq, notInArray } from '#server/db/sql.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { pushSubscribe } from '#contract/notifications/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUser, memberOf, requireSession } from '#server/features/accounts/index.ts';

const { pushSubscriptions } = tables;

/** Keeps to the latest few browsers: others are hardly in use any more. */
const dropOldest = async (tx: Tx, userId: string): Promise<void> => {
  const latest = tx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(limits.pushDevices);
  await tx.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, latest)));
};

/** This browser shows what concerns the member who calls; whoever used it before is forgotten. */
export const subscribeToPush = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { endpoint, keys }: CheckedInput<typeof pushSubscribe>['body'],
): Promise<void> => {
  const { id: sessionId, userId } = requireSession(caller);
  const verdict = core.push.checkSubscription({ endpoint, ...keys });
  if (verdict === 'unknown_host') throw new Refusal('push_host_unknown');
  if (verdict === 'broken_keys') throw refuseFields({ 'keys.p256dh': 'invalid' });
  await lockUser(tx, userId);
  const now = core.clock.now();
  const row = {
    userId,
    sessionId,
    endpoint,
    ...keys,
    device: caller.device,
    createdAt: now,
  };
  await tx.db
    .insert(pushSubscriptions)
    .values({ id: newId(now.getTime()), ...row })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  await dropOldest(tx, userId);
};

export const unsubscribeFromPush = async (
  tx: Tx,
  caller: Caller,
  endpoint: string,
): Promise<void> => {
  await tx.db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.userId, memberOf(caller)), eq(pushSubscriptions.endpoint, endpoint)),
    );
};
