import { chats as chatsEndpoint, conversation } from '#contract/chat/chats.ts';
import { messages as messagesEndpoint } from '#contract/chat/messages.ts';
import type { ChatView, MessageView, OpenChat } from '#contract/chat/views.ts';
import type { Call } from '#contract/core/client.ts';
import { ignore } from '#web/lib/ignore.ts';
import { coalesce } from './coalesce.ts';
import type { StateStore } from './state-store.ts';
import { markChatRead, applyEventToChat, mergeFirstPage, appendPage } from './chat-list.ts';
import type { ChatPage, ChatEvent } from './chat-list.ts';
import type { ReadReceipts } from './read-receipts.ts';
import { permanentRefusalCode } from './refusal.ts';
import { prependPage, mergeLatestPage } from './thread.ts';
import type { MessagePage, Thread, MessageUpdate } from './thread.ts';

/** A chat as pages load it. Null for messages that could not be read, or are none yet. */
export interface LoadedChat {
  readonly open: OpenChat;
  readonly page: MessagePage | null;
}

export type ChatKey = { readonly conversation: string } | { readonly member: string };

const noMessages: MessagePage = { messages: [], more: false, held: [] };

/** Reads a chat and its last messages. */
export const loadChat = async (call: Call, key: ChatKey): Promise<LoadedChat> => {
  // To whom somebody closed it there is nothing to read; what fails may get through later.
  const loadPage = (id: string): Promise<MessagePage | null> =>
    call(messagesEndpoint, { query: { conversation: id } }).catch((error: unknown) =>
      permanentRefusalCode(error) === 'blocked_by' ? noMessages : null,
    );
  if ('conversation' in key) {
    const [open, page] = await Promise.all([
      call(conversation, { query: key }),
      loadPage(key.conversation),
    ]);
    return { open, page };
  }
  const open = await call(conversation, { query: key });
  const page = open.chat ? await loadPage(open.chat.conversation.id) : noMessages;
  return { open, page };
};

const updatesIn = (events: readonly ChatEvent[], id: string): readonly MessageUpdate[] =>
  events.flatMap((event) =>
    'update' in event && event.update.message.conversation === id ? [event.update] : [],
  );

/** Whether an event about the message arrived: it is newer than the answer of a request made before it. */
export const hasUpdateFor = (
  events: readonly ChatEvent[],
  { conversation: id, no }: MessageView,
): boolean => updatesIn(events, id).some(({ message }) => message.no === no);

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
const balanceIn = (
  events: readonly ChatEvent[],
  member: string,
): Partial<Pick<OpenChat, 'prices' | 'credits'>> => {
  const prices = events
    .flatMap((event) =>
      'paid' in event && event.paid.member === member ? [event.paid.prices] : [],
    )
    .at(-1);
  const credits = events.flatMap((event) => ('credits' in event ? [event.credits] : [])).at(-1);
  return { ...(prices && { prices }), ...(credits !== undefined && { credits }) };
};

/** Loads from the server and merges live events that arrived during the request. */
export const createLoader = (
  me: string,
  call: Call,
  store: StateStore,
  readReceipts: ReadReceipts,
) => {
  const recorders = new Set<ChatEvent[]>();
  /** How far this tab has read in conversations. */
  const localReads = new Map<string, number>();
  /** Conversations that are being deleted, which the server may still have. */
  const deleting = new Set<string>();

  const publish = (event: ChatEvent): void => {
    for (const events of recorders) events.push(event);
  };

  const recordEvents = async <T>(read: () => Promise<T>): Promise<[T, readonly ChatEvent[]]> => {
    const events: ChatEvent[] = [];
    recorders.add(events);
    try {
      return [await read(), events];
    } finally {
      recorders.delete(events);
    }
  };

  /** Takes the first page over; false if it does not go together with the news. */
  const mergeList = (page: ChatPage, events: readonly ChatEvent[] = []): boolean => {
    const { list } = store.get();
    const merged = mergeFirstPage(list, page, { events, localReads, me });
    store.set({
      list: merged ?? mergeFirstPage(list, page, { events: [], localReads, me }),
      listStatus: 'idle',
    });
    return merged !== null;
  };

  const loadList = coalesce(async () => {
    if (!store.get().list) store.set({ listStatus: 'loading' });
    try {
      const gone = [...deleting].map((deleted) => ({ deleted }));
      const [page, events] = await recordEvents(() => call(chatsEndpoint, { query: {} }));
      if (!mergeList(page, [...events, ...gone])) void loadList();
      for (const [member, thread] of store.get().threads) {
        if (isBehind(thread, page)) void reloadChat(member).catch(ignore);
      }
      // What came while this device was away has arrived now.
      for (const { conversation: chat, last, num_unread_messages } of page.chats) {
        if (last && num_unread_messages > 0) readReceipts.mark(chat.id, { delivered: last.no });
      }
    } catch (error) {
      if (!store.get().list) store.set({ listStatus: 'failed' });
      throw error;
    }
  });

  const loadMoreChats = coalesce(async () => {
    const cursor = store.get().list?.next;
    if (cursor === undefined || cursor === null) return;
    store.set({ listStatus: 'loading' });
    try {
      const page = await call(chatsEndpoint, { query: { cursor } });
      const { list } = store.get();
      store.set({ listStatus: 'idle', ...(list && { list: appendPage(list, page) }) });
    } catch {
      store.set({ listStatus: 'failed' });
    }
  });

  const applyEventsToChat = (chat: ChatView, events: readonly ChatEvent[]): ChatView | null => {
    const read = markChatRead(chat, localReads.get(chat.conversation.id) ?? 0);
    return events.reduce<ChatView | null>(
      (before, event) => before && applyEventToChat(before, event, me),
      read,
    );
  };

  /** Takes a chat over; false if it does not go together with the news. */
  const mergeChat = ({ open, page }: LoadedChat, events: readonly ChatEvent[] = []): boolean => {
    const member = open.profile.id;
    const { threads } = store.get();
    const before = threads.get(member);
    const chat = open.chat && applyEventsToChat(open.chat, events);
    const id = open.chat?.conversation.id ?? '';
    const isSame = before?.open.chat?.conversation.id === id;
    const history = isSame ? before : noMessages;
    const merged = page && mergeLatestPage(history, page, updatesIn(events, id));
    const status = page ? 'ready' : history.messages.length > 0 ? 'ready' : 'error';
    const thread: Thread = {
      olderStatus: before?.olderStatus ?? 'idle',
      open: { ...open, ...balanceIn(events, member), chat: chat ?? open.chat },
      messages: (merged ?? page ?? history).messages,
      more: (merged ?? page ?? history).more,
      held: (page ?? history).held,
      status,
    };
    store.set({ threads: new Map(threads).set(member, thread) });
    // A message told meanwhile may be the first one of this chat.
    if (!open.chat) return !events.some((event) => 'update' in event && event.update.isNew);
    return chat !== null && (merged !== null || page === null);
  };

  const reloaders = new Map<string, () => Promise<void>>();

  /** Reads a chat again that is known already. */
  const reloadChat = (member: string): Promise<void> => {
    const known = reloaders.get(member);
    if (known) return known();
    const reloader = coalesce(async () => {
      const thread = store.get().threads.get(member);
      const id = thread?.open.chat?.conversation.id;
      if (thread?.status === 'error')
        store.setThread(member, (old) => ({ ...old, status: 'loading' }));
      try {
        const key = id === undefined ? { member } : { conversation: id };
        const [loaded, events] = await recordEvents(() => loadChat(call, key));
        if (!mergeChat(loaded, events)) void reloader();
      } catch (error) {
        store.setThread(member, (old) =>
          old.messages.length > 0 ? old : { ...old, status: 'error' },
        );
        throw error;
      }
    });
    reloaders.set(member, reloader);
    return reloader();
  };

  const loadOlder = async (member: string): Promise<void> => {
    const thread = store.get().threads.get(member);
    const id = thread?.open.chat?.conversation.id;
    const before = thread?.messages[0]?.no;
    if (!thread?.more || thread.olderStatus === 'loading') return;
    if (id === undefined || before === undefined) return;
    const setOlder = (olderStatus: Thread['olderStatus']) =>
      store.setThread(member, (old) => ({ ...old, olderStatus }));
    setOlder('loading');
    try {
      const query = { conversation: id, before: String(before) };
      const [page, events] = await recordEvents(() => call(messagesEndpoint, { query }));
      store.setThread(member, (old) =>
        // Unless it was read anew meanwhile, and begins elsewhere.
        old.messages[0]?.no === before ? prependPage(old, page, updatesIn(events, id)) : old,
      );
      setOlder('idle');
    } catch (error) {
      setOlder('failed');
      throw error;
    }
  };

  return {
    localReads,
    recordEvents,
    publish,
    /** Keeps a chat out of whatever list is read while it is being deleted. */
    whileGone: async (id: string, work: () => Promise<unknown>): Promise<void> => {
      deleting.add(id);
      publish({ deleted: id });
      try {
        await work();
      } finally {
        deleting.delete(id);
      }
    },
    mergeList,
    mergeChat,
    loadList,
    loadMoreChats,
    reloadChat,
    loadOlder,
  };
};

export type Loader = ReturnType<typeof createLoader>;
