import { expect, it } from 'vitest';
import type { ChatView } from '#contract/chat/views.ts';
import type { ChatList, ChatPage } from './chat-list.ts';
import { mergeFirstPage, appendPage, removeChat } from './chat-list.ts';

const chat = (id: string, hour: number, unread = 0) =>
  ({
    conversation: { id },
    last: null,
    last_at: `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
    num_unread_messages: unread,
    read: 0,
  }) as ChatView;

const page = (chats: ChatView[], next: string | null, unread_messages = 0): ChatPage => ({
  chats,
  next,
  unread_messages,
});

const nothing = { events: [], localReads: new Map<string, number>(), me: 'me' };

const idsOf = (list: ChatList | null) => list?.chats.map(({ conversation }) => conversation.id);

const first = mergeFirstPage(null, page([chat('c', 9), chat('b', 8)], 'after b', 5), nothing);
if (!first) throw new Error('Nothing was missed.');
const both = appendPage(first, page([chat('b', 8), chat('a', 7, 2)], null));

it('[CHAT-1] adds the next page, and no chat twice', () => {
  expect(idsOf(both)).toEqual(['c', 'b', 'a']);
  expect(both.next).toBeNull();
});

it('[CHAT-1] keeps what was read further down when the first page is read again', () => {
  const again = mergeFirstPage(both, page([chat('d', 10), chat('b', 8)], 'after b', 3), nothing);
  // One of the first page is gone.
  expect(idsOf(again)).toEqual(['d', 'b', 'a']);
  expect(again).toMatchObject({ next: null, unread: 3 });
});

it('[CHAT-1] begins anew when the first page has no end in common with what is known', () => {
  const again = mergeFirstPage(both, page([chat('e', 12), chat('d', 11)], 'after d'), nothing);
  expect(idsOf(again)).toEqual(['e', 'd']);
  expect(again?.next).toBe('after d');
});

it('[CHAT-3] [CHAT-4] a chat that goes takes its unread messages along', () => {
  expect(removeChat(both, 'a')).toMatchObject({ unread: 3, next: null });
});
