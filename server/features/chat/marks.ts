import type { Answer, Checked } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/chat/index.ts';
import { marksEvent } from '../../../contract/chat/index.ts';
import type { Caller, Core, Tx } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { sendLiveEvent } from '../../live/index.ts';
import { ownerOf } from '../members/index.ts';
import { allUnread, isHiding, isSide, lockSide, toldOf, unreadOf, usersOf } from './side.ts';

declare module '../../core/events.ts' {
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

type Mark = Checked<typeof contract.marks>['body']['marks'][number];

/** What a device tells can be behind what another one told, and never ahead of what there is. */
const onwards = (known: number, told: number | undefined, last: number): number =>
  Math.max(known, Math.min(told ?? 0, last));

/** Moves the marks of one conversation on; what did not move is told to nobody. */
const moveMarks = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  mark: Mark,
  hides: boolean,
): Promise<void> => {
  const side = await lockSide(tx, caller, mark.conversation);
  const readNo = onwards(side.readNo, mark.read, side.lastNo);
  const deliveredNo = Math.max(readNo, onwards(side.deliveredNo, mark.delivered, side.lastNo));
  if (readNo === side.readNo && deliveredNo === side.deliveredNo) return;
  const [moved] = await tx.db
    .update(chatSides)
    .set({ readNo, deliveredNo, ...toldOf(side, hides), unread: unreadOf({ ...side, readNo }) })
    .where(isSide(mark.conversation, side.profileId))
    .returning({ unread: chatSides.unread });
  const told = {
    conversation: mark.conversation,
    by: side.profileId,
    delivered: deliveredNo,
    read: readNo,
  };
  const [partner] = side.blocked || hides ? [] : await usersOf(tx.db, [side.partnerId]);
  if (partner !== undefined) {
    await sendLiveEvent(core, tx, partner, marksEvent, { ...told, unread: null });
  }
  const { userId } = ownerOf(caller);
  const all = await allUnread(tx.db, side.profileId);
  const unread = moved?.unread ?? 0;
  await sendLiveEvent(core, tx, userId, marksEvent, {
    ...told,
    unread: { conversation: unread, all },
  });
  if (unread > 0) return;
  const { conversation } = mark;
  await core.events.emit(tx, 'conversation.read', { userId, conversation, unread: all });
};

/** Takes what a device of the member received and showed. */
export const takeMarks = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  marks: readonly Mark[],
): Promise<Answer<typeof contract.marks>> => {
  const { profileId } = ownerOf(caller);
  const hides = await isHiding(tx.db, profileId);
  // Always in the same order, so that two devices never wait for each other in a circle.
  for (const mark of marks.toSorted((a, b) => a.conversation.localeCompare(b.conversation))) {
    await moveMarks(core, tx, caller, mark, hides);
  }
  return { unread_messages: await allUnread(tx.db, profileId) };
};
