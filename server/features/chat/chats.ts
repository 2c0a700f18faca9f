import type { SQL } from '../../db/sql.ts';
import { and, desc, eq, gt, isNotNull, lt, sql } from '../../db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Answer } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/chat/index.ts';
import type { ChatView, MessageView, OpenChat } from '../../../contract/chat/index.ts';
import { limits } from '../../../contract/limits.ts';
import type { Caller, Core } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';
import { refuseFields } from '../../http/index.ts';
import { cardsOf, findThere, ownerOf, readerOf } from '../members/index.ts';
import { isOfTwo } from './begin.ts';
import { partnersOf } from './partners.ts';
import { pricesFor } from './policy.ts';
import { allUnread, isShutOut, ownSide, shutOutBy } from './side.ts';
import { messageOf, messagesAt, messagesWhere } from './views.ts';

const { chatSides, conversations, messages, users } = tables;
const theirs = alias(chatSides, 'theirs');

/** One's sides of conversations with how far the other one has come. */
const sidesWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      side: chatSides,
      partnerDelivered: sql<number>`coalesce(${theirs.toldDeliveredNo}, ${theirs.deliveredNo})`,
      partnerRead: sql<number>`coalesce(${theirs.toldReadNo}, ${theirs.readNo})`,
      lastNo: sql<number | null>`(select max(${messages.no}) from ${messages}
        where ${messages.conversationId} = ${chatSides.conversationId}
        and not ${isShutOut(chatSides.profileId, chatSides.partnerId)}
        and ${messages.no} > ${chatSides.deletedNo})`,
    })
    .from(chatSides)
    .innerJoin(
      theirs,
      and(
        eq(theirs.conversationId, chatSides.conversationId),
        eq(theirs.profileId, chatSides.partnerId),
      ),
    )
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof sidesWhere>>[number];

/** The last message of each conversation that is there for its reader. */
const lastOf = async (
  db: Db,
  rows: readonly Row[],
  reader: string,
): Promise<Map<string, MessageView>> => {
  const wanted = rows.flatMap(({ side, lastNo }) =>
    lastNo === null ? [] : { conversation: side.conversationId, no: lastNo },
  );
  const last = await messagesAt(db, wanted, reader);
  return new Map(last.map((message) => [message.conversation, message]));
};

const viewsOf = async (core: Core, caller: Caller, rows: readonly Row[]): Promise<ChatView[]> => {
  const partners = await partnersOf(
    core,
    caller,
    rows.map(({ side }) => side.partnerId),
  );
  const last = await lastOf(core.db, rows, ownerOf(caller).profileId);
  return rows.flatMap(({ side, partnerDelivered, partnerRead }) => {
    const profile = partners.get(side.partnerId);
    if (!profile) return [];
    const message = last.get(side.conversationId) ?? null;
    return {
      conversation: { id: side.conversationId },
      profile,
      num_unread_messages: side.unread,
      last: message,
      last_at: (side.lastAt ?? new Date(0)).toISOString(),
      read: side.readNo,
      partner_delivered: partnerDelivered,
      partner_read: partnerRead,
      muted: side.muted,
      draft: side.draft,
    };
  });
};

const cursorShape = z.object({ at: z.iso.datetime(), id: z.uuid() });

const comesAfter = (core: Core, text: string | undefined): SQL | undefined => {
  if (text === undefined) return undefined;
  const opened = z.safeParse(cursorShape, core.seal.open(text));
  if (!opened.success) throw refuseFields({ cursor: 'invalid' });
  const { at, id } = opened.data;
  return sql`(${chatSides.lastAt}, ${chatSides.conversationId}) < (${at}::timestamptz, ${id}::uuid)`;
};

/** The member's conversations, the latest first, a page at a time. */
export const readChats = async (
  core: Core,
  caller: Caller,
  cursor: string | undefined,
): Promise<Answer<typeof contract.chats>> => {
  const { profileId } = ownerOf(caller);
  const rows = await sidesWhere(
    core.db,
    and(eq(chatSides.profileId, profileId), isNotNull(chatSides.lastAt), comesAfter(core, cursor)),
  )
    .orderBy(desc(chatSides.lastAt), desc(chatSides.conversationId))
    .limit(limits.chatPage + 1);
  const shown = rows.slice(0, limits.chatPage);
  const last = rows.length > limits.chatPage ? shown.at(-1)?.side : undefined;
  return {
    chats: await viewsOf(core, caller, shown),
    next: last?.lastAt
      ? core.seal.close({ at: last.lastAt.toISOString(), id: last.conversationId })
      : null,
    unread_messages: await allUnread(core.db, profileId),
  };
};

/** The last messages that are there for the reader, or those before a number; the oldest first. */
export const readMessages = async (
  core: Core,
  caller: Caller,
  conversation: string,
  before: number | undefined,
): Promise<Answer<typeof contract.messages>> => {
  const side = await ownSide(core.db, caller, conversation);
  const by = await shutOutBy(core.db, side);
  if (by) throw new Refusal('blocked_by', { values: by });
  const rows = await messagesWhere(
    core.db,
    and(
      eq(messages.conversationId, conversation),
      gt(messages.no, side.deletedNo),
      before === undefined ? undefined : lt(messages.no, before),
    ),
  )
    .orderBy(desc(messages.no))
    .limit(limits.messagePage + 1);
  return {
    messages: rows
      .slice(0, limits.messagePage)
      .map((row) => messageOf(row, side.profileId))
      .toReversed(),
    more: rows.length > limits.messagePage,
  };
};

/** Whom a question is about: the partner of a conversation, or a member who may be written to. */
const findPartner = async (
  core: Core,
  caller: Caller,
  asked: { readonly conversation?: string | undefined; readonly member?: string | undefined },
) => {
  const me = ownerOf(caller).profileId;
  if (asked.conversation !== undefined) {
    const { partnerId } = await ownSide(core.db, caller, asked.conversation);
    return { partnerId, conversation: asked.conversation };
  }
  if (asked.member === undefined) throw refuseFields({ conversation: 'required' });
  const [found] = await core.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOfTwo(me, asked.member));
  if (found) return { partnerId: asked.member, conversation: found.id };
  const there = await findThere(core, core.db, caller.site, me, asked.member);
  if (!there || asked.member === me) throw new Refusal('member_not_found');
  return { partnerId: asked.member, conversation: null };
};

/** A conversation with what its page shows beside the messages; nobody may have written yet. */
export const readOpenChat = async (
  core: Core,
  caller: Caller,
  asked: { readonly conversation?: string | undefined; readonly member?: string | undefined },
): Promise<OpenChat> => {
  const { profileId, userId } = ownerOf(caller);
  const { partnerId, conversation } = await findPartner(core, caller, asked);
  const rows = conversation
    ? await sidesWhere(
        core.db,
        and(eq(chatSides.conversationId, conversation), eq(chatSides.profileId, profileId)),
      )
    : [];
  const [chat] = await viewsOf(core, caller, rows);
  const profile = chat?.profile ?? (await partnersOf(core, caller, [partnerId])).get(partnerId);
  const [purse] = await core.db
    .select({ credits: users.credits, paid: users.paidUser, begun: users.freeConversations })
    .from(users)
    .where(eq(users.id, userId));
  if (!profile || !purse) throw new Refusal('member_not_found');
  const { settings } = caller.site;
  const reader = await readerOf(core, caller);
  // Nobody has a card who left or is blocked.
  const [card] = await cardsOf(core, reader, profile.state === 'open' ? [partnerId] : []);
  return {
    chat: chat ?? null,
    profile,
    place: card?.place ?? null,
    distance: card?.distance ?? null,
    shared_interests: card?.shared_interests ?? [],
    prices: pricesFor(settings, purse, !chat),
    credits: purse.credits,
    history_days: settings.chat_history_days,
  };
};
