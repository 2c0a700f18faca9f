import { and, eq, ne, or } from '../../db/sql.ts';
import type { SQL } from '../../db/sql.ts';
import type { Core, Events, Tx } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { exportNotifications } from './export.ts';
import { RESTS } from './outgoing.ts';
import { firstReminderAt, notify } from './record.ts';
import { isAbout, isBy, markSeen, takeBack, userOf } from './seen.ts';
import { keepHour } from './usual.ts';

const { outgoing } = tables;

const tellMessage = async (core: Core, tx: Tx, sent: Events['message.sent']): Promise<void> => {
  if (sent.muted) return;
  await notify(core, tx, {
    site: sent.site,
    userId: sent.recipient,
    kind: sent.begins ? 'conversation' : 'message',
    subject: sent.conversation,
    memberId: sent.senderId,
  });
};

/**
 * What was read is found in the chats and nowhere else, so that the centre is no log of messages.
 * Who has read everything is reminded of nothing; the next message begins anew. The reminder stays for
 * a message that is being written at this moment and counts on it; what finds nothing to say is dropped.
 */
const seeConversation = async (
  core: Core,
  tx: Tx,
  { userId, conversation, unread }: Events['conversation.read'],
): Promise<void> => {
  await takeBack(core, tx, userId, isAbout(conversation, 'conversation', 'message'));
  if (unread > 0) return;
  await tx.db
    .update(outgoing)
    .set({ step: RESTS, dueAt: firstReminderAt(core.clock.now()) })
    .where(
      and(
        eq(outgoing.userId, userId),
        eq(outgoing.type, 'unread_message_reminders'),
        ne(outgoing.step, RESTS),
      ),
    );
};

/** A match is news to the one who liked first; the other one sees it at once. */
const tellLike = async (
  core: Core,
  tx: Tx,
  { site, liker, liked, isMatch, isSeen }: Events['like.given'],
): Promise<void> => {
  const kind = isMatch ? 'match' : 'like';
  const told = { site, kind } as const;
  if (isMatch) {
    await markSeen(core, tx, liker.userId, isAbout(liked.id, 'like'));
    const userId = liker.userId;
    await notify(core, tx, { ...told, userId, subject: liked.id, memberId: liked.id, seen: true });
  }
  if (!isSeen) return;
  const userId = liked.userId;
  await notify(core, tx, { ...told, userId, subject: liker.id, memberId: liker.id });
};

/** What one of two sees no more of the other, and the other way round. */
const takeBackBoth = async (
  core: Core,
  tx: Tx,
  [one, other]: readonly [string, string],
  which: (about: string) => SQL | undefined,
): Promise<void> => {
  for (const [owner, about] of [
    [one, other],
    [other, one],
  ] as const) {
    const userId = await userOf(tx.db, owner);
    if (userId !== undefined) await takeBack(core, tx, userId, which(about));
  }
};

const tellVisit = (core: Core, tx: Tx, visit: Events['member.visited']): Promise<void> =>
  notify(core, tx, {
    site: visit.site,
    userId: visit.visited,
    kind: 'visit',
    subject: visit.visitorId,
    memberId: visit.visitorId,
  });

const seeMember = async (
  core: Core,
  tx: Tx,
  { readerId, memberId }: Events['member.opened'],
): Promise<void> => {
  const userId = await userOf(tx.db, readerId);
  const which = isAbout(memberId, 'like', 'match', 'visit');
  if (userId !== undefined) await markSeen(core, tx, userId, which);
};

const tellOrder = (core: Core, tx: Tx, order: Events['order.settled']): Promise<void> => {
  const { site, userId, orderId, outcome, credits, minor, currency } = order;
  const facts = { outcome, credits, minor, currency };
  return notify(core, tx, { site, userId, kind: 'payment', subject: orderId, facts });
};

const tellReview = (core: Core, tx: Tx, review: Events['photo.reviewed']): Promise<void> => {
  const { site, userId, about, subject, decision, reason } = review;
  const facts = { about, decision, ...(reason !== null && { reason }) };
  return notify(core, tx, { site, userId, kind: 'moderation', subject, facts });
};

/** What becomes a notification, what shows that one was seen, and what takes one back. */
export const listen = (core: Core): void => {
  const { events } = core;
  events.within('message.sent', (tx, event) => tellMessage(core, tx, event));
  events.within('conversation.read', (tx, event) => seeConversation(core, tx, event));
  events.within('conversation.emptied', (tx, { userId, conversation }) =>
    takeBack(core, tx, userId, isAbout(conversation, 'conversation', 'message')),
  );
  events.within('like.given', (tx, event) => tellLike(core, tx, event));
  events.within('like.taken', (tx, { likerId, likedId }) =>
    takeBackBoth(core, tx, [likerId, likedId], (about) =>
      about === likerId ? isAbout(about, 'like', 'match') : isAbout(about, 'match'),
    ),
  );
  events.within('match.seen', async (tx, { userId, memberId }) => {
    await markSeen(core, tx, userId, isAbout(memberId, 'like', 'match'));
  });
  events.within('member.opened', (tx, event) => seeMember(core, tx, event));
  events.within('member.visited', (tx, event) => tellVisit(core, tx, event));
  events.within('member.blocked', (tx, { blockerId, blockedId }) =>
    takeBackBoth(core, tx, [blockerId, blockedId], (about) =>
      or(isBy(about), isAbout(about, 'like', 'match', 'visit')),
    ),
  );
  events.within('member.here', keepHour);
  events.within('order.settled', (tx, event) => tellOrder(core, tx, event));
  events.within('order.opened', async (tx, { userId, orderId }) => {
    await markSeen(core, tx, userId, isAbout(orderId, 'payment'));
  });
  events.within('photo.reviewed', (tx, event) => tellReview(core, tx, event));
  events.within('account.exported', exportNotifications);
};
