import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, text, uuid } from '../core/schemas.ts';
import { limits } from '../limits.ts';
import { chatView, messageNumber, messageView, openChat, partnerView } from './views.ts';

export const chats = endpoint({
  name: 'chats',
  method: 'GET',
  path: '/api/chats.php',
  summary: 'The member’s conversations, the latest first, page by page.',
  access: 'member',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answer: z.object({
    chats: z.array(chatView),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
    /** Of all conversations. */
    unread_messages: z.int(),
  }),
  errors: {},
});

export const unread = endpoint({
  name: 'unread',
  method: 'GET',
  path: '/api/unread.php',
  summary: 'How many messages the member has not read, in all conversations.',
  access: 'member',
  answer: z.object({ unread_messages: z.int() }),
  errors: {},
});

export const chatDelete = endpoint({
  name: 'chatDelete',
  method: 'DELETE',
  path: '/api/chat.php',
  summary:
    'Deletes a conversation, or every one with a member, for whoever asks; what both deleted is erased.',
  access: 'member',
  body: z
    .object({ conversation: z.optional(uuid), member: z.optional(uuid) })
    .check(
      z.refine(
        ({ conversation, member }) => (conversation === undefined) !== (member === undefined),
        'invalid',
      ),
    ),
  answer: okAnswer,
  errors: { conversation_not_found: 404 },
  once: false,
});

/** By its id, or by whom one wants to write to. */
const conversationOrMember = { conversation: z.optional(uuid), member: z.optional(uuid) };

export const conversation = endpoint({
  name: 'conversation',
  method: 'GET',
  path: '/api/conversation.php',
  summary: 'A conversation by its id, or the one with a member, begun or not.',
  access: 'member',
  query: z.object(conversationOrMember),
  answer: openChat,
  errors: { conversation_not_found: 404, member_not_found: 404 },
});

export const conversationUpdate = endpoint({
  name: 'conversationUpdate',
  method: 'PUT',
  path: '/api/conversation.php',
  summary: 'Mutes a conversation, or keeps what was written but not sent yet.',
  access: 'member',
  body: z.object({
    conversation: uuid,
    muted: z.optional(z.boolean()),
    draft: z.optional(text(limits.draftLength, 0)),
  }),
  answer: okAnswer,
  errors: { conversation_not_found: 404 },
  once: false,
});

export const marks = endpoint({
  name: 'marks',
  method: 'POST',
  path: '/api/marks.php',
  summary: 'Tells up to where messages arrived at one of the member’s devices and were read.',
  access: 'member',
  body: z.object({
    marks: z
      .array(
        z.object({
          conversation: uuid,
          delivered: z.optional(messageNumber),
          read: z.optional(messageNumber),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(limits.marksPerCall, 'too_long')),
  }),
  answer: z.object({ unread_messages: z.int() }),
  errors: { conversation_not_found: 404 },
  once: false,
});

export const typing = endpoint({
  name: 'typing',
  method: 'POST',
  path: '/api/typing.php',
  summary: 'Tells the other one of a conversation that the member is writing.',
  access: 'member',
  body: z.object({ conversation: uuid }),
  answer: okAnswer,
  errors: { conversation_not_found: 404 },
  once: false,
});

export const chatSearch = endpoint({
  name: 'chatSearch',
  method: 'GET',
  path: '/api/chat-search.php',
  summary: 'Messages and people of the own conversations that contain some words.',
  access: 'member',
  query: z.object({ q: text(100, 2) }),
  answer: z.object({
    people: z.array(z.object({ conversation: uuid, profile: partnerView })),
    messages: z.array(z.object({ profile: partnerView, message: messageView })),
  }),
  errors: {},
  limit: { max: 600, seconds: 3600 },
});
