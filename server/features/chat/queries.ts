import type { SQL } from '#server/db/sql.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { ownConversation } from './policy.ts';

const { blocks, chatSides, conversations, messagePhotos, messages, profiles } = tables;
const quoted = alias(messages, 'quoted');

export type Participant = typeof chatSides.$inferSelect;

export const isParticipant = (conversation: string, profileId: string) =>
  and(eq(chatSides.conversationId, conversation), eq(chatSides.profileId, profileId));

/** The caller as a participant of a conversation; refuses who is not one. */
export const requireParticipant = async (
  db: Db,
  caller: Caller,
  conversation: string,
): Promise<Participant> => {
  const [participant] = await db
    .select()
    .from(chatSides)
    .where(isParticipant(conversation, memberIdsOf(caller).profileId));
  return ownConversation(participant);
};

export interface LockedParticipant extends Participant {
  readonly lastNo: number;
  /** Whether one of the two blocks the other. */
  readonly blocked: boolean;
}

/** Locks a conversation, as every change of it does first, and gives the caller as its participant. */
export const lockConversation = async (
  tx: Tx,
  caller: Caller,
  conversation: string,
): Promise<LockedParticipant> => {
  const { profileId } = memberIdsOf(caller);
  const [found] = await tx.db
    .select({ lastNo: conversations.lastNo, blocked: conversations.blocked })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversation),
        sql`${profileId} in (${conversations.oneId}, ${conversations.otherId})`,
      ),
    )
    .for('update');
  const locked = ownConversation(found);
  return { ...(await requireParticipant(tx.db, caller, conversation)), ...locked };
};

/** Whether a member is invisible: then partners see neither presence nor typing nor read marks. */
export const isInvisible = async (db: Db, profileId: string): Promise<boolean> => {
  const [profile] = await db
    .select({ invisible: profiles.invisible })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return profile?.invisible ?? false;
};

/** The marks that the partner sees: of an invisible member those from before they hid. */
export const visibleMarks = (participant: Participant, isHidden: boolean) =>
  isHidden
    ? {
        toldDeliveredNo: participant.toldDeliveredNo ?? participant.deliveredNo,
        toldReadNo: participant.toldReadNo ?? participant.readNo,
      }
    : { toldDeliveredNo: null, toldReadNo: null };

type ProfileIdOrColumn = string | typeof chatSides.profileId | typeof chatSides.partnerId;

/** Whether the partner blocks a member: then the member sees no message of the conversation. */
export const isBlockedBy = (profileId: ProfileIdOrColumn, partnerId: ProfileIdOrColumn) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${partnerId} and ${blocks.blockedId} = ${profileId})`;

/** The partner, if the partner blocks the participant. */
export const findBlocker = async (
  db: Db,
  { profileId, partnerId }: Participant,
): Promise<{ readonly name: string } | undefined> => {
  const [blocker] = await db
    .select({ name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.id, partnerId), isBlockedBy(profileId, partnerId)));
  return blocker;
};

/** How many messages a participant has not read; counted anew, so that no change in between is missed. */
export const unreadCount = ({
  conversationId,
  profileId,
  readNo,
  deletedNo,
  partnerId,
}: Participant) =>
  sql<number>`(select count(*)::int from ${messages}
    where ${messages.conversationId} = ${conversationId}
    and not ${isBlockedBy(profileId, partnerId)}
    and ${messages.no} > ${Math.max(readNo, deletedNo)}
    and ${messages.senderId} = ${partnerId} and ${messages.deletedAt} is null)`;

/** Counts the unread messages of a participant anew. The conversation is locked. */
export const recountUnread = async (tx: Tx, participant: Participant): Promise<number> => {
  const [counted] = await tx.db
    .update(chatSides)
    .set({ unread: unreadCount(participant) })
    .where(isParticipant(participant.conversationId, participant.profileId))
    .returning({ unread: chatSides.unread });
  return counted?.unread ?? 0;
};

/** How many messages a member has not read in all conversations. */
export const countUnreadMessages = async (db: Db, profileId: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${chatSides.unread}), 0)::int` })
    .from(chatSides)
    .where(and(eq(chatSides.profileId, profileId), sql`${chatSides.unread} > 0`));
  return row?.sum ?? 0;
};

/** The accounts of some profiles, to send live events to. */
export const userIdsOf = async (db: Db, profileIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(sql`${profiles.id} = any(${sql.param(profileIds)}::uuid[])`);
  return rows.map(({ userId }) => userId);
};

/** Messages with all that is shown of them. */
export const selectMessages = (db: Db, where: SQL | undefined) =>
  db
    .select({ message: messages, photo: messagePhotos, quoted })
    .from(messages)
    .leftJoin(
      messagePhotos,
      and(
        eq(messagePhotos.conversationId, messages.conversationId),
        eq(messagePhotos.no, messages.no),
      ),
    )
    .leftJoin(
      quoted,
      and(
        eq(quoted.conversationId, messages.conversationId),
        eq(quoted.no, messages.replyTo),
        isNull(quoted.deletedAt),
      ),
    )
    .where(where)
    .$dynamic();

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export const isMessage = (conversation: string, no: number) =>
  and(eq(messages.conversationId, conversation), eq(messages.no, no));

/** Some messages, by conversation and number. */
export const findMessages = async (
  db: Db,
  refs: readonly { readonly conversation: string; readonly no: number }[],
): Promise<MessageRow[]> => {
  if (refs.length === 0) return [];
  const pairs = sql`select * from unnest(
    ${sql.param(refs.map(({ conversation }) => conversation))}::uuid[],
    ${sql.param(refs.map(({ no }) => no))}::int[])`;
  return selectMessages(db, sql`(${messages.conversationId}, ${messages.no}) in (${pairs})`);
};

/** One message that is there. */
export const findMessage = async (
  db: Db,
  conversation: string,
  no: number,
): Promise<MessageRow> => {
  const [row] = await selectMessages(db, isMessage(conversation, no));
  if (!row) throw new Error('The message is gone.');
  return row;
};
