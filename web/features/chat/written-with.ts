import { conversation } from '../../../contract/chat/chats.ts';
import type { ChatView } from '../../../contract/chat/views.ts';
import type { Call } from '../../../contract/core/client.ts';
import { CallError } from '../../../contract/core/client.ts';

/** What was written with a member: how much of it is unread, and whether the last word was theirs. */
export const writtenIn = (chat: ChatView | null, member: string) =>
  chat?.last ? { unread: chat.num_unread_messages, isTurn: chat.last.sender === member } : null;

/** The same, as the server knows it, and what the next message costs; null if it does not say. */
export const writingTo = async (api: Call, member: string) => {
  try {
    const { chat, prices } = await api(conversation, { query: { member } });
    return { written: writtenIn(chat, member), prices };
  } catch (error) {
    // The page is worth more than what stands on one of its buttons.
    if (error instanceof CallError) return null;
    throw error;
  }
};
