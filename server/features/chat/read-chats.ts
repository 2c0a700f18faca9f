import type { SQL } from '#server/db/sql.ts';
import { and, desc, eq, gt, isNotNull, lt, sql } from '#server/db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import type { ChatView, MessageView, OpenChat } from '#contract/chat/index.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal, comesAfter, latestFirst } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { readCards, findVisibleMember, readerOf } from '#server/features/members/index.ts';
import { isConversationBetween } from './create-conversation.ts';
import { isThereFor, selectHeldOf } from './held/drop-held.ts';
import { toHeldView } from './held/hold-message.ts';
import { readPartners } from './read-partners.ts';
import { assertCanRead, pricesFor } from './policy.ts';
import {
  countUnreadMessages,
  isBlockedBy,
  requireParticipant,
  findBlocker,
  findMessages,
  selectMessages,
} from './queries.ts';
import { toMessageView } from './views.ts';

const { chatSides, conversations, messages, users } = tables;
const partnerSides = alias(chatSides, 'theirs');

/** Participants with the marks of their partners and the number of the last visible message. */
const selectParticipants = (db: Db, where: SQL | undefined) =>
  db
    .select({
      participant: chatSides,
      partnerDelivered: sql<number>`coalesce(${partnerSides.toldDeliveredNo}, ${partnerSides.deliveredNo})`,
      partnerRead: sql<number>`coalesce(${partnerSides.toldReadNo}, ${partnerSides.readNo})`,
      lastNo: sql<number | null>`(select max(${messages.no}) from ${messages}
        where ${messages.conversationId} = ${chatSides.conversationId}
        and not ${isBlockedBy(chatSides.profileId, chatSides.partnerId)}
        and ${messages.no} > ${chatSides.deletedNo})`,
    })
    .from(chatSides)
    .innerJoin(
      partnerSides,
      and(
        eq(partnerSides.conversationId, chatSides.conversationId),
        eq(partnerSides.profileId, chatSides.partnerId),
      ),
    )
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectParticipants>>[number];

/** The last message of each conversation that its reader can see. */
const readLastMessages = async (
  db: Db,
  rows: readonly Row[],
  reader: string,
): Promise<Map<string, MessageView>> => {
  const refs = rows.flatMap(({ participant, lastNo }) =>
    lastNo === null ? [] : { conversation: participant.conversationId, no: lastNo },
  );
  const lastMessages = await findMessages(db, refs);
  return new Map(
    lastMessages.map((row) => [row.message.conversationId, toMessageView(row, reader)]),
  );
};

/** The last own message of each conversation that is held. */
const readLastHeld = async (
  db: Db,
  me: string,
  rows: readonly Row[],
): Promise<Map<string, MessageView>> => {
  const numbers = new Map(rows.map((row) => [row.participant.conversationId, row.lastNo ?? 0]));
  const held = await selectHeldOf(db, me, [...numbers.keys()]);
  return new Map(
    held.map((one) => [one.conversationId, toHeldView(one, numbers.get(one.conversationId) ?? 0)]),
  );
};

const chatViewsOf = async (
  core: Core,
  caller: Caller,
  rows: readonly Row[],
): Promise<ChatView[]> => {
  const partners = await readPartners(
    core,
    caller,
    rows.map(({ participant }) => participant.partnerId),
  );
  const me = memberIdsOf(caller).profileId;
  const lastMessages = await readLastMessages(core.db, rows, me);
  const heldMessages = await readLastHeld(core.db, me, rows);
  return rows.flatMap(({ participant, partnerDelivered, partnerRead }) => {
    const profile = partners.get(participant.partnerId);
    if (!profile) return [];
    const message = lastMessages.get(participant.conversationId) ?? null;
    const held = heldMessages.get(participant.conversationId);
    return {
      conversation: { id: participant.conversationId },
      profile,
      num_unread_messages: participant.unread,
      last: held && held.sent_at >= (message?.sent_at ?? '') ? held : message,
      last_at: (participant.lastAt ?? new Date(0)).toISOString(),
      read: participant.readNo,
      partner_delivered: partnerDelivered,
      partner_read: partnerRead,
      muted: participant.muted,
      draft: participant.draft,
    };
  });
};

/** The member's conversations, the latest first, a page at a time. */
export const readChats = async (
  core: Core,
  caller: Caller,
  cursor: string | undefined,
): Promise<Answer<typeof contract.chats>> => {
  const { profileId } = memberIdsOf(caller);
  const after = latestFirst.open(core, cursor);
  const rows = await selectParticipants(
    core.db,
    and(
      eq(chatSides.profileId, profileId),
      isNotNull(chatSides.lastAt),
      after
        ? comesAfter([chatSides.lastAt, after.at], [chatSides.conversationId, after.id])
        : undefined,
    ),
  )
    .orderBy(desc(chatSides.lastAt), desc(chatSides.conversationId))
    .limit(limits.chatPage + 1);
  const page = rows.slice(0, limits.chatPage);
  const lastShown = rows.length > limits.chatPage ? page.at(-1)?.participant : undefined;
  return {
    chats: await chatViewsOf(core, caller, page),
    next: latestFirst.close(
      core,
      lastShown?.lastAt && { at: lastShown.lastAt.toISOString(), id: lastShown.conversationId },
    ),
    unread_messages: await countUnreadMessages(core.db, profileId),
  };
};

/** The last messages that are there for the reader, or those before a number; the oldest first. */
export const readMessages = async (
  core: Core,
  caller: Caller,
  conversation: string,
  before: number | undefined,
): Promise<Answer<typeof contract.messages>> => {
  const participant = await requireParticipant(core.db, caller, conversation);
  assertCanRead(await findBlocker(core.db, participant));
  const { profileId } = participant;
  const rows = await selectMessages(
    core.db,
    and(
      eq(messages.conversationId, conversation),
      gt(messages.no, participant.deletedNo),
      before === undefined ? undefined : lt(messages.no, before),
    ),
  )
    .orderBy(desc(messages.no))
    .limit(limits.messagePage + 1);
  const lastNo = rows[0]?.message.no ?? 0;
  const held = before === undefined ? await selectHeldOf(core.db, profileId, [conversation]) : [];
  return {
    messages: rows
      .slice(0, limits.messagePage)
      .map((row) => toMessageView(row, profileId))
      .toReversed(),
    more: rows.length > limits.messagePage,
    held: held.map((one) => toHeldView(one, lastNo)),
  };
};

/** The partner of a conversation, or a member who may be written to. */
const findPartner = async (
  core: Core,
  caller: Caller,
  target: { readonly conversation?: string | undefined; readonly member?: string | undefined },
) => {
  const me = memberIdsOf(caller).profileId;
  if (target.conversation !== undefined) {
    const { partnerId } = await requireParticipant(core.db, caller, target.conversation);
    return { partnerId, conversation: target.conversation };
  }
  if (target.member === undefined) throw refuseFields({ conversation: 'required' });
  const [found] = await core.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isConversationBetween(me, target.member), isThereFor(me)));
  if (found) return { partnerId: target.member, conversation: found.id };
  const { member } = await findVisibleMember(core, core, caller, target.member);
  return { partnerId: member.id, conversation: null };
};

/** A conversation with what its page shows beside the messages; nobody may have written yet. */
export const readOpenChat = async (
  core: Core,
  caller: Caller,
  target: { readonly conversation?: string | undefined; readonly member?: string | undefined },
): Promise<OpenChat> => {
  const { profileId, userId } = memberIdsOf(caller);
  const { partnerId, conversation } = await findPartner(core, caller, target);
  const rows = conversation
    ? await selectParticipants(
        core.db,
        and(eq(chatSides.conversationId, conversation), eq(chatSides.profileId, profileId)),
      )
    : [];
  const [chat] = await chatViewsOf(core, caller, rows);
  const profile = chat?.profile ?? (await readPartners(core, caller, [partnerId])).get(partnerId);
  const [balance] = await core.db
    .select({ credits: users.credits, paid: users.paidUser, begun: users.freeConversations })
    .from(users)
    .where(eq(users.id, userId));
  if (!profile || !balance) throw new Refusal('member_not_found');
  const { settings } = caller.site;
  const reader = await readerOf(core, caller);
  // Nobody has a card who left or is blocked.
  const [card] = await readCards(core, reader, profile.state === 'open' ? [partnerId] : []);
  return {
    chat: chat ?? null,
    profile,
    place: card?.place ?? null,
    distance: card?.distance ?? null,
    shared_interests: card?.shared_interests ?? [],
    prices: pricesFor(settings, balance, !chat),
    credits: balance.credits,
    history_days: settings.chat_history_days,
  };
};
