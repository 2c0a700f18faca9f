import { and, eq, ne, or } from '#server/db/sql.ts';
import type { SQL } from '#server/db/sql.ts';
import { kindsAbout } from '#contract/notifications/enums.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { exportNotifications } from './export.ts';
import { RESTING_STEP } from './outbox.ts';
import { firstReminderAt, notify } from './notify.ts';
import { isAbout, isCausedBy, markSeen, withdrawNotifications, findUserId } from './mark-seen.ts';
import { countReadingHour } from './reading-hours.ts';

const { outgoing } = tables;

const notifyMessage = async (core: Core, tx: Tx, sent: Events['message.sent']): Promise<void> => {
  if (sent.muted) return;
  await notify(core, tx, {
    site: sent.site,
    userId: sent.recipient,
    kind: sent.isFirst ? 'conversation' : 'message',
    subject: sent.conversation,
    memberId: sent.senderId,
  });
};

/**
 * What was read is found in the chats and nowhere else, so that the centre is no log of messages.
 * Who has read everything is reminded of nothing; the next message begins anew. The reminder stays for
 * a message that is being written at this moment and counts on it; what finds nothing to say is dropped.
 */
const clearConversation = async (
  core: Core,
  tx: Tx,
  { userId, conversation, unread }: Events['conversation.read'],
): Promise<void> => {
  await withdrawNotifications(
    core,
    tx,
    userId,
    isAbout(conversation, ...kindsAbout('conversation')),
  );
  if (unread > 0) return;
  await tx.db
    .update(outgoing)
    .set({ step: RESTING_STEP, dueAt: firstReminderAt(core.clock.now()) })
    .where(
      and(
        eq(outgoing.userId, userId),
        eq(outgoing.type, 'unread_message_reminders'),
        ne(outgoing.step, RESTING_STEP),
      ),
    );
};

/** A match is news to the one who liked first; the other one sees it at once. */
const notifyLike = async (
  core: Core,
  tx: Tx,
  { site, liker, liked, isMatch, isVisible }: Events['like.given'],
): Promise<void> => {
  const kind = isMatch ? 'match' : 'like';
  const base = { site, kind } as const;
  if (isMatch) {
    await markSeen(core, tx, liker.userId, isAbout(liked.id, 'like'));
    const userId = liker.userId;
    await notify(core, tx, { ...base, userId, subject: liked.id, memberId: liked.id, seen: true });
  }
  if (!isVisible) return;
  const userId = liked.userId;
  await notify(core, tx, { ...base, userId, subject: liker.id, memberId: liker.id });
};

/** What one of two sees no more of the other, and the other way round. */
const withdrawBetween = async (
  core: Core,
  tx: Tx,
  [one, other]: readonly [string, string],
  filterAbout: (about: string) => SQL | undefined,
): Promise<void> => {
  for (const [owner, about] of [
    [one, other],
    [other, one],
  ] as const) {
    const userId = await findUserId(tx.db, owner);
    if (userId !== undefined) await withdrawNotifications(core, tx, userId, filterAbout(about));
  }
};

const notifyVisit = (core: Core, tx: Tx, visit: Events['member.visited']): Promise<void> =>
  notify(core, tx, {
    site: visit.site,
    userId: visit.visited,
    kind: 'visit',
    subject: visit.visitorId,
    memberId: visit.visitorId,
  });

const markMemberSeen = async (
  core: Core,
  tx: Tx,
  { readerId, memberId }: Events['member.opened'],
): Promise<void> => {
  const userId = await findUserId(tx.db, readerId);
  const filter = isAbout(memberId, ...kindsAbout('member'));
  if (userId !== undefined) await markSeen(core, tx, userId, filter);
};

const notifyOrder = (core: Core, tx: Tx, order: Events['order.settled']): Promise<void> => {
  const { site, userId, orderId, outcome, credits, minor, currency } = order;
  const facts = { outcome, credits, minor, currency };
  return notify(core, tx, { site, userId, kind: 'payment', subject: orderId, facts });
};

const notifyReview = (core: Core, tx: Tx, review: Events['photo.reviewed']): Promise<void> => {
  const { site, userId, about, subject, decision, reason } = review;
  const facts = { about, decision, ...(reason !== null && { reason }) };
  return notify(core, tx, { site, userId, kind: 'moderation', subject, facts });
};

/** What becomes a notification, what shows that one was seen, and what takes one back. */
export const listenToEvents = (core: Core): void => {
  const { events } = core;
  events.within('message.sent', (tx, event) => notifyMessage(core, tx, event));
  events.within('conversation.read', (tx, event) => clearConversation(core, tx, event));
  events.within('conversation.emptied', (tx, { userId, conversation }) =>
    withdrawNotifications(core, tx, userId, isAbout(conversation, ...kindsAbout('conversation'))),
  );
  events.within('like.given', (tx, event) => notifyLike(core, tx, event));
  events.within('like.taken', (tx, { likerId, likedId }) =>
    withdrawBetween(core, tx, [likerId, likedId], (about) =>
      about === likerId ? isAbout(about, 'like', 'match') : isAbout(about, 'match'),
    ),
  );
  events.within('match.seen', async (tx, { userId, memberId }) => {
    await markSeen(core, tx, userId, isAbout(memberId, 'like', 'match'));
  });
  events.within('member.opened', (tx, event) => markMemberSeen(core, tx, event));
  events.within('member.visited', (tx, event) => notifyVisit(core, tx, event));
  events.within('member.blocked', (tx, { blockerId, blockedId }) =>
    withdrawBetween(core, tx, [blockerId, blockedId], (about) =>
      or(isCausedBy(about), isAbout(about, ...kindsAbout('member'))),
    ),
  );
  events.within('member.here', countReadingHour);
  events.within('order.settled', (tx, event) => notifyOrder(core, tx, event));
  events.within('order.opened', async (tx, { userId, orderId }) => {
    await markSeen(core, tx, userId, isAbout(orderId, ...kindsAbout('order')));
  });
  events.within('photo.reviewed', (tx, event) => notifyReview(core, tx, event));
  events.within('account.exported', exportNotifications);
};
