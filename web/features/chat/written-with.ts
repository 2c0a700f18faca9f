import { conversation } from '../../../contract/chat/chats.ts';
import type { Call } from '../../../contract/core/client.ts';
import { CallError } from '../../../contract/core/client.ts';

/** What was written with a member, and how much of it is unread; null as long as nothing was. */
export const writtenWith = async (api: Call, member: string) => {
  try {
    const { chat } = await api(conversation, { query: { member } });
    return chat && { unread: chat.num_unread_messages };
  } catch (error) {
    // The page is worth more than what stands on one of its buttons.
    if (error instanceof CallError) return null;
    throw error;
  }
};
