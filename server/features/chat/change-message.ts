import { and, eq, isNull } from '#server/db/sql.ts';
import type { MessageView } from '#contract/chat/index.ts';
import { messageEvent } from '#contract/chat/index.ts';
import type { Reaction } from '#contract/chat/enums.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvents } from '#server/live/index.ts';
import { assertNotBlocked, assertOwnMessage } from './policy.ts';
import { dropPhotos } from './delete-chat.ts';
import { isAmongFirst } from './held/hold-message.ts';
import type { LockedParticipant, Participant } from './queries.ts';
import {
  isParticipant,
  lockConversation,
  recountUnread,
  findBlocker,
  userIdsOf,
  findMessage,
  isMessage,
} from './queries.ts';
import { toMessageView } from './views.ts';
import { detectWarning } from './warnings/index.ts';

const { chatSides, messagePhotos, messages } = tables;

/** Which message of which conversation. */
interface MessageRef {
  readonly conversation: string;
  readonly no: number;
}

export const isPhotoOf = ({ conversation, no }: MessageRef) =>
  and(eq(messagePhotos.conversationId, conversation), eq(messagePhotos.no, no));

interface LockedMessage {
  readonly participant: LockedParticipant;
  readonly message: typeof messages.$inferSelect;
}

/** A message that the caller can still see; its conversation is locked. */
const lockMessage = async (tx: Tx, caller: Caller, ref: MessageRef): Promise<LockedMessage> => {
  const { conversation, no } = ref;
  const participant = await lockConversation(tx, caller, conversation).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('message_not_found') : error;
  });
  const [message] = await tx.db
    .select()
    .from(messages)
    .where(and(isMessage(conversation, no), isNull(messages.deletedAt)));
  if (!message || no <= participant.deletedNo) throw new Refusal('message_not_found');
  return { participant, message };
};

/** Sends a changed message to the open tabs of both participants. */
export const sendMessageUpdate = async (
  core: Core,
  tx: Tx,
  { conversationId, profileId, partnerId }: Participant,
  no: number,
  readers = [profileId, partnerId],
): Promise<MessageView> => {
  const row = await findMessage(tx.db, conversationId, no);
  for (const reader of readers) {
    const userIds = await userIdsOf(tx.db, [reader]);
    await sendLiveEvents(core, tx, userIds, messageEvent, {
      message: toMessageView(row, reader),
      is_new: false,
    });
  }
  return toMessageView(row, profileId);
};

const lockOwnMessage = async (tx: Tx, caller: Caller, ref: MessageRef): Promise<LockedMessage> => {
  const found = await lockMessage(tx, caller, ref);
  assertOwnMessage(found.message, found.participant);
  return found;
};

/** Edits the text of an own message, for a few minutes after it was sent. */
export const editMessage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ref: MessageRef,
  text: string,
): Promise<MessageView> => {
  const length = caller.site.settings.message_length;
  if (text.length > length) throw new Refusal('text_too_long', { values: { length } });
  const { participant, message } = await lockOwnMessage(tx, caller, ref);
  assertNotBlocked(participant);
  if (message.kind !== 'text') throw new Refusal('message_not_found');
  const now = core.clock.now();
  if (addTime(message.createdAt, { seconds: 60 * limits.editMinutes }) <= now) {
    throw new Refusal('too_late');
  }
  const warning = detectWarning(text);
  // Otherwise words that would be held came in by the back door.
  const isSuspicious = caller.site.settings.hold_scam_messages && warning !== null;
  if (
    isSuspicious &&
    (await isAmongFirst(tx.db, ref.conversation, participant.profileId, ref.no))
  ) {
    throw new Refusal('send_as_new');
  }
  await tx.db
    .update(messages)
    .set({ text, warning, editedAt: now })
    .where(isMessage(ref.conversation, ref.no));
  return sendMessageUpdate(core, tx, participant, ref.no);
};

/** Takes the content of a message away, with quote and reactions; its number stays. */
export const clearMessage = async (
  core: Core,
  tx: Tx,
  sender: Participant,
  ref: MessageRef,
): Promise<MessageView> => {
  await tx.db
    .update(messages)
    .set({
      text: '',
      gift: null,
      warning: null,
      replyTo: null,
      senderReaction: null,
      receiverReaction: null,
      deletedAt: core.clock.now(),
    })
    .where(isMessage(ref.conversation, ref.no));
  const [partner] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(ref.conversation, sender.partnerId));
  if (partner && partner.unread > 0 && (await recountUnread(tx, partner)) === 0) {
    const [userId] = await userIdsOf(tx.db, [partner.profileId]);
    const { conversation } = ref;
    if (userId) await core.events.emit(tx, 'conversation.emptied', { userId, conversation });
  }
  return sendMessageUpdate(core, tx, sender, ref.no);
};

/** Deletes an own message for both. */
export const deleteMessage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ref: MessageRef,
): Promise<MessageView> => {
  const { participant } = await lockOwnMessage(tx, caller, ref);
  await dropPhotos(core, tx, isPhotoOf(ref));
  return clearMessage(core, tx, participant, ref);
};

/** Puts a reaction on a message, or takes it off; each of the two has one. */
export const reactToMessage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ref: MessageRef,
  reaction: Reaction | null,
): Promise<MessageView> => {
  const { participant, message } = await lockMessage(tx, caller, ref);
  assertNotBlocked(participant);
  const isMine = message.senderId === participant.profileId;
  await tx.db
    .update(messages)
    .set(isMine ? { senderReaction: reaction } : { receiverReaction: reaction })
    .where(isMessage(ref.conversation, ref.no));
  return sendMessageUpdate(core, tx, participant, ref.no);
};

/** Chooses to see a photo that was received; that is nobody else's business. */
export const openPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ref: MessageRef,
): Promise<MessageView> => {
  const { participant, message } = await lockMessage(tx, caller, ref);
  const isVisible = message.kind === 'photo' && !(await findBlocker(tx.db, participant));
  if (!isVisible) throw new Refusal('message_not_found');
  if (message.senderId !== participant.profileId) {
    await tx.db
      .update(messagePhotos)
      .set({ openedAt: core.clock.now() })
      .where(and(isPhotoOf(ref), isNull(messagePhotos.openedAt)));
  }
  return sendMessageUpdate(core, tx, participant, ref.no, [participant.profileId]);
};
