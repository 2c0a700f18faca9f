import { and, eq, or, sql } from '../../db/sql.ts';
import type { Core, Events, Tx } from '../../core/index.ts';
import { RetryTransaction, newId, lockByName } from '../../core/index.ts';
import { tables } from '../../db/index.ts';

const { blocks, chatSides, conversations } = tables;

const inOrder = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** Beginning, blocking and lifting a block take turns for each two people. */
const takeTurnsAs = (tx: Tx, one: string, other: string): Promise<void> =>
  lockByName(tx, `chat:${inOrder(one, other).join(':')}`);

export const isOfTwo = (one: string, other: string) => {
  const [oneId, otherId] = inOrder(one, other);
  return and(eq(conversations.oneId, oneId), eq(conversations.otherId, otherId));
};

const hasBlock = (one: string, other: string) => sql<boolean>`exists (select from ${blocks} where
  ${or(
    and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
    and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
  )})`;

/** The conversation of two who have none yet. */
export const begin = async (
  core: Core,
  tx: Tx,
  siteId: number,
  me: string,
  partner: string,
): Promise<string> => {
  await takeTurnsAs(tx, me, partner);
  const [oneId, otherId] = inOrder(me, partner);
  const now = core.clock.now();
  const [made] = await tx.db
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
  // What was to begin it is now an answer.
  if (!made) throw new RetryTransaction('begun meanwhile');
  await tx.db.insert(chatSides).values([
    { conversationId: made.id, profileId: me, partnerId: partner },
    { conversationId: made.id, profileId: partner, partnerId: me },
  ]);
  return made.id;
};

/** Whether two may write each other is kept in their conversation, where a send reads it locked. */
export const keepBlock = async (
  tx: Tx,
  { blockerId, blockedId }: Events['member.blocked'],
): Promise<string | undefined> => {
  await takeTurnsAs(tx, blockerId, blockedId);
  const [changed] = await tx.db
    .update(conversations)
    .set({ blocked: hasBlock(blockerId, blockedId) })
    .where(isOfTwo(blockerId, blockedId))
    .returning({ id: conversations.id });
  return changed?.id;
};
