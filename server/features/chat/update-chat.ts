import type { CheckedInput } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import { chatChanged } from '#contract/chat/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { isParticipant, requireParticipant } from './queries.ts';

const { chatSides } = tables;

/** Mutes a conversation, or keeps what was written but not sent yet. */
export const updateChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { conversation, muted, draft }: CheckedInput<typeof contract.conversationUpdate>['body'],
): Promise<void> => {
  const { profileId } = await requireParticipant(tx.db, caller, conversation);
  if (muted === undefined && draft === undefined) return;
  await tx.db
    .update(chatSides)
    .set({ ...(muted !== undefined && { muted }), ...(draft !== undefined && { draft }) })
    .where(isParticipant(conversation, profileId));
  await sendLiveEvent(core, tx, memberIdsOf(caller).userId, chatChanged, {
    conversation,
    gone: false,
  });
};
