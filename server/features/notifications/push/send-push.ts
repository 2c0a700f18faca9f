import { and, eq, gt, inArray, isNull } from '#server/db/sql.ts';
import type { NotificationType, PushMessage } from '#contract/notifications/index.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countUnreadMessages } from '#server/features/chat/index.ts';
import { countNewLikes } from '#server/features/likes/index.ts';
import { typeRules } from '../type-rules.ts';

const { chatSides, notifications, profiles, pushSubscriptions } = tables;

/** One push to one browser. */
interface PushJob {
  readonly member: string;
  readonly subscription: string;
  readonly type: NotificationType;
  readonly message: Omit<PushMessage, 'badge'>;
  /** What it tells of; by the calendar that is nothing, and the release before did not say. */
  readonly items?: readonly string[];
  /** ISO; later than that nobody wants to hear it. */
  readonly until: string;
}

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'send-push': PushJob;
  }
}

export const expiryOf = (type: NotificationType, now: Date): string =>
  addTime(now, { hours: typeRules[type].push.ttlHours }).toISOString();

/** Queues pushes; they leave after the commit, and never if the transaction rolls back. */
export const queuePushes = (core: Core, tx: Tx, pushes: readonly PushJob[]): Promise<void> =>
  core.jobs.enqueueAll(tx, 'send-push', pushes);

/** Erases pushes to a member: those that wait, and what is kept of those that left. */
export const forgetPushes = async (core: Core, tx: Tx, member: string): Promise<void> => {
  await core.jobs.forget(tx, 'send-push', { member });
  tx.afterCommit(() => core.push.forget(member));
};

/** The browser, if it still is this member's: somebody else may sign in there meanwhile. */
const findSubscription = async (core: Core, { subscription, member }: PushJob) => {
  const [row] = await core.db
    .select({ to: pushSubscriptions, profileId: profiles.id, siteId: profiles.siteId })
    .from(pushSubscriptions)
    .innerJoin(profiles, eq(profiles.userId, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, subscription), eq(pushSubscriptions.userId, member)));
  return row;
};

/** Whether something of it is still to be told: it may have been seen while the push waited. */
const isStillUnseen = async (core: Core, { type, items = [] }: PushJob, profileId: string) => {
  if (items.length === 0) return true;
  if (type === 'unread_message_reminders') {
    const isUnread = and(
      eq(chatSides.profileId, profileId),
      inArray(chatSides.conversationId, [...items]),
      gt(chatSides.unread, 0),
    );
    return (await core.db.$count(chatSides, isUnread)) > 0;
  }
  const isUnseen = and(inArray(notifications.id, [...items]), isNull(notifications.seenAt));
  return (await core.db.$count(notifications, isUnseen)) > 0;
};

/** Sends queued pushes, again after a failure, as long as they are of use. */
export const sendPush = (core: Core): Job<'send-push'> => ({
  name: 'send-push',
  isConcurrent: true,
  run: async (push) => {
    const remainingMs = new Date(push.until).getTime() - core.clock.now().getTime();
    const receiver = remainingMs > 0 ? await findSubscription(core, push) : undefined;
    if (!receiver) return;
    const { to, profileId, siteId } = receiver;
    if (!(await isStillUnseen(core, push, profileId))) return;
    const unread = await countUnreadMessages(core.db, profileId);
    const badge = unread + (await countNewLikes(core, siteId, profileId));
    const outcome = await core.push.send(
      to,
      { ...push.message, badge },
      {
        member: push.member,
        topic: push.type,
        urgency: typeRules[push.type].push.urgency,
        ttl: Math.ceil(remainingMs / 1000),
      },
    );
    if (outcome === 'refused') core.log.warn({ type: push.type }, 'a push was refused');
    if (outcome === 'gone') {
      await core.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, to.id));
    }
  },
});
