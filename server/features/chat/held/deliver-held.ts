import type { SQL } from '#server/db/sql.ts';
import { and, eq, lt, sql } from '#server/db/sql.ts';
import { messageEvent } from '#contract/chat/index.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { lockUsers, isBarred } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { isConversationBetween } from '../create-conversation.ts';
import { partnerStateOf } from '../policy.ts';
import type { Participant } from '../queries.ts';
import { findMessage, isParticipant } from '../queries.ts';
import { toMessageView } from '../views.ts';
import { dropHeld, isHeldBy, selectHeld } from './drop-held.ts';
import type { SenderAndReceiver } from './drop-held.ts';
import type { HeldMessage } from './hold-message.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    /** Delivers what nobody looked at in time. */
    'deliver-held-messages': NoPayload;
  }
}

const { chatSides, conversations, heldMessages, messages, profiles, users } = tables;

type Conversation = typeof conversations.$inferSelect;

/** Whether somebody can be written to now. */
const isOpen = async (core: Core, { db }: Tx, profileId: string): Promise<boolean> => {
  const [found] = await db
    .select({ user: users, profileStatus: profiles.status })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!found) return false;
  const { user, profileStatus } = found;
  const barred = isBarred(user, core.clock.now());
  const facts = { userStatus: user.status, profileStatus, barred };
  return partnerStateOf({ ...facts, blocksMe: false, blocked: false, closed: false }) === 'open';
};

/** Makes a held message the last one of its conversation, as if it were sent now. */
const deliver = async (
  core: Core,
  tx: Tx,
  { siteId }: Conversation,
  { partnerId }: Participant,
  { id, conversationId, begun: _begun, waits: _waits, ...content }: HeldMessage,
): Promise<void> => {
  const now = core.clock.now();
  const { senderId } = content;
  await tx.db.delete(heldMessages).where(eq(heldMessages.id, id));
  const [numbered] = await tx.db
    .update(conversations)
    .set({ lastNo: sql`${conversations.lastNo} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ no: conversations.lastNo });
  const site = await siteById(core, siteId, tx.db);
  if (!numbered || !site) throw new Error('The site of the message cannot be served now.');
  const { no } = numbered;
  await tx.db.insert(messages).values({ ...content, conversationId, no, createdAt: now });
  const sides = await tx.db
    .update(chatSides)
    .set({
      lastAt: now,
      unread: sql`${chatSides.unread} + (${chatSides.profileId} <> ${senderId})::int`,
    })
    .where(eq(chatSides.conversationId, conversationId))
    .returning({ profileId: chatSides.profileId, muted: chatSides.muted });
  const row = await findMessage(tx.db, conversationId, no);
  const people = await tx.db
    .select({ profileId: profiles.id, userId: profiles.userId, fictional: profiles.fictional })
    .from(profiles)
    .where(sql`${profiles.id} in (${senderId}, ${partnerId})`);
  for (const { profileId, userId } of people) {
    const payload = { message: toMessageView(row, profileId), is_new: true };
    await sendLiveEvent(core, tx, userId, messageEvent, payload);
  }
  const recipient = people.find(({ profileId }) => profileId === partnerId);
  if (!recipient) return;
  await core.events.emit(tx, 'message.sent', {
    site,
    conversation: conversationId,
    senderId,
    recipient: recipient.userId,
    toFictional: recipient.fictional,
    isFirst: no === 1,
    muted: sides.some(({ profileId, muted }) => profileId === partnerId && muted),
  });
};

/**
 * Delivers what somebody wrote in a chat, in order, up to what a moderator still has to look at; at
 * what is `released` nobody has to any more.
 */
export const deliverHeld = async (
  core: Core,
  tx: Tx,
  conversationId: string,
  senderId: string,
  released?: SQL,
): Promise<void> => {
  const [side] = await tx.db
    .select({ participant: chatSides, userId: profiles.userId })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.profileId))
    .where(isParticipant(conversationId, senderId));
  if (!side) return;
  const [sender] = await lockUsers(tx, [side.userId]);
  if (!sender) return;
  const now = core.clock.now();
  // Somebody shuts them out at this moment, and that may be undone; if not, nothing is delivered.
  if (sender.suspendedUntil && sender.suspendedUntil > now) return;
  const [conversation] = await tx.db
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update');
  if (!conversation) return;
  const { participant } = side;
  const isWanted =
    !conversation.blocked &&
    (await isOpen(core, tx, senderId)) &&
    (await isOpen(core, tx, participant.partnerId));
  const isTheirs = isHeldBy(conversationId, senderId);
  if (!isWanted) return dropHeld(core, tx, isTheirs);
  if (released) {
    await tx.db.update(heldMessages).set({ waits: false }).where(and(isTheirs, released));
  }
  for (const held of await selectHeld(tx.db, isTheirs)) {
    if (held.waits) break;
    await deliver(core, tx, conversation, participant, held);
  }
};

/** A moderator has looked at a message: it is delivered, unless it was removed, and what waited for it. */
export const releaseHeld = async (
  core: Core,
  tx: Tx,
  [sender, receiver]: SenderAndReceiver,
  clientId: string,
): Promise<void> => {
  const [conversation] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversationBetween(sender, receiver));
  if (!conversation) return;
  await deliverHeld(core, tx, conversation.id, sender, eq(heldMessages.clientId, clientId));
};

const BATCH_SIZE = 200;

/** Nobody's words vanish because no moderator came: what was held for a day is delivered. */
export const deliverHeldMessages = (core: Core): Job<'deliver-held-messages'> => ({
  name: 'deliver-held-messages',
  schedule: '*/5 * * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { hours: -chatLimits.heldHours });
    const overdue = await core.db
      .select({ id: heldMessages.id })
      .from(heldMessages)
      .where(lt(heldMessages.createdAt, before))
      .orderBy(heldMessages.createdAt)
      .limit(BATCH_SIZE);
    for (const { id } of overdue) {
      await core.transact(async (tx) => {
        const isOverdue = eq(heldMessages.id, id);
        const [held] = await selectHeld(tx.db, isOverdue);
        if (held) await deliverHeld(core, tx, held.conversationId, held.senderId, isOverdue);
      });
    }
  },
});
