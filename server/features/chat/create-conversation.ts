import { and, eq } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { RetryTransaction, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { hasBlock, lockPair } from '#server/features/members/index.ts';

const { chatSides, conversations } = tables;

const sortPair = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

export const isConversationBetween = (one: string, other: string) => {
  const [oneId, otherId] = sortPair(one, other);
  return and(eq(conversations.oneId, oneId), eq(conversations.otherId, otherId));
};

/** Creates the conversation of two members who have none yet. */
export const createConversation = async (
  core: Core,
  tx: Tx,
  siteId: number,
  me: string,
  partner: string,
): Promise<string> => {
  // Neither a block nor its end comes in between.
  await lockPair(tx, me, partner, 'chat');
  const [oneId, otherId] = sortPair(me, partner);
  const now = core.clock.now();
  const [created] = await tx.db
    .insert(conversations)
    .values({
      id: newId(now.getTime()),
      siteId,
      oneId,
      otherId,
      blocked: hasBlock(me, partner),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  // The other one created it meanwhile: the transaction starts again, and the message is an answer.
  if (!created) throw new RetryTransaction('begun meanwhile');
  await tx.db.insert(chatSides).values([
    { conversationId: created.id, profileId: me, partnerId: partner },
    { conversationId: created.id, profileId: partner, partnerId: me },
  ]);
  return created.id;
};

/** Copies a block into the conversation, where sending a message reads it under the lock. */
export const syncBlockedFlag = async (
  tx: Tx,
  { blockerId, blockedId }: Events['member.blocked'],
): Promise<string | undefined> => {
  await lockPair(tx, blockerId, blockedId, 'chat');
  const [changed] = await tx.db
    .update(conversations)
    .set({ blocked: hasBlock(blockerId, blockedId) })
    .where(isConversationBetween(blockerId, blockedId))
    .returning({ id: conversations.id });
  return changed?.id;
};
