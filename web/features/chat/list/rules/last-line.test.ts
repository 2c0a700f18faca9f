import { expect, it } from 'vitest';
import type { ChatView, MessageView } from '#contract/chat/views.ts';
import { lastLineOf } from './last-line.ts';

const last = { sender: 'them', kind: 'text', text: 'Hello', deleted: false } as MessageView;

const chat = (changes: Partial<ChatView> = {}): ChatView =>
  ({ profile: { state: 'open' }, last, draft: '', num_unread_messages: 0, ...changes }) as ChatView;

const seen = { me: 'me', isTyping: false, isCurrent: false };

it('[CHAT-1] says what was written last, and by whom', () => {
  expect(lastLineOf(chat(), seen)).toEqual({ kind: 'text', text: 'Hello', author: 'theirs' });
  const mine = chat({ last: { ...last, sender: 'me', kind: 'photo', text: '' } });
  expect(lastLineOf(mine, seen)).toEqual({ kind: 'photo', author: 'mine' });
  const gone = chat({ last: { ...last, deleted: true, text: '' } });
  expect(lastLineOf(gone, seen)).toEqual({ kind: 'takenBack', author: 'theirs' });
  expect(lastLineOf(chat({ last: null }), seen)).toEqual({ kind: 'nothing' });
});

it('[CHAT-2] says first that somebody is writing', () => {
  expect(lastLineOf(chat({ draft: 'But' }), { ...seen, isTyping: true })).toEqual({
    kind: 'typing',
  });
});

it('[CHAT-9] says why somebody cannot be written to, once all is read', () => {
  const profile = { state: 'deleted' } as ChatView['profile'];
  expect(lastLineOf(chat({ profile }), seen)).toEqual({ kind: 'state', state: 'deleted' });
  const unread = chat({ profile, num_unread_messages: 1 });
  expect(lastLineOf(unread, seen)).toMatchObject({ kind: 'text' });
});

it('[CHAT-1] shows a draft unless it is being written or something new is there', () => {
  const draft = chat({ draft: 'But' });
  expect(lastLineOf(draft, seen)).toEqual({ kind: 'draft', text: 'But' });
  expect(lastLineOf(draft, { ...seen, isCurrent: true })).toMatchObject({ kind: 'text' });
  expect(lastLineOf({ ...draft, num_unread_messages: 2 }, seen)).toMatchObject({ kind: 'text' });
});
