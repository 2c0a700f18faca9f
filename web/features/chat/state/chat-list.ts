import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Payload } from '../../../../contract/core/live.ts';
import type { chats as chatsEndpoint } from '../../../../contract/chat/chats.ts';
import type { marksEvent } from '../../../../contract/chat/events.ts';
import type { ChatView, OpenChat } from '../../../../contract/chat/views.ts';
import type { Told } from './thread.ts';

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
interface Paid extends Pick<OpenChat, 'prices'> {
  readonly member: string;
}

/** A chat with what was told of a message in it; null if something before it was missed. */
const chatWithTold = (chat: ChatView, { message, isNew }: Told, me: string): ChatView | null => {
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
const chatWithMarks = (chat: ChatView, marks: Marks, me: string): ChatView => {
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

export type ChatNews = { readonly told: Told } | { readonly marks: Marks };

/** Something that happened: with a message, with how far somebody has come, or with the credits. */
export type News = ChatNews | { readonly paid: Paid } | { readonly credits: number };

const isOfPurse = (news: News): news is Exclude<News, ChatNews> =>
  'paid' in news || 'credits' in news;

const conversationOf = (news: ChatNews): string =>
  'told' in news ? news.told.message.conversation : news.marks.conversation;

/** A chat with what happened in it; null if something before that was missed. */
export const chatWithNews = (chat: ChatView, news: News, me: string): ChatView | null => {
  if (isOfPurse(news) || conversationOf(news) !== chat.conversation.id) return chat;
  return 'told' in news ? chatWithTold(chat, news.told, me) : chatWithMarks(chat, news.marks, me);
};

/** A chat that was read to its end; with more in it than that, the server has to count. */
export const chatReadTo = (chat: ChatView, no: number): ChatView =>
  no <= chat.read || no < (chat.last?.no ?? 0)
    ? chat
    : { ...chat, read: no, num_unread_messages: 0 };

export const chatOf = (list: ChatList | null, conversation: string): ChatView | undefined =>
  list?.chats.find((chat) => chat.conversation.id === conversation);

const unreadIn = (chats: readonly ChatView[]) =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** With other chats in place of the old ones, in their order, and the total changed by as much. */
const withChats = (list: ChatList, chats: readonly ChatView[]): ChatList => ({
  ...list,
  chats: chats.toSorted((one, other) => Date.parse(other.last_at) - Date.parse(one.last_at)),
  unread: Math.max(0, list.unread + unreadIn(chats) - unreadIn(list.chats)),
});

/** With one chat changed, if it is there. */
export const withChat = (
  list: ChatList,
  conversation: string,
  change: (chat: ChatView) => ChatView,
): ChatList => {
  const chat = chatOf(list, conversation);
  if (!chat) return list;
  const changed = change(chat);
  if (changed === chat) return list;
  return withChats(
    list,
    list.chats.map((other) => (other === chat ? changed : other)),
  );
};

export const withoutChat = (list: ChatList, conversation: string): ChatList =>
  withChats(
    list,
    list.chats.filter((chat) => chat.conversation.id !== conversation),
  );

/** With a chat that was taken out too early. */
export const withPutBack = (list: ChatList, chat: ChatView): ChatList =>
  chatOf(list, chat.conversation.id) ? list : withChats(list, [...list.chats, chat]);

/** With what happened in a chat; null if it has to be read first. */
export const listWithNews = (list: ChatList, news: News, me: string): ChatList | null => {
  if (isOfPurse(news)) return list;
  const conversation = conversationOf(news);
  const chat = chatOf(list, conversation);
  if (!chat) {
    const changes = 'told' in news ? news.told.isNew : news.marks.by === me;
    return changes ? null : list;
  }
  const changed = chatWithNews(chat, news, me);
  return changed && withChat(list, conversation, () => changed);
};

/** With the next page behind; who has moved up meanwhile is there already. */
export const withNextPage = (list: ChatList, page: ChatPage): ChatList => {
  const known = new Set(list.chats.map((chat) => chat.conversation.id));
  const added = page.chats.filter((chat) => !known.has(chat.conversation.id));
  return { ...list, chats: [...list.chats, ...added], next: page.next };
};

interface Meanwhile {
  readonly news: readonly News[];
  /** How far this tab has read in conversations, which the server may not know yet. */
  readonly reads: ReadonlyMap<string, number>;
  readonly me: string;
}

/**
 * With the first page as it was read. Chats further down stay if they follow on it. What happened
 * meanwhile may be newer; null if even so something is missing.
 */
export const withFirstPage = (
  list: ChatList | null,
  page: ChatPage,
  { news, reads, me }: Meanwhile,
): ChatList | null => {
  const last = page.chats.at(-1);
  const follows = last && chatOf(list, last.conversation.id)?.last_at === last.last_at;
  const inPage = new Set(page.chats.map((chat) => chat.conversation.id));
  const below =
    list && last && follows && page.next !== null
      ? list.chats.filter(
          (chat) =>
            !inPage.has(chat.conversation.id) &&
            Date.parse(chat.last_at) <= Date.parse(last.last_at),
        )
      : [];
  const read: ChatList = {
    chats: [...page.chats, ...below],
    next: list && below.length > 0 ? list.next : page.next,
    unread: page.unread_messages,
  };
  const here = [...reads].reduce(
    (before, [conversation, no]) => withChat(before, conversation, (chat) => chatReadTo(chat, no)),
    read,
  );
  return news.reduce<ChatList | null>(
    (before, one) => before && listWithNews(before, one, me),
    here,
  );
};
