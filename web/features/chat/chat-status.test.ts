import { expect, it } from 'vitest';
import type { ChatView, MessageView } from '#contract/chat/views.ts';
import { chatSummaryOf } from './chat-status.ts';

const chat = (sender: string | null, unread = 0): ChatView =>
  ({
    num_unread_messages: unread,
    last: sender === null ? null : ({ sender } as MessageView),
  }) as ChatView;

it('[CHAT-1] tells whether somebody waits for an answer', () => {
  expect(chatSummaryOf(chat('ann', 2), 'ann')).toEqual({ unread: 2, isMyTurn: true });
  expect(chatSummaryOf(chat('me'), 'ann')).toEqual({ unread: 0, isMyTurn: false });
});

it('[CHAT-1] tells of nothing where nothing was written, or all was deleted', () => {
  expect(chatSummaryOf(null, 'ann')).toBeNull();
  expect(chatSummaryOf(chat(null), 'ann')).toBeNull();
});
