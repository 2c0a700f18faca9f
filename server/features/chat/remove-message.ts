import { and, eq, isNotNull, isNull } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { clearMessage, isPhotoOf, sendMessageUpdate } from './change-message.ts';
import { isConversationBetween } from './create-conversation.ts';
import { dropPhotos } from './delete-chat.ts';
import { isMessage, isParticipant } from './queries.ts';

const { chatSides, conversations, messagePhotos, messages } = tables;

type Message = typeof messages.$inferSelect;

/** What a moderator removed, as it was. */
export interface RemovedMessage extends Pick<
  Message,
  'text' | 'gift' | 'warning' | 'replyTo' | 'senderReaction' | 'receiverReaction'
> {
  readonly conversation: string;
  readonly no: number;
  readonly photo: (typeof messagePhotos.$inferSelect)['status'] | null;
}

/** The side of whoever sent a message; their chat may be deleted. */
const findSender = async (tx: Tx, { conversationId, senderId }: Message) => {
  const [side] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(conversationId, senderId));
  return side;
};

/**
 * Removes a message that one of two people wrote; both see that it is gone. Its photo is kept, and
 * shown to nobody, for as long as the message may have to be put back.
 */
export const removeMessage = async (
  core: Core,
  tx: Tx,
  [sender, receiver]: readonly [string, string],
  no: number,
): Promise<RemovedMessage | null> => {
  const [conversation] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversationBetween(sender, receiver))
    .for('update');
  if (!conversation) return null;
  const ref = { conversation: conversation.id, no };
  const [message] = await tx.db
    .select()
    .from(messages)
    .where(
      and(
        isMessage(ref.conversation, no),
        eq(messages.senderId, sender),
        isNull(messages.deletedAt),
      ),
    );
  const side = message && (await findSender(tx, message));
  if (!message || !side) return null;
  const [photo] = await tx.db.select().from(messagePhotos).where(isPhotoOf(ref));
  // What is secured stays so.
  const shown = photo && photo.status !== 'secured' ? photo.status : null;
  if (shown) await tx.db.update(messagePhotos).set({ status: 'rejected' }).where(isPhotoOf(ref));
  await clearMessage(core, tx, side, ref);
  const { text, gift, warning, replyTo, senderReaction, receiverReaction } = message;
  return {
    ...ref,
    text,
    gift,
    warning,
    replyTo,
    senderReaction,
    receiverReaction,
    photo: shown,
  };
};

/** Puts a removed message back, if its chat is still there. */
export const restoreMessage = async (
  core: Core,
  tx: Tx,
  { conversation, no, photo, ...content }: RemovedMessage,
): Promise<void> => {
  await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversation))
    .for('update');
  const [message] = await tx.db
    .update(messages)
    .set({ ...content, deletedAt: null })
    .where(and(isMessage(conversation, no), isNotNull(messages.deletedAt)))
    .returning();
  if (!message) return;
  if (photo) {
    await tx.db.update(messagePhotos).set({ status: photo }).where(isPhotoOf({ conversation, no }));
  }
  const side = await findSender(tx, message);
  if (side) await sendMessageUpdate(core, tx, side, no);
};

/** Erases the photo of a removed message, which will not be put back any more. */
export const eraseRemovedPhoto = (
  core: Core,
  tx: Tx,
  { conversation, no }: Pick<RemovedMessage, 'conversation' | 'no'>,
): Promise<void> => dropPhotos(core, tx, isPhotoOf({ conversation, no }));
