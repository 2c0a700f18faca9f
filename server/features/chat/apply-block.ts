import { eq } from '#server/db/sql.ts';
import { chatChanged } from '#contract/chat/index.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvents } from '#server/live/index.ts';
import { syncBlockedFlag } from './create-conversation.ts';
import { dropHeld } from './held/drop-held.ts';
import { recountUnread, userIdsOf } from './queries.ts';

const { chatSides, heldMessages } = tables;

/** A block, or its end, closes or opens the conversation of the two. */
export const applyBlock = async (
  core: Core,
  tx: Tx,
  event: Events['member.blocked'],
): Promise<void> => {
  const conversation = await syncBlockedFlag(tx, event);
  if (conversation === undefined) return;
  const participants = await tx.db
    .select()
    .from(chatSides)
    .where(eq(chatSides.conversationId, conversation));
  for (const participant of participants) await recountUnread(tx, participant);
  // What was held is not delivered any more, not even after the block.
  await dropHeld(core, tx, eq(heldMessages.conversationId, conversation));
  const userIds = await userIdsOf(tx.db, [event.blockerId, event.blockedId]);
  await sendLiveEvents(core, tx, userIds, chatChanged, { conversation, gone: false });
};
