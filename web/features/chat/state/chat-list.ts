import type { Answer } from '#contract/core/endpoint.ts';
import type { Payload } from '#contract/core/live.ts';
import type { chats as chatsEndpoint } from '#contract/chat/chats.ts';
import type { marksEvent } from '#contract/chat/events.ts';
import type { ChatView, OpenChat } from '#contract/chat/views.ts';
import type { MessageUpdate } from './thread.ts';

export type ChatPage = Answer<typeof chatsEndpoint>;
export type Marks = Payload<typeof marksEvent>;

/** The conversations as far as they were read, the latest first. */
export interface ChatList {
  readonly chats: readonly ChatView[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
  /** Of all conversations, also those that were not read yet. */
  readonly unread: number;
}

/** What one more message to a member costs. */
interface PartnerPrices extends Pick<OpenChat, 'prices'> {
  readonly member: string;
}

/** Applies a message update to a chat; null if an earlier message was missed, so that the chat has to be reloaded. */
const applyMessageToChat = (
  chat: ChatView,
  { message, isNew }: MessageUpdate,
  me: string,
): ChatView | null => {
  const last = chat.last?.no ?? 0;
  const isUnread = message.sender !== me && message.no > chat.read;
  // What was taken back is not unread any more, and only the server knows whether it was counted.
  if (isUnread && message.deleted) return null;
  if (message.no < last) return chat;
  if (message.no === last) return { ...chat, last: message };
  if (!isNew || message.no > last + 1) return null;
  return {
    ...chat,
    last: message,
    last_at: message.sent_at,
    num_unread_messages: chat.num_unread_messages + (isUnread ? 1 : 0),
  };
};

/** Marks only ever move on. */
const applyMarksToChat = (chat: ChatView, marks: Marks, me: string): ChatView => {
  const { by, delivered, read, unread } = marks;
  if (by !== me) {
    return {
      ...chat,
      partner_delivered: Math.max(chat.partner_delivered, delivered),
      partner_read: Math.max(chat.partner_read, read),
    };
  }
  // Nothing new, or not counted yet what this tab has read since.
  if (read <= chat.read) return chat;
  return { ...chat, read, num_unread_messages: unread?.conversation ?? chat.num_unread_messages };
};

export type ConversationEvent = { readonly update: MessageUpdate } | { readonly marks: Marks };

/** A live event: a message update, read marks, prices, a balance, or a chat that goes. */
export type ChatEvent =
  | ConversationEvent
  | { readonly paid: PartnerPrices }
  | { readonly credits: number }
  | { readonly deleted: string };

const isConversationEvent = (event: ChatEvent): event is ConversationEvent =>
  'update' in event || 'marks' in event;

const conversationOf = (event: ConversationEvent): string =>
  'update' in event ? event.update.message.conversation : event.marks.conversation;

/** A chat with what happened in it; null if something before that was missed. */
export const applyEventToChat = (chat: ChatView, event: ChatEvent, me: string): ChatView | null => {
  if (!isConversationEvent(event) || conversationOf(event) !== chat.conversation.id) return chat;
  return 'update' in event
    ? applyMessageToChat(chat, event.update, me)
    : applyMarksToChat(chat, event.marks, me);
};

/** A chat that was read to its end; with more in it than that, the server has to count. */
export const markChatRead = (chat: ChatView, no: number): ChatView =>
  no <= chat.read || no < (chat.last?.no ?? 0)
    ? chat
    : { ...chat, read: no, num_unread_messages: 0 };

export const findChat = (list: ChatList | null, conversation: string): ChatView | undefined =>
  list?.chats.find((chat) => chat.conversation.id === conversation);

const countUnread = (chats: readonly ChatView[]) =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** With other chats in place of the old ones, in their order, and the total changed by as much. */
const replaceChats = (list: ChatList, chats: readonly ChatView[]): ChatList => ({
  ...list,
  chats: chats.toSorted((one, other) => Date.parse(other.last_at) - Date.parse(one.last_at)),
  unread: Math.max(0, list.unread + countUnread(chats) - countUnread(list.chats)),
});

/** With one chat changed, if it is there. */
export const updateChat = (
  list: ChatList,
  conversation: string,
  change: (chat: ChatView) => ChatView,
): ChatList => {
  const chat = findChat(list, conversation);
  if (!chat) return list;
  const changed = change(chat);
  if (changed === chat) return list;
  return replaceChats(
    list,
    list.chats.map((other) => (other === chat ? changed : other)),
  );
};

export const removeChat = (list: ChatList, conversation: string): ChatList =>
  replaceChats(
    list,
    list.chats.filter((chat) => chat.conversation.id !== conversation),
  );

/** Puts back a chat whose deletion failed. */
export const restoreChat = (list: ChatList, chat: ChatView): ChatList =>
  findChat(list, chat.conversation.id) ? list : replaceChats(list, [...list.chats, chat]);

/** With what happened in a chat; null if it has to be read first. */
export const applyEventToList = (list: ChatList, event: ChatEvent, me: string): ChatList | null => {
  if ('deleted' in event) return removeChat(list, event.deleted);
  if (!isConversationEvent(event)) return list;
  const conversation = conversationOf(event);
  const chat = findChat(list, conversation);
  if (!chat) {
    const changes = 'update' in event ? event.update.isNew : event.marks.by === me;
    return changes ? null : list;
  }
  const changed = applyEventToChat(chat, event, me);
  return changed && updateChat(list, conversation, () => changed);
};

/** Appends the next page; chats that moved up meanwhile are already listed. */
export const appendPage = (list: ChatList, page: ChatPage): ChatList => {
  const known = new Set(list.chats.map((chat) => chat.conversation.id));
  const added = page.chats.filter((chat) => !known.has(chat.conversation.id));
  return { ...list, chats: [...list.chats, ...added], next: page.next };
};

interface MergeContext {
  readonly events: readonly ChatEvent[];
  /** How far this tab has read in conversations, which the server may not know yet. */
  readonly localReads: ReadonlyMap<string, number>;
  readonly me: string;
}

/**
 * With the first page as it was read. Chats further down stay if they follow on it. What happened
 * meanwhile may be newer; null if even so something is missing.
 */
export const mergeFirstPage = (
  list: ChatList | null,
  page: ChatPage,
  { events, localReads, me }: MergeContext,
): ChatList | null => {
  const last = page.chats.at(-1);
  const isContiguous = last && findChat(list, last.conversation.id)?.last_at === last.last_at;
  const inPage = new Set(page.chats.map((chat) => chat.conversation.id));
  const olderChats =
    list && last && isContiguous && page.next !== null
      ? list.chats.filter(
          (chat) =>
            !inPage.has(chat.conversation.id) &&
            Date.parse(chat.last_at) <= Date.parse(last.last_at),
        )
      : [];
  const loaded: ChatList = {
    chats: [...page.chats, ...olderChats],
    next: list && olderChats.length > 0 ? list.next : page.next,
    unread: page.unread_messages,
  };
  const withLocalReads = [...localReads].reduce(
    (before, [conversation, no]) =>
      updateChat(before, conversation, (chat) => markChatRead(chat, no)),
    loaded,
  );
  return events.reduce<ChatList | null>(
    (before, event) => before && applyEventToList(before, event, me),
    withLocalReads,
  );
};
