import type { ChatView } from '#contract/chat/views.ts';
import type { StateStore } from './state-store.ts';
import { findChat, markChatRead } from './chat-list.ts';
import type { ReadReceipts } from './read-receipts.ts';
import type { Loader } from './loader.ts';

/** Chats on screen; their messages are marked as read while the tab is visible. */
export const createVisibleChats = (
  store: StateStore,
  loader: Loader,
  readReceipts: ReadReceipts,
  isVisible: () => boolean,
  setChat: (conversation: string, change: (chat: ChatView) => ChatView) => void,
) => {
  /** Whose chats are shown, each with the last message that is in sight. */
  const shown = new Map<string, number>();

  const markVisibleRead = (): void => {
    if (!isVisible()) return;
    for (const [member, lastVisibleNo] of shown) {
      const thread = store.get().threads.get(member);
      const chat = thread?.open.chat;
      if (!chat) continue;
      const { id } = chat.conversation;
      const listed = findChat(store.get().list, id);
      const last = Math.max(
        chat.last?.no ?? 0,
        listed?.last?.no ?? 0,
        thread.messages.at(-1)?.no ?? 0,
      );
      const upTo = Math.min(last, lastVisibleNo);
      const unread = chat.num_unread_messages + (listed?.num_unread_messages ?? 0);
      if (unread === 0 || upTo <= chat.read) continue;
      loader.localReads.set(id, upTo);
      setChat(id, (one) => markChatRead(one, upTo));
      readReceipts.mark(id, { delivered: last, read: upTo });
    }
  };

  return {
    shown,
    markVisibleRead,
    /** Tells that a chat is on screen, until the returned function is called. */
    show: (member: string): (() => void) => {
      shown.set(member, shown.get(member) ?? 0);
      return () => void shown.delete(member);
    },
    /** Tells the last message in sight; without end where whatever comes is seen as well. */
    setLastVisible: (member: string, no: number): void => {
      if (shown.get(member) === no) return;
      shown.set(member, no);
      markVisibleRead();
    },
  };
};
