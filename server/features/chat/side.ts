import { and, eq, sql } from '../../db/sql.ts';
import type { Caller, Tx } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';
import { ownerOf } from '../members/index.ts';

const { blocks, chatSides, conversations, messages, profiles } = tables;

export type Side = typeof chatSides.$inferSelect;

export const isSide = (conversation: string, profileId: string) =>
  and(eq(chatSides.conversationId, conversation), eq(chatSides.profileId, profileId));

/** The caller's side of a conversation; those of others are not there. */
export const ownSide = async (db: Db, caller: Caller, conversation: string): Promise<Side> => {
  const [side] = await db
    .select()
    .from(chatSides)
    .where(isSide(conversation, ownerOf(caller).profileId));
  if (!side) throw new Refusal('conversation_not_found');
  return side;
};

export interface LockedSide extends Side {
  readonly lastNo: number;
  /** Whether one of the two blocks the other. */
  readonly blocked: boolean;
}

/** The same under the lock that everything takes which changes a conversation. */
export const lockSide = async (
  tx: Tx,
  caller: Caller,
  conversation: string,
): Promise<LockedSide> => {
  const { profileId } = ownerOf(caller);
  const [locked] = await tx.db
    .select({ lastNo: conversations.lastNo, blocked: conversations.blocked })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversation),
        sql`${profileId} in (${conversations.oneId}, ${conversations.otherId})`,
      ),
    )
    .for('update');
  if (!locked) throw new Refusal('conversation_not_found');
  return { ...(await ownSide(tx.db, caller, conversation)), ...locked };
};

/** Whether somebody hides: then nobody is told that they are here, write, receive or read. */
export const isHiding = async (db: Db, profileId: string): Promise<boolean> => {
  const [profile] = await db
    .select({ invisible: profiles.invisible })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return profile?.invisible ?? false;
};

/** What the other one goes on being told by a side that hides, and by one that does not. */
export const toldOf = (side: Side, hides: boolean) =>
  hides
    ? {
        toldDeliveredNo: side.toldDeliveredNo ?? side.deliveredNo,
        toldReadNo: side.toldReadNo ?? side.readNo,
      }
    : { toldDeliveredNo: null, toldReadNo: null };

type Id = string | typeof chatSides.profileId | typeof chatSides.partnerId;

/** Whether the other one blocks somebody: then nothing that was said is there for them. */
export const isShutOut = (profileId: Id, partnerId: Id) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${partnerId} and ${blocks.blockedId} = ${profileId})`;

/** Who blocks the owner of a side, if the other one does. */
export const shutOutBy = async (
  db: Db,
  { profileId, partnerId }: Side,
): Promise<{ readonly name: string } | undefined> => {
  const [by] = await db
    .select({ name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.id, partnerId), isShutOut(profileId, partnerId)));
  return by;
};

/** What one has not read yet; counted anew, which is right whatever came or went meanwhile. */
export const unreadOf = ({ conversationId, profileId, readNo, deletedNo, partnerId }: Side) =>
  sql<number>`(select count(*)::int from ${messages}
    where ${messages.conversationId} = ${conversationId}
    and not ${isShutOut(profileId, partnerId)}
    and ${messages.no} > ${Math.max(readNo, deletedNo)}
    and ${messages.senderId} = ${partnerId} and ${messages.deletedAt} is null)`;

/** Counts anew what a side has not read. The conversation is locked. */
export const recount = async (tx: Tx, side: Side): Promise<number> => {
  const [counted] = await tx.db
    .update(chatSides)
    .set({ unread: unreadOf(side) })
    .where(isSide(side.conversationId, side.profileId))
    .returning({ unread: chatSides.unread });
  return counted?.unread ?? 0;
};

/** What somebody has not read in all their conversations. */
export const allUnread = async (db: Db, profileId: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${chatSides.unread}), 0)::int` })
    .from(chatSides)
    .where(and(eq(chatSides.profileId, profileId), sql`${chatSides.unread} > 0`));
  return row?.sum ?? 0;
};

/** The accounts of some profiles, to tell them something. */
export const usersOf = async (db: Db, profileIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(sql`${profiles.id} = any(${sql.param(profileIds)}::uuid[])`);
  return rows.map(({ userId }) => userId);
};
