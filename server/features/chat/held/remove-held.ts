import { and, eq, inArray } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { createConversation, isConversationBetween } from '../create-conversation.ts';
import { deliverHeld } from './deliver-held.ts';
import type { SenderAndReceiver } from './drop-held.ts';
import type { HeldMessage } from './hold-message.ts';

const { conversations, heldMessages, profiles } = tables;

/** A held message that a moderator removed, as it was, and whom it was for. */
export interface RemovedHeld {
  readonly held: Omit<HeldMessage, 'createdAt'> & { readonly createdAt: string };
  readonly receiverId: string;
}

/** A held message by what its sender's browser called it. */
const isHeldAs = (db: Db, [sender, receiver]: SenderAndReceiver, clientId: string) => {
  const between = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversationBetween(sender, receiver));
  return and(
    inArray(heldMessages.conversationId, between),
    eq(heldMessages.senderId, sender),
    eq(heldMessages.clientId, clientId),
  );
};

/** Removes a held message; what it cost is paid back when the decision can no longer be undone. */
export const removeHeld = async (
  tx: Tx,
  two: SenderAndReceiver,
  clientId: string,
): Promise<RemovedHeld | null> => {
  const [removed] = await tx.db
    .delete(heldMessages)
    .where(isHeldAs(tx.db, two, clientId))
    .returning();
  const [, receiverId] = two;
  if (!removed) return null;
  return { held: { ...removed, createdAt: removed.createdAt.toISOString() }, receiverId };
};

/** The conversation of two, begun again if nothing was left of it. */
const reopen = async (core: Core, tx: Tx, { held, receiverId }: RemovedHeld) => {
  const { senderId } = held;
  const [found] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isConversationBetween(senderId, receiverId))
    .for('update');
  if (found) return found.id;
  const people = await tx.db
    .select({ siteId: profiles.siteId })
    .from(profiles)
    .where(eq(profiles.id, senderId));
  const [sender] = people;
  const receiver = await tx.db.$count(profiles, eq(profiles.id, receiverId));
  if (!sender || receiver === 0) return undefined;
  return createConversation(core, tx, sender.siteId, senderId, receiverId);
};

/**
 * Puts a removed message back: it waits again, or, if its sender was told that it was removed and
 * got back what it cost, it is delivered.
 */
export const restoreHeld = async (
  core: Core,
  tx: Tx,
  removed: RemovedHeld,
  wasTold: boolean,
): Promise<void> => {
  const { held } = removed;
  const conversationId = await reopen(core, tx, removed);
  if (conversationId === undefined) return;
  await tx.db
    .insert(heldMessages)
    .values({
      ...held,
      conversationId,
      createdAt: new Date(held.createdAt),
      ...(wasTold && { price: 0, begun: false, waits: false }),
    })
    .onConflictDoNothing();
  if (wasTold) await deliverHeld(core, tx, conversationId, held.senderId);
};
