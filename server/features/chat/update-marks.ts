import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import { marksEvent } from '#contract/chat/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import {
  countUnreadMessages,
  isInvisible,
  isParticipant,
  lockConversation,
  visibleMarks,
  unreadCount,
  userIdsOf,
} from './queries.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Somebody has nothing to read any more in a conversation. */
    'conversation.read': {
      readonly userId: string;
      readonly conversation: string;
      /** What is left to read in all of them. */
      readonly unread: number;
    };
  }
}

const { chatSides } = tables;

type Mark = CheckedInput<typeof contract.marks>['body']['marks'][number];

/** A mark never goes back, since devices report out of order, and never beyond the last message. */
const advanceMark = (current: number, reported: number | undefined, lastNo: number): number =>
  Math.max(current, Math.min(reported ?? 0, lastNo));

/** Advances the marks of one conversation; without a change no event is sent. */
const advanceMarks = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  mark: Mark,
  isHidden: boolean,
): Promise<void> => {
  const participant = await lockConversation(tx, caller, mark.conversation);
  const readNo = advanceMark(participant.readNo, mark.read, participant.lastNo);
  const deliveredNo = Math.max(
    readNo,
    advanceMark(participant.deliveredNo, mark.delivered, participant.lastNo),
  );
  if (readNo === participant.readNo && deliveredNo === participant.deliveredNo) return;
  const [updated] = await tx.db
    .update(chatSides)
    .set({
      readNo,
      deliveredNo,
      ...visibleMarks(participant, isHidden),
      unread: unreadCount({ ...participant, readNo }),
    })
    .where(isParticipant(mark.conversation, participant.profileId))
    .returning({ unread: chatSides.unread });
  const payload = {
    conversation: mark.conversation,
    by: participant.profileId,
    delivered: deliveredNo,
    read: readNo,
  };
  const [partnerUserId] =
    participant.blocked || isHidden ? [] : await userIdsOf(tx.db, [participant.partnerId]);
  if (partnerUserId !== undefined) {
    await sendLiveEvent(core, tx, partnerUserId, marksEvent, { ...payload, unread: null });
  }
  const { userId } = memberIdsOf(caller);
  const totalUnread = await countUnreadMessages(tx.db, participant.profileId);
  const unread = updated?.unread ?? 0;
  await sendLiveEvent(core, tx, userId, marksEvent, {
    ...payload,
    unread: { conversation: unread, all: totalUnread },
  });
  if (unread > 0) return;
  const { conversation } = mark;
  await core.events.emit(tx, 'conversation.read', { userId, conversation, unread: totalUnread });
};

/** Stores up to where a device of the member received and showed messages. */
export const updateMarks = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  marks: readonly Mark[],
): Promise<Answer<typeof contract.marks>> => {
  const { profileId } = memberIdsOf(caller);
  const isHidden = await isInvisible(tx.db, profileId);
  // Always in the same order, so that two devices never wait for each other in a circle.
  for (const mark of marks.toSorted((a, b) => a.conversation.localeCompare(b.conversation))) {
    await advanceMarks(core, tx, caller, mark, isHidden);
  }
  return { unread_messages: await countUnreadMessages(tx.db, profileId) };
};
