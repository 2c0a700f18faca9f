import type { ChatView } from '../../../../contract/chat/views.ts';
import type { Cell } from './cell.ts';
import { chatOf, chatReadTo } from './chat-list.ts';
import type { Marking } from './marking.ts';
import type { Reading } from './reading.ts';

/** What of the chats is on screen: it is read as soon as the tab is seen. */
export const createSight = (
  cell: Cell,
  reading: Reading,
  marking: Marking,
  isVisible: () => boolean,
  setChat: (conversation: string, change: (chat: ChatView) => ChatView) => void,
) => {
  /** Whose chats are shown, each with the last message that is in sight. */
  const shown = new Map<string, number>();

  const read = (): void => {
    if (!isVisible()) return;
    for (const [member, inSight] of shown) {
      const thread = cell.get().threads.get(member);
      const chat = thread?.open.chat;
      if (!chat) continue;
      const { id } = chat.conversation;
      const listed = chatOf(cell.get().list, id);
      const last = Math.max(
        chat.last?.no ?? 0,
        listed?.last?.no ?? 0,
        thread.messages.at(-1)?.no ?? 0,
      );
      const upTo = Math.min(last, inSight);
      const unread = chat.num_unread_messages + (listed?.num_unread_messages ?? 0);
      if (unread === 0 || upTo <= chat.read) continue;
      reading.reads.set(id, upTo);
      setChat(id, (one) => chatReadTo(one, upTo));
      marking.mark(id, { delivered: last, read: upTo });
    }
  };

  return {
    shown,
    read,
    /** Tells that a chat is on screen, until the returned function is called. */
    show: (member: string): (() => void) => {
      shown.set(member, shown.get(member) ?? 0);
      return () => void shown.delete(member);
    },
    /** Tells the last message in sight; without end where whatever comes is seen as well. */
    see: (member: string, no: number): void => {
      if (shown.get(member) === no) return;
      shown.set(member, no);
      read();
    },
  };
};
