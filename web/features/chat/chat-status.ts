import { conversation } from '#contract/chat/chats.ts';
import type { ChatView } from '#contract/chat/views.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';

/** The chat with a member: how many messages are unread, and whether the member wrote last. */
export const chatSummaryOf = (chat: ChatView | null, member: string) =>
  chat?.last ? { unread: chat.num_unread_messages, isMyTurn: chat.last.sender === member } : null;

/** The same, as the server knows it, and what the next message costs; null if it does not say. */
export const loadChatStatus = async (api: Call, member: string) => {
  try {
    const { chat, prices } = await api(conversation, { query: { member } });
    return { summary: chatSummaryOf(chat, member), prices };
  } catch (error) {
    // The page is worth more than what stands on one of its buttons.
    if (error instanceof CallError) return null;
    throw error;
  }
};
