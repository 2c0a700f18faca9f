import * as z from 'zod/mini';
import { liveEvent } from '../core/live.ts';
import { uuid } from '../core/schemas.ts';
import { messageView } from './views.ts';

/** A new message of either side, or one that changed: its number tells which. */
export const messageEvent = liveEvent({
  name: 'message',
  summary: 'A message was sent in one of the member’s conversations, or one changed.',
  payload: z.object({ message: messageView, is_new: z.boolean() }),
});

/** How far somebody has come in a conversation; to the member it tells what is unread. */
export const marksEvent = liveEvent({
  name: 'marks',
  summary: 'Messages of a conversation were received or read.',
  payload: z.object({
    conversation: uuid,
    /** The profile that received or read. */
    by: uuid,
    delivered: z.int(),
    read: z.int(),
    /** For whoever it was: what is left unread of this conversation and of all. */
    unread: z.nullable(z.object({ conversation: z.int(), all: z.int() })),
  }),
});

export const typingEvent = liveEvent({
  name: 'typing',
  summary: 'The other one of a conversation is writing.',
  payload: z.object({ conversation: uuid, by: uuid }),
});

export const chatChanged = liveEvent({
  name: 'chat_changed',
  summary: 'A conversation is gone, or something about it or the other one has changed.',
  payload: z.object({ conversation: uuid, gone: z.boolean() }),
});
