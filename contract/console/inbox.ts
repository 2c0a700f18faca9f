import * as z from 'zod/mini';
import { messageKinds } from '../chat/enums.ts';
import { gifts } from '../chat/gifts.ts';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, text, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { photoView } from '../members/photos.ts';
import { refusedTopics } from './enums.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'inbox.answer';

const site = z.optional(wholeNumber(1, 999_999));

/** Somebody as operators see them: what everybody sees, and nothing that is masked. */
const face = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  photo: z.nullable(photoView),
});

const waitingChat = z.object({
  id: uuid,
  site: z.int(),
  profile: z.object({ id: uuid, name: z.string() }),
  member: face,
  /** The beginning of what the member wrote last; empty for what has no words. */
  excerpt: z.string(),
  kind: z.enum(messageKinds),
  /** The number of what the member wrote last. */
  last_no: z.int(),
  waiting_since: timestamp,
  /** Who answers it now. */
  claimed_by: z.nullable(colleague),
  /** Who handed it over to them, until they begin. */
  handed_by: z.nullable(colleague),
});

export type WaitingChat = z.infer<typeof waitingChat>;

const inboxMessage = z.object({
  no: z.int(),
  /** Whether the profile wrote it. */
  own: z.boolean(),
  kind: z.enum(messageKinds),
  text: z.string(),
  gift: z.nullable(z.enum(gifts)),
  /** Null also where a moderator refused it. */
  photo: z.nullable(
    z.object({ filename: z.string(), colour: z.string(), width: z.int(), height: z.int() }),
  ),
  sent_at: timestamp,
  /** Who of the staff wrote it, where that is known. */
  by: z.nullable(colleague),
  /** Whether the member has read it. */
  read: z.boolean(),
});

export type InboxMessage = z.infer<typeof inboxMessage>;

const inboxNotes = z.array(z.object({ id: uuid, by: colleague, text: z.string(), at: timestamp }));

const inboxChat = z.object({
  id: uuid,
  site: z.int(),
  waiting_since: timestamp,
  /** How long it is held without a sign of work. */
  until: timestamp,
  profile: z.object({
    ...face.shape,
    place: z.nullable(z.string()),
    story: z.string(),
    voice: z.string(),
    made_by: z.nullable(colleague),
    made_at: timestamp,
  }),
  member: z.object({
    ...face.shape,
    place: z.nullable(z.string()),
    since: timestamp,
    language: z.enum(locales),
    premium: z.boolean(),
    interests: z.array(z.enum(interests)),
    /** Credits that this chat cost the member, this month and in all. */
    spent_month: z.int(),
    spent: z.int(),
    /** With how many people the member writes, fictional profiles apart; counted up to ten. */
    real_chats: z.int(),
    /** Whether so much was spent here that nobody should keep them writing. */
    let_go: z.boolean(),
  }),
  /** The last ones, in their order. */
  messages: z.array(inboxMessage),
  notes: inboxNotes,
  /** To whom it can be handed over. */
  colleagues: z.array(colleague),
  /** Put into the field on request, in the member's language. */
  openers: z.array(z.string()),
  /** What every answer begins with if the member has asked whether the profile is real. */
  honest: z.nullable(z.string()),
  /** What is sent when the chat is ended. */
  farewell: z.string(),
  most: z.int(),
});

export type InboxChat = z.infer<typeof inboxChat>;

export const inboxBacklog = endpoint({
  name: 'inboxBacklog',
  method: 'GET',
  path: '/api/admin/inbox/backlog.php',
  summary: 'In how many chats with fictional profiles a member waits, and since when.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site }),
  answer: z.object({ waiting: z.int(), oldest_at: z.nullable(timestamp) }),
  errors: {},
});

export const inboxQueue = endpoint({
  name: 'inboxQueue',
  method: 'GET',
  path: '/api/admin/inbox.php',
  summary: 'The chats that have waited longest, who answers them, and what was answered today.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site }),
  answer: z.object({
    waiting: z.int(),
    oldest_at: z.nullable(timestamp),
    /** For how many profiles somebody answers. */
    profiles: z.int(),
    chats: z.array(waitingChat),
    today: z.object({
      own: z.int(),
      all: z.int(),
      /** Seconds until an answer, for half of them. */
      median_wait: z.nullable(z.int()),
      /** Per cent of the answers that came within the goal. */
      within_goal: z.nullable(z.int()),
    }),
  }),
  errors: {},
});

const chatErrors = { inbox_not_found: 404, inbox_claimed: 409 } as const;

export const inboxOpen = endpoint({
  name: 'inboxOpen',
  method: 'POST',
  path: '/api/admin/inbox/open.php',
  summary:
    'Takes a chat, else one that was handed over or has waited longest, for some minutes and nobody else.',
  access: 'staff',
  right,
  body: z.object({
    id: z.optional(uuid),
    site: z.optional(z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large'))),
  }),
  answer: z.object({ chat: z.nullable(inboxChat) }),
  errors: chatErrors,
  once: false,
});

export const inboxRead = endpoint({
  name: 'inboxRead',
  method: 'GET',
  path: '/api/admin/inbox/chat.php',
  summary: 'The chat that one holds, as it is now. It is held no longer for that.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ id: uuid }),
  answer: inboxChat,
  errors: { inbox_not_found: 404 },
});

export const inboxKeep = endpoint({
  name: 'inboxKeep',
  method: 'POST',
  path: '/api/admin/inbox/keep.php',
  summary: 'Holds a chat for some minutes more, for whoever is writing.',
  access: 'staff',
  right,
  body: z.object({ id: uuid }),
  answer: z.object({ until: timestamp }),
  errors: chatErrors,
  once: false,
});

export const inboxRelease = endpoint({
  name: 'inboxRelease',
  method: 'POST',
  path: '/api/admin/inbox/release.php',
  summary: 'Gives a chat back to the queue.',
  access: 'staff',
  right,
  body: z.object({ id: uuid }),
  answer: okAnswer,
  errors: {},
  once: false,
});

const answerText = text(limits.messageLength);

/** The number of the last message that was read: what came after it would go unanswered. */
const seen = z.int();

export const inboxCheck = endpoint({
  name: 'inboxCheck',
  method: 'POST',
  path: '/api/admin/inbox/check.php',
  summary: 'Whether a fictional profile may say something, and if not, why.',
  access: 'staff',
  right,
  body: z.object({ text: text(limits.messageLength, 0) }),
  answer: z.object({ topic: z.nullable(z.enum(refusedTopics)) }),
  errors: {},
  once: false,
});

export const inboxAnswer = endpoint({
  name: 'inboxAnswer',
  method: 'POST',
  path: '/api/admin/inbox/answer.php',
  summary: 'Answers as the fictional profile, unless the text says what none of them may say.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, client_id: uuid, text: answerText, seen }),
  answer: okAnswer,
  errors: {
    ...chatErrors,
    fictional_text_refused: 422,
    text_too_long: 400,
    inbox_newer: 409,
    inbox_gone: 409,
  },
  limit: { max: 600, seconds: 3600 },
});

export const inboxEnd = endpoint({
  name: 'inboxEnd',
  method: 'POST',
  path: '/api/admin/inbox/end.php',
  summary: 'Ends a chat kindly: a farewell in the member’s language, after which nobody writes.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, seen }),
  answer: okAnswer,
  errors: { ...chatErrors, inbox_newer: 409, inbox_gone: 409 },
});

const note = text(consoleLimits.inbox.noteLength);

export const inboxHandOver = endpoint({
  name: 'inboxHandOver',
  method: 'POST',
  path: '/api/admin/inbox/hand-over.php',
  summary: 'Gives a chat to a colleague, who has some minutes to begin; on request with a note.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, to: uuid, note: z.optional(note) }),
  answer: okAnswer,
  errors: { ...chatErrors, staff_not_found: 404 },
});

export const inboxNote = endpoint({
  name: 'inboxNote',
  method: 'POST',
  path: '/api/admin/inbox/notes.php',
  summary: 'Keeps a note about a member and a fictional profile, for whoever answers next.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, text: note }),
  answer: z.object({ notes: inboxNotes }),
  errors: chatErrors,
});

export const inboxFile = endpoint({
  name: 'inboxFile',
  method: 'GET',
  path: '/api/admin/inbox/pictures/{name}.webp',
  summary: 'A photo of somebody in the inbox, or one that was sent in such a chat.',
  access: 'staff',
  right,
  background: true,
  params: z.object({ name: z.string() }),
  answer: z.file(),
  produces: 'image/webp',
  errors: {},
});
