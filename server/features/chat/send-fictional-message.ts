import { chatChanged, marksEvent } from '#contract/chat/index.ts';
import { and, eq } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent, sendLiveEvents } from '#server/live/index.ts';
import { isParticipant, userIdsOf } from './queries.ts';
import type { SendingMember } from './send-context.ts';
import { sendMessage } from './send-message.ts';

const { chatSides, conversations } = tables;

interface FictionalMessage {
  readonly member: string;
  readonly clientId: string;
  readonly text: string;
}

/** Writes to a member as a fictional profile, on the way that all messages take; its number. */
export const sendFictionalMessage = async (
  core: Core,
  tx: Tx,
  sender: Omit<SendingMember, 'isFictional'>,
  message: FictionalMessage,
): Promise<number> => {
  const sent = await sendMessage(
    core,
    tx,
    { ...sender, isFictional: true },
    { ...message, kind: 'text' },
  );
  return sent.message.no;
};

/** An operator has opened a chat: all of it is read, and the member is told. The conversation is locked. */
export const readAsFictional = async (
  core: Core,
  tx: Tx,
  conversation: string,
  profileId: string,
): Promise<void> => {
  const [found] = await tx.db
    .select({ lastNo: conversations.lastNo, side: chatSides })
    .from(conversations)
    .innerJoin(chatSides, eq(chatSides.conversationId, conversations.id))
    .where(and(eq(conversations.id, conversation), eq(chatSides.profileId, profileId)));
  if (!found || found.side.readNo >= found.lastNo) return;
  const { lastNo, side } = found;
  await tx.db
    .update(chatSides)
    .set({ readNo: lastNo, deliveredNo: lastNo, unread: 0 })
    .where(isParticipant(conversation, profileId));
  const [userId] = await userIdsOf(tx.db, [side.partnerId]);
  if (userId === undefined) return;
  const marks = { conversation, by: profileId, delivered: lastNo, read: lastNo, unread: null };
  await sendLiveEvent(core, tx, userId, marksEvent, marks);
};

/** Nobody writes in a chat any more; what was written stays. */
export const closeChat = async (
  core: Core,
  tx: Tx,
  conversation: string,
  memberId: string,
): Promise<void> => {
  await tx.db
    .update(conversations)
    .set({ closedAt: core.clock.now() })
    .where(eq(conversations.id, conversation));
  const userIds = await userIdsOf(tx.db, [memberId]);
  await sendLiveEvents(core, tx, userIds, chatChanged, { conversation, gone: false });
};
