import { chats as chatsEndpoint, conversation } from '../../../../contract/chat/chats.ts';
import { messages as messagesEndpoint } from '../../../../contract/chat/messages.ts';
import type { ChatView, MessageView, OpenChat } from '../../../../contract/chat/views.ts';
import type { Call } from '../../../../contract/core/client.ts';
import { oneAtATime } from './again.ts';
import type { Cell } from './cell.ts';
import { chatReadTo, chatWithNews, withFirstPage, withNextPage } from './chat-list.ts';
import type { ChatPage, News } from './chat-list.ts';
import type { Marking } from './marking.ts';
import { refusalIn } from './refusal.ts';
import { withOlder, withRead } from './thread.ts';
import type { MessagePage, Thread, Told } from './thread.ts';

/** A chat as pages load it. Null for messages that could not be read, or are none yet. */
export interface LoadedChat {
  readonly open: OpenChat;
  readonly page: MessagePage | null;
}

export type WhichChat = { readonly conversation: string } | { readonly member: string };

const noMessages: MessagePage = { messages: [], more: false };

/** Reads a chat and its last messages. */
export const loadChat = async (call: Call, which: WhichChat): Promise<LoadedChat> => {
  // To whom somebody closed it there is nothing to read; what fails may get through later.
  const pageOf = (id: string): Promise<MessagePage | null> =>
    call(messagesEndpoint, { query: { conversation: id } }).catch((error: unknown) =>
      refusalIn(error) === 'blocked_by' ? noMessages : null,
    );
  if ('conversation' in which) {
    const [open, page] = await Promise.all([
      call(conversation, { query: which }),
      pageOf(which.conversation),
    ]);
    return { open, page };
  }
  const open = await call(conversation, { query: which });
  const page = open.chat ? await pageOf(open.chat.conversation.id) : noMessages;
  return { open, page };
};

const toldIn = (news: readonly News[], id: string): readonly Told[] =>
  news.flatMap((one) => ('told' in one && one.told.message.conversation === id ? [one.told] : []));

/** Whether a message was told of: what was heard is newer than an answer that was asked for before. */
export const isToldIn = (news: readonly News[], { conversation: id, no }: MessageView): boolean =>
  toldIn(news, id).some(({ message }) => message.no === no);

/** Whether the list knows more of a chat than the open chat itself, which then missed something. */
const isBehind = ({ open, messages }: Thread, { chats }: ChatPage): boolean => {
  const listed = chats.find(({ profile }) => profile.id === open.profile.id);
  if (!listed) return false;
  return (
    !open.chat ||
    (listed.last?.no ?? 0) > (messages.at(-1)?.no ?? 0) ||
    listed.partner_delivered > open.chat.partner_delivered ||
    listed.partner_read > open.chat.partner_read
  );
};

/** What messages cost and what is left, as far as it was heard of meanwhile. */
const purseIn = (
  news: readonly News[],
  member: string,
): Partial<Pick<OpenChat, 'prices' | 'credits'>> => {
  const prices = news
    .flatMap((one) => ('paid' in one && one.paid.member === member ? [one.paid.prices] : []))
    .at(-1);
  const credits = news.flatMap((one) => ('credits' in one ? [one.credits] : [])).at(-1);
  return { ...(prices && { prices }), ...(credits !== undefined && { credits }) };
};

/** Reads what the server has, and puts it together with what happened meanwhile. */
export const createReading = (me: string, call: Call, cell: Cell, marking: Marking) => {
  const ears = new Set<News[]>();
  /** How far this tab has read in conversations. */
  const reads = new Map<string, number>();

  const listening = async <T>(read: () => Promise<T>): Promise<[T, readonly News[]]> => {
    const heard: News[] = [];
    ears.add(heard);
    try {
      return [await read(), heard];
    } finally {
      ears.delete(heard);
    }
  };

  /** Takes the first page over; false if it does not go together with the news. */
  const takeList = (page: ChatPage, news: readonly News[] = []): boolean => {
    const { list } = cell.get();
    const merged = withFirstPage(list, page, { news, reads, me });
    cell.set({
      list: merged ?? withFirstPage(list, page, { news: [], reads, me }),
      reading: 'idle',
    });
    return merged !== null;
  };

  const readList = oneAtATime(async () => {
    if (!cell.get().list) cell.set({ reading: 'loading' });
    try {
      const [page, news] = await listening(() => call(chatsEndpoint, { query: {} }));
      if (!takeList(page, news)) void readList();
      for (const [member, thread] of cell.get().threads) {
        if (isBehind(thread, page)) void readChat(member).catch(() => undefined);
      }
      // What came while this device was away has arrived now.
      for (const { conversation: chat, last, num_unread_messages } of page.chats) {
        if (last && num_unread_messages > 0) marking.mark(chat.id, { delivered: last.no });
      }
    } catch (error) {
      if (!cell.get().list) cell.set({ reading: 'failed' });
      throw error;
    }
  });

  const readMoreChats = oneAtATime(async () => {
    const cursor = cell.get().list?.next;
    if (cursor === undefined || cursor === null) return;
    cell.set({ reading: 'loading' });
    try {
      const page = await call(chatsEndpoint, { query: { cursor } });
      const { list } = cell.get();
      cell.set({ reading: 'idle', ...(list && { list: withNextPage(list, page) }) });
    } catch {
      cell.set({ reading: 'failed' });
    }
  });

  const chatWithAll = (chat: ChatView, news: readonly News[]): ChatView | null => {
    const read = chatReadTo(chat, reads.get(chat.conversation.id) ?? 0);
    return news.reduce<ChatView | null>(
      (before, one) => before && chatWithNews(before, one, me),
      read,
    );
  };

  /** Takes a chat over; false if it does not go together with the news. */
  const takeChat = ({ open, page }: LoadedChat, news: readonly News[] = []): boolean => {
    const member = open.profile.id;
    const { threads } = cell.get();
    const before = threads.get(member);
    const chat = open.chat && chatWithAll(open.chat, news);
    const id = open.chat?.conversation.id ?? '';
    const isSame = before?.open.chat?.conversation.id === id;
    const history = isSame ? before : noMessages;
    const merged = page && withRead(history, page, toldIn(news, id));
    const status = page ? 'ready' : history.messages.length > 0 ? 'ready' : 'error';
    const thread: Thread = {
      older: before?.older ?? 'idle',
      open: { ...open, ...purseIn(news, member), chat: chat ?? open.chat },
      messages: (merged ?? page ?? history).messages,
      more: (merged ?? page ?? history).more,
      status,
    };
    cell.set({ threads: new Map(threads).set(member, thread) });
    // A message told meanwhile may be the first one of this chat.
    if (!open.chat) return !news.some((one) => 'told' in one && one.told.isNew);
    return chat !== null && (merged !== null || page === null);
  };

  const readers = new Map<string, () => Promise<void>>();

  /** Reads a chat again that is known already. */
  const readChat = (member: string): Promise<void> => {
    const known = readers.get(member);
    if (known) return known();
    const reader = oneAtATime(async () => {
      const thread = cell.get().threads.get(member);
      const id = thread?.open.chat?.conversation.id;
      if (thread?.status === 'error')
        cell.setThread(member, (old) => ({ ...old, status: 'loading' }));
      try {
        const which = id === undefined ? { member } : { conversation: id };
        const [loaded, news] = await listening(() => loadChat(call, which));
        if (!takeChat(loaded, news)) void reader();
      } catch (error) {
        cell.setThread(member, (old) =>
          old.messages.length > 0 ? old : { ...old, status: 'error' },
        );
        throw error;
      }
    });
    readers.set(member, reader);
    return reader();
  };

  const readOlder = async (member: string): Promise<void> => {
    const thread = cell.get().threads.get(member);
    const id = thread?.open.chat?.conversation.id;
    const before = thread?.messages[0]?.no;
    if (!thread?.more || thread.older === 'loading') return;
    if (id === undefined || before === undefined) return;
    const setOlder = (older: Thread['older']) =>
      cell.setThread(member, (old) => ({ ...old, older }));
    setOlder('loading');
    try {
      const query = { conversation: id, before: String(before) };
      const [page, news] = await listening(() => call(messagesEndpoint, { query }));
      cell.setThread(member, (old) =>
        // Unless it was read anew meanwhile, and begins elsewhere.
        old.messages[0]?.no === before ? withOlder(old, page, toldIn(news, id)) : old,
      );
      setOlder('idle');
    } catch (error) {
      setOlder('failed');
      throw error;
    }
  };

  return {
    reads,
    listening,
    tell: (news: News): void => {
      for (const heard of ears) heard.push(news);
    },
    takeList,
    takeChat,
    readList,
    readMoreChats,
    readChat,
    readOlder,
  };
};

export type Reading = ReturnType<typeof createReading>;
