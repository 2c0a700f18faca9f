import { expect, it } from 'vitest';
import type { ChatView, MessageView } from '../../../contract/chat/views.ts';
import { writtenIn } from './written-with.ts';

const chat = (sender: string | null, unread = 0): ChatView =>
  ({
    num_unread_messages: unread,
    last: sender === null ? null : ({ sender } as MessageView),
  }) as ChatView;

it('[CHAT-1] tells whether somebody waits for an answer', () => {
  expect(writtenIn(chat('ann', 2), 'ann')).toEqual({ unread: 2, isTurn: true });
  expect(writtenIn(chat('me'), 'ann')).toEqual({ unread: 0, isTurn: false });
});

it('[CHAT-1] tells of nothing where nothing was written, or all was deleted', () => {
  expect(writtenIn(null, 'ann')).toBeNull();
  expect(writtenIn(chat(null), 'ann')).toBeNull();
});
