import { chatDelete } from '#contract/chat/chats.ts';
import { messageDelete, messageEdit, photoOpen, react } from '#contract/chat/messages.ts';
import type { ChatView, MessageView } from '#contract/chat/views.ts';
import type { Call } from '#contract/core/client.ts';
import type { Reaction } from '#contract/chat/enums.ts';
import { ignore } from '#web/lib/ignore.ts';
import { createStateStore } from './state-store.ts';
import {
  findChat,
  applyEventToChat,
  applyEventToList,
  updateChat,
  removeChat,
  restoreChat,
} from './chat-list.ts';
import type { ConversationEvent, Marks } from './chat-list.ts';
import { createDraftSync, storeDraft, readStoredDraft } from './drafts.ts';
import { createReadReceipts } from './read-receipts.ts';
import type { MessageContent } from './outbox.ts';
import { createLoader, hasUpdateFor, loadChat } from './loader.ts';
import type { ChatKey } from './loader.ts';
import { createSendQueue } from './send-queue.ts';
import type { TakeSent } from './send-queue.ts';
import { createSettingsSync } from './settings-sync.ts';
import { createVisibleChats } from './visible-chats.ts';
import { addHeld, clearThread, applyUpdate } from './thread.ts';
import type { MessageUpdate } from './thread.ts';
import { createTypingIndicator } from './typing-indicator.ts';

/** The chats of one member in this tab. */
export const createChatStore = (me: string, call: Call, isVisible: () => boolean) => {
  const store = createStateStore();
  const readReceipts = createReadReceipts(call);
  const loader = createLoader(me, call, store, readReceipts);
  const typingIndicator = createTypingIndicator(call, store);
  const settingsSync = createSettingsSync(call);
  const syncDraft = createDraftSync(me, store, settingsSync);

  const findThread = (conversation: string) =>
    [...store.get().threads].find(([, { open }]) => open.chat?.conversation.id === conversation);

  const chatOf = (member: string): ChatView | null =>
    store.get().threads.get(member)?.open.chat ?? null;

  /** Changes a chat wherever it is shown. */
  const setChat = (conversation: string, change: (chat: ChatView) => ChatView): void => {
    const { list } = store.get();
    if (list) store.set({ list: updateChat(list, conversation, change) });
    const [member] = findThread(conversation) ?? [];
    if (member === undefined) return;
    store.setThread(member, (thread) => {
      const changed = thread.open.chat && change(thread.open.chat);
      // What has not changed is not told: whoever listens may mark it again.
      if (!changed || changed === thread.open.chat) return thread;
      return { ...thread, open: { ...thread.open, chat: changed } };
    });
  };

  const visibleChats = createVisibleChats(store, loader, readReceipts, isVisible, setChat);

  const refreshChat = (member: string): void => void loader.reloadChat(member).catch(ignore);
  const refreshList = (): void => void loader.loadList().catch(ignore);

  /** Applies an event to the list and the open chat, and reloads where an earlier event was missed. */
  const applyEvent = (event: ConversationEvent, conversation: string): void => {
    loader.publish(event);
    const { list } = store.get();
    const listed = list && applyEventToList(list, event, me);
    if (listed) store.set({ list: listed });
    else if (list || ('marks' in event && event.marks.by === me)) refreshList();
    const [member, thread] = findThread(conversation) ?? [];
    if (member === undefined || !thread?.open.chat) return;
    const chat = applyEventToChat(thread.open.chat, event, me);
    const history = 'update' in event ? applyUpdate(thread, event.update) : thread;
    if (chat && history) {
      store.setThread(member, (old) => ({ ...old, ...history, open: { ...old.open, chat } }));
    } else refreshChat(member);
  };

  const applyMessage = (update: MessageUpdate): void => {
    const { conversation, sender } = update.message;
    if (!findThread(conversation)) {
      // It may be the first one of a chat that is open and was not begun yet.
      for (const [member, { open }] of store.get().threads) if (!open.chat) refreshChat(member);
    }
    applyEvent({ update }, conversation);
    if (sender !== me) typingIndicator.end(conversation);
  };

  /** The first message has made a conversation. */
  const createConversation = (member: string, message: MessageView): void =>
    store.setThread(member, (thread) => {
      if (thread.open.chat) return thread;
      const chat: ChatView = {
        conversation: { id: message.conversation },
        profile: thread.open.profile,
        num_unread_messages: 0,
        last: null,
        last_at: message.sent_at,
        read: 0,
        partner_delivered: 0,
        partner_read: 0,
        muted: false,
        draft: '',
      };
      return { ...thread, open: { ...thread.open, chat }, status: 'ready' };
    });

  /** The latest balance, until the page has taken it over. */
  let newBalance: number | null = null;

  /** Whatever is open goes by the same balance. */
  const applyBalance = (credits: number): void => {
    loader.publish({ credits });
    newBalance = credits;
    for (const member of store.get().threads.keys()) {
      store.setThread(member, (thread) => ({ ...thread, open: { ...thread.open, credits } }));
    }
  };

  const takeSent: TakeSent = (member, { message, held, credits, prices }, news) => {
    createConversation(member, message);
    if (held) {
      store.setThread(member, (thread) => addHeld(thread, message));
      applyBalance(credits);
    } else if (!hasUpdateFor(news, message)) {
      applyMessage({ message, isNew: true });
      // The live event of the message came with its balance, and a later balance may be known.
      applyBalance(credits);
    }
    loader.publish({ paid: { member, prices } });
    store.setThread(member, (thread) => ({ ...thread, open: { ...thread.open, prices } }));
    const draft = readStoredDraft(me, member);
    if (draft !== null) syncDraft(member, message.conversation, draft);
  };
  const sendQueue = createSendQueue(me, call, store, loader, takeSent);

  const saveDraft = (member: string, text: string): void => {
    storeDraft(me, member, text);
    const chat = chatOf(member);
    if (!chat || chat.draft === text) return;
    const { id } = chat.conversation;
    setChat(id, (one) => ({ ...one, draft: text }));
    syncDraft(member, id, text);
  };

  /** Does something to a message; what others do to it meanwhile is newer than the answer. */
  const change = async (
    member: string,
    act: (conversation: string) => Promise<{ message: MessageView }>,
  ): Promise<void> => {
    const id = chatOf(member)?.conversation.id;
    if (id === undefined) return;
    const [{ message }, events] = await loader.recordEvents(() => act(id));
    if (!hasUpdateFor(events, message)) applyMessage({ message, isNew: false });
  };

  /** Removes a chat from the state; the returned function restores it. */
  const hideChat = (conversation: string): (() => void) => {
    const { list } = store.get();
    const listed = findChat(list, conversation);
    if (list) store.set({ list: removeChat(list, conversation) });
    const [member, before] = findThread(conversation) ?? [];
    if (member !== undefined) store.setThread(member, clearThread);
    return () => {
      const { list: now } = store.get();
      if (now && listed) store.set({ list: restoreChat(now, listed) });
      if (member === undefined || !before) return;
      store.setThread(member, (thread) => (thread.open.chat ? thread : before));
    };
  };

  return {
    me,
    state: store.get,
    subscribe: store.subscribe,
    mergeList: loader.mergeList,
    mergeChat: loader.mergeChat,
    loadList: loader.loadList,
    loadMoreChats: loader.loadMoreChats,
    reloadChat: loader.reloadChat,
    loadOlder: loader.loadOlder,

    /** Reads a chat, unless it is known: then it is shown at once, and read again beside that. */
    openChat: async (key: ChatKey): Promise<string> => {
      const [known] =
        'member' in key
          ? store.get().threads.has(key.member)
            ? [key.member]
            : []
          : (findThread(key.conversation) ?? []);
      if (known !== undefined) {
        refreshChat(known);
        return known;
      }
      const [loaded, events] = await loader.recordEvents(() => loadChat(call, key));
      const member = loaded.open.profile.id;
      if (!loader.mergeChat(loaded, events)) refreshChat(member);
      return member;
    },

    show: visibleChats.show,
    markSeen: visibleChats.setLastVisible,
    /** The tab came into sight. */
    markVisibleRead: visibleChats.markVisibleRead,

    receiveMessage: (update: MessageUpdate): void => {
      const { sender, client_id, conversation, no } = update.message;
      if (sender === me) sendQueue.acknowledge(client_id);
      applyMessage(update);
      if (sender === me || !update.isNew) return;
      readReceipts.mark(conversation, { delivered: no });
      const { list, listStatus } = store.get();
      if (!list && listStatus !== 'loading') refreshList();
      visibleChats.markVisibleRead();
    },
    receiveCredits: applyBalance,
    receiveMarks: (marks: Marks): void => applyEvent({ marks }, marks.conversation),
    receiveTyping: ({ conversation, by }: { conversation: string; by: string }): void => {
      if (by !== me) typingIndicator.start(conversation);
    },
    receiveChange: ({ conversation, gone }: { conversation: string; gone: boolean }): void => {
      if (!gone && settingsSync.consumeOwnChange(conversation)) return;
      const [member] = findThread(conversation) ?? [];
      if (gone) hideChat(conversation);
      if (member !== undefined) refreshChat(member);
      refreshList();
    },

    /** Something may have been missed: reads what is shown again, forgets the rest, goes on sending. */
    resync: (): void => {
      settingsSync.reset();
      refreshList();
      store.set({
        threads: new Map([...store.get().threads].filter(([one]) => visibleChats.shown.has(one))),
      });
      for (const member of visibleChats.shown.keys()) refreshChat(member);
      readReceipts.resume();
      sendQueue.resume();
    },
    setOnline: (isOnline: boolean): void => {
      store.set({ isOnline });
      if (isOnline) sendQueue.resume();
    },
    setConnected: (isConnected: boolean): void => store.set({ isConnected }),
    restoreOutbox: sendQueue.restore,
    /** The page may be closed in a moment: sends pending read receipts and drafts at once. */
    flush: (via: Call): void => {
      readReceipts.flush(via);
      settingsSync.flush(via);
    },

    /** Sends what was written, as soon as it can be; its draft is done with. */
    sendMessage: (member: string, content: MessageContent): void => {
      sendQueue.add(member, content);
      if (!content.gift && !content.file) saveDraft(member, '');
    },
    /** The credits that are left, once: later they may be out of date. */
    takeNewBalance: (): number | null => {
      const credits = newBalance;
      newBalance = null;
      return credits;
    },
    resend: sendQueue.retry,
    discard: sendQueue.removeItem,
    edit: (member: string, no: number, text: string) =>
      change(member, (conversation) => call(messageEdit, { body: { conversation, no, text } })),
    deleteMessage: (member: string, no: number) =>
      change(member, (conversation) => call(messageDelete, { body: { conversation, no } })),
    react: (member: string, no: number, reaction: Reaction | null) =>
      change(member, (conversation) => call(react, { body: { conversation, no, reaction } })),
    openPhoto: (member: string, no: number) =>
      change(member, (conversation) => call(photoOpen, { body: { conversation, no } })),
    saveDraft,
    readStoredDraft: (member: string) => readStoredDraft(me, member),
    notifyTyping: (member: string): void => {
      const id = chatOf(member)?.conversation.id;
      if (id !== undefined) typingIndicator.notify(id);
    },
    mute: async (conversation: string, muted: boolean): Promise<void> => {
      await settingsSync.saveSettings(conversation, { muted });
      setChat(conversation, (chat) => ({ ...chat, muted }));
    },
    /** Removed at once, and put back if it cannot be; rejects with the refusal. */
    deleteChat: async (conversation: string): Promise<void> => {
      const restore = hideChat(conversation);
      try {
        await loader.whileGone(conversation, () => call(chatDelete, { body: { conversation } }));
      } catch (error) {
        restore();
        throw error;
      }
    },
  };
};

export type ChatStore = ReturnType<typeof createChatStore>;
