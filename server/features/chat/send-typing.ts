import { eq } from '#server/db/sql.ts';
import { typingEvent } from '#contract/chat/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvents } from '#server/live/index.ts';
import { isInvisible, requireParticipant, userIdsOf } from './queries.ts';

const { conversations } = tables;

/** Tells the other one that the member is writing, unless they hide or may not write each other. */
export const sendTyping = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  conversation: string,
): Promise<void> => {
  const { profileId, partnerId } = await requireParticipant(tx.db, caller, conversation);
  const [found] = await tx.db
    .select({ blocked: conversations.blocked, lastNo: conversations.lastNo })
    .from(conversations)
    .where(eq(conversations.id, conversation));
  if (!found || found.blocked || found.lastNo === 0 || (await isInvisible(tx.db, profileId)))
    return;
  const partnerUserIds = await userIdsOf(tx.db, [partnerId]);
  await sendLiveEvents(core, tx, partnerUserIds, typingEvent, { conversation, by: profileId });
};
