import { and, eq, isNull } from '../../db/sql.ts';
import type { MessageView } from '../../../contract/chat/index.ts';
import { messageEvent } from '../../../contract/chat/index.ts';
import type { Reaction } from '../../../contract/chat/words.ts';
import { limits } from '../../../contract/limits.ts';
import type { Caller, Core, Tx } from '../../core/index.ts';
import { addTime, Refusal } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { sendLiveEvents } from '../../live/index.ts';
import { dropPhotos } from './leave.ts';
import type { LockedSide, Side } from './side.ts';
import { isSide, lockSide, recount, shutOutBy, usersOf } from './side.ts';
import { findSent, isMessage } from './views.ts';
import { warningOf } from './warnings/index.ts';

const { chatSides, messagePhotos, messages } = tables;

/** Which message of which conversation. */
interface Which {
  readonly conversation: string;
  readonly no: number;
}

const isPhotoOf = ({ conversation, no }: Which) =>
  and(eq(messagePhotos.conversationId, conversation), eq(messagePhotos.no, no));

interface Found {
  readonly side: LockedSide;
  readonly message: typeof messages.$inferSelect;
}

/** A message that is still there for the caller; its conversation is locked. */
const lockMessage = async (tx: Tx, caller: Caller, which: Which): Promise<Found> => {
  const { conversation, no } = which;
  const side = await lockSide(tx, caller, conversation).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('message_not_found') : error;
  });
  const [message] = await tx.db
    .select()
    .from(messages)
    .where(and(isMessage(conversation, no), isNull(messages.deletedAt)));
  if (!message || no <= side.deletedNo) throw new Refusal('message_not_found');
  return { side, message };
};

/** Tells both how a message looks now. */
export const tellChanged = async (
  core: Core,
  tx: Tx,
  { conversationId, profileId, partnerId }: Side,
  no: number,
  readers = [profileId, partnerId],
): Promise<MessageView> => {
  const seenBy = await findSent(tx.db, conversationId, no);
  for (const reader of readers) {
    const users = await usersOf(tx.db, [reader]);
    await sendLiveEvents(core, tx, users, messageEvent, { message: seenBy(reader), is_new: false });
  }
  return seenBy(profileId);
};

const ownMessage = async (tx: Tx, caller: Caller, which: Which): Promise<Found> => {
  const found = await lockMessage(tx, caller, which);
  if (found.message.senderId !== found.side.profileId) throw new Refusal('message_not_found');
  return found;
};

/** Between people of whom one blocks the other nothing new is said, in whatever way. */
const passBlock = ({ blocked }: LockedSide): void => {
  if (blocked) throw new Refusal('forbidden');
};

/** Changes the words of an own message, as long as nobody can have built on them. */
export const editMessage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  which: Which,
  text: string,
): Promise<MessageView> => {
  const length = caller.site.settings.message_length;
  if (text.length > length) throw new Refusal('text_too_long', { values: { length } });
  const { side, message } = await ownMessage(tx, caller, which);
  passBlock(side);
  if (message.kind !== 'text') throw new Refusal('message_not_found');
  const now = core.clock.now();
  if (addTime(message.createdAt, { seconds: 60 * limits.editMinutes }) <= now) {
    throw new Refusal('too_late');
  }
  await tx.db
    .update(messages)
    .set({ text, warning: warningOf(text), editedAt: now })
    .where(isMessage(which.conversation, which.no));
  return tellChanged(core, tx, side, which.no);
};

/** Takes back what an own message said, with everything that hung on it. */
export const deleteMessage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  which: Which,
): Promise<MessageView> => {
  const { side } = await ownMessage(tx, caller, which);
  await dropPhotos(core, tx, isPhotoOf(which));
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
    .where(isMessage(which.conversation, which.no));
  const [partner] = await tx.db
    .select()
    .from(chatSides)
    .where(isSide(which.conversation, side.partnerId));
  if (partner && partner.unread > 0 && (await recount(tx, partner)) === 0) {
    const [userId] = await usersOf(tx.db, [partner.profileId]);
    const { conversation } = which;
    if (userId) await core.events.emit(tx, 'conversation.emptied', { userId, conversation });
  }
  return tellChanged(core, tx, side, which.no);
};

/** Puts a reaction on a message, or takes it off; each of the two has one. */
export const reactTo = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  which: Which,
  reaction: Reaction | null,
): Promise<MessageView> => {
  const { side, message } = await lockMessage(tx, caller, which);
  passBlock(side);
  const isMine = message.senderId === side.profileId;
  await tx.db
    .update(messages)
    .set(isMine ? { senderReaction: reaction } : { receiverReaction: reaction })
    .where(isMessage(which.conversation, which.no));
  return tellChanged(core, tx, side, which.no);
};

/** Chooses to see a photo that was received; that is nobody else's business. */
export const openPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  which: Which,
): Promise<MessageView> => {
  const { side, message } = await lockMessage(tx, caller, which);
  const isThere = message.kind === 'photo' && !(await shutOutBy(tx.db, side));
  if (!isThere) throw new Refusal('message_not_found');
  if (message.senderId !== side.profileId) {
    await tx.db
      .update(messagePhotos)
      .set({ openedAt: core.clock.now() })
      .where(and(isPhotoOf(which), isNull(messagePhotos.openedAt)));
  }
  return tellChanged(core, tx, side, which.no, [side.profileId]);
};
