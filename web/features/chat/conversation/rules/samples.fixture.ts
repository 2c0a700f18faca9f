import type { MessageView } from '#contract/chat/views.ts';
import type { PendingMessage } from '../../conversation-types.ts';

/** A text message, for tests and the page of examples. */
export const sampleMessage = (given: Partial<MessageView> = {}): MessageView => ({
  conversation: '01900000-0000-7000-8000-000000000001',
  no: 1,
  sender: 'you',
  client_id: 'c1',
  kind: 'text',
  text: 'Hello',
  gift: null,
  photo: null,
  reply_to: null,
  reaction: { sender: null, receiver: null },
  warning: null,
  sent_at: '2026-11-15T10:00:00Z',
  edited: false,
  deleted: false,
  ...given,
});

export const samplePending = (given: Partial<PendingMessage> = {}): PendingMessage => ({
  clientId: 'w1',
  kind: 'text',
  text: 'Hello',
  gift: null,
  photoUrl: null,
  replyTo: null,
  state: 'sending',
  problem: null,
  ...given,
});
