import { and, eq, inArray, lte, notInArray, or } from '#server/db/sql.ts';
import type { SQL } from '#server/db/sql.ts';
import { chatChanged } from '#contract/chat/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { queueFileErasure } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent, sendLiveEvents } from '#server/live/index.ts';
import { lockUser, memberIdsOf } from '#server/features/accounts/index.ts';
import { isConversationBetween } from './create-conversation.ts';
import { dropHeld, hasHeld, isHeldBy, isThereFor } from './held/drop-held.ts';
import { isParticipant, lockConversation, visibleMarks, userIdsOf } from './queries.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Somebody deleted a conversation, or what they had not read of it was taken back. */
    'conversation.emptied': { readonly userId: string; readonly conversation: string };
  }
}

const { chatSides, conversations, heldMessages, messagePhotos, messages, profiles } = tables;

type Photo = Pick<typeof messagePhotos.$inferSelect, 'file' | 'lockedFile'>;

/** Has the files of some photos erased. */
export const dropPhotoFiles = (core: Core, tx: Tx, photos: readonly Photo[]): Promise<void> =>
  queueFileErasure(
    core,
    tx,
    photos.flatMap(({ file, lockedFile }) => [file, lockedFile]).filter((name) => name !== null),
  );

/** Lets go of photos whose messages go or are about to. */
export const dropPhotos = async (core: Core, tx: Tx, where: SQL | undefined): Promise<void> => {
  const deleted = await tx.db.delete(messagePhotos).where(where).returning();
  await dropPhotoFiles(core, tx, deleted);
};

/** Deletes a conversation for the caller; what both deleted is erased. */
export const deleteChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  conversation: string,
): Promise<void> => {
  const { userId } = memberIdsOf(caller);
  // What is held of theirs goes, and is paid back: the account comes before the conversation.
  await lockUser(tx, userId);
  const participant = await lockConversation(tx, caller, conversation);
  await dropHeld(core, tx, isHeldBy(conversation, participant.profileId));
  // What was deleted unread was not read.
  const marks = visibleMarks(participant, true);
  const emptied = {
    deletedNo: participant.lastNo,
    readNo: participant.lastNo,
    unread: 0,
    lastAt: null,
  };
  await tx.db
    .update(chatSides)
    .set({ ...emptied, ...marks, draft: '' })
    .where(isParticipant(conversation, participant.profileId));
  const [partner] = await tx.db
    .select({ deletedNo: chatSides.deletedNo })
    .from(chatSides)
    .where(isParticipant(conversation, participant.partnerId));
  const deletedByBoth = partner?.deletedNo ?? participant.lastNo;
  await dropPhotos(
    core,
    tx,
    and(eq(messagePhotos.conversationId, conversation), lte(messagePhotos.no, deletedByBoth)),
  );
  if (deletedByBoth >= participant.lastNo && !(await hasHeld(tx, conversation))) {
    await tx.db.delete(conversations).where(eq(conversations.id, conversation));
  } else {
    await tx.db
      .delete(messages)
      .where(and(eq(messages.conversationId, conversation), lte(messages.no, deletedByBoth)));
  }
  await sendLiveEvent(core, tx, userId, chatChanged, { conversation, gone: true });
  await core.events.emit(tx, 'conversation.emptied', { userId, conversation });
};

/** Deletes every conversation with a member for the caller; without any there is nothing to do. */
export const deleteChatsWith = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  member: string,
): Promise<void> => {
  const { profileId } = memberIdsOf(caller);
  const rows = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isConversationBetween(profileId, member), isThereFor(profileId)));
  if (rows.length === 0) throw new Refusal('conversation_not_found');
  for (const { id } of rows) await deleteChat(core, tx, caller, id);
};

/** Whoever is erased takes their conversations along; the others are told that they are gone. */
export const eraseChats = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const rows = await tx.db
    .select({ id: conversations.id, oneId: conversations.oneId, otherId: conversations.otherId })
    .from(conversations)
    .innerJoin(
      profiles,
      or(eq(profiles.id, conversations.oneId), eq(profiles.id, conversations.otherId)),
    )
    .where(eq(profiles.userId, userId));
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await dropPhotos(core, tx, inArray(messagePhotos.conversationId, ids));
  for (const { id, oneId, otherId } of rows) {
    const userIds = await userIdsOf(tx.db, [oneId, otherId]);
    await sendLiveEvents(core, tx, userIds, chatChanged, { conversation: id, gone: true });
  }
  const isOthers = and(
    inArray(heldMessages.conversationId, ids),
    notInArray(
      heldMessages.senderId,
      tx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId)),
    ),
  );
  await dropHeld(core, tx, isOthers);
  await tx.db.delete(conversations).where(inArray(conversations.id, ids));
};
