import type { SQL } from '#server/db/sql.ts';
import { and, asc, eq, notExists, sql } from '#server/db/sql.ts';
import { chatChanged } from '#contract/chat/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { payBack } from '#server/features/billing/index.ts';
import { isConversationBetween } from '../create-conversation.ts';
import { userIdsOf } from '../queries.ts';
import type { HeldMessage } from './hold-message.ts';
import { referenceOf } from './hold-message.ts';

const { conversations, heldMessages, messages } = tables;

/** Whoever writes, and whom they write to. */
export type SenderAndReceiver = readonly [string, string];

export const isHeldBy = (conversation: string, sender: string) =>
  and(eq(heldMessages.conversationId, conversation), eq(heldMessages.senderId, sender));

/** Some held messages, in the order in which they were written. */
export const selectHeld = (db: Db, where: SQL | undefined): Promise<HeldMessage[]> =>
  db.select().from(heldMessages).where(where).orderBy(asc(heldMessages.id));

/** What of a sender is held in some conversations. */
export const selectHeldOf = (
  db: Db,
  sender: string,
  ids: readonly string[],
): Promise<HeldMessage[]> =>
  selectHeld(
    db,
    and(
      eq(heldMessages.senderId, sender),
      sql`${heldMessages.conversationId} = any(${sql.param(ids)}::uuid[])`,
    ),
  );

/** Whether a conversation is there for one of the two: nobody knows of what was not delivered. */
export const isThereFor = (profileId: string) =>
  sql<boolean>`(${conversations.lastNo} > 0 or exists (select from ${heldMessages}
    where ${heldMessages.conversationId} = ${conversations.id}
    and ${heldMessages.senderId} = ${profileId}))`;

export const hasHeld = async ({ db }: Tx, conversation: string): Promise<boolean> =>
  (await db.$count(heldMessages, eq(heldMessages.conversationId, conversation))) > 0;

/** Pays for messages that are not delivered any more; a chat in which nothing ever was goes. */
export const settleDropped = async (
  core: Core,
  tx: Tx,
  dropped: readonly Pick<HeldMessage, 'id' | 'kind' | 'conversationId' | 'senderId' | 'begun'>[],
): Promise<void> => {
  for (const held of dropped) {
    const { conversationId: conversation, senderId, begun } = held;
    const [userId] = await userIdsOf(tx.db, [senderId]);
    if (userId === undefined) continue;
    await payBack(core, tx, { userId, reference: referenceOf(held), begun });
    const left = tx.db
      .select({ id: heldMessages.id })
      .from(heldMessages)
      .where(eq(heldMessages.conversationId, conversations.id));
    const gone = await tx.db
      .delete(conversations)
      .where(and(eq(conversations.id, conversation), eq(conversations.lastNo, 0), notExists(left)))
      .returning({ id: conversations.id });
    const payload = { conversation, gone: gone.length > 0 };
    await sendLiveEvent(core, tx, userId, chatChanged, payload);
  }
};

/** Lets go of held messages, which will not be delivered; what they cost is paid back. */
export const dropHeld = async (core: Core, tx: Tx, where: SQL | undefined): Promise<void> => {
  const dropped = await tx.db.delete(heldMessages).where(where).returning();
  await settleDropped(core, tx, dropped);
};

/** Lets go of everything of somebody that is held. */
export const dropHeldOf = (core: Core, tx: Tx, senderId: string): Promise<void> =>
  dropHeld(core, tx, eq(heldMessages.senderId, senderId));

/** The number of a message that was held and delivered. */
export const findDeliveredNo = async (
  db: Db,
  [sender, receiver]: SenderAndReceiver,
  clientId: string,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ no: messages.no })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        isConversationBetween(sender, receiver),
        eq(messages.senderId, sender),
        eq(messages.clientId, clientId),
      ),
    );
  return found?.no;
};
