import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text, uuid, wholeNumber } from '../core/schemas.ts';
import { limits } from '../limits.ts';
import { pictureErrors } from '../members/photos.ts';
import { gifts as giftIds } from './gifts.ts';
import { messageNumber, messageView, nextPrices } from './views.ts';
import { reactions } from './enums.ts';

export const messages = endpoint({
  name: 'messages',
  method: 'GET',
  path: '/api/messages.php',
  summary: 'The last messages of a conversation, or those before a number; the oldest first.',
  access: 'member',
  query: z.object({
    conversation: uuid,
    before: z.optional(wholeNumber(1, 999_999)),
  }),
  answer: z.object({
    messages: z.array(messageView),
    /** Whether there are older ones. */
    more: z.boolean(),
    /** Own ones that wait for a moderator and that nobody else sees, after all others. */
    held: z.array(messageView),
  }),
  errors: { conversation_not_found: 404, blocked_by: 403 },
});

/** Why nothing was sent. */
const sendErrors = {
  member_not_found: 404,
  conversation_not_found: 404,
  not_enough_credits: 409,
  confirm_first: 403,
  partner_unconfirmed: 409,
  partner_gone: 409,
  blocked_by: 403,
  you_blocked: 403,
  text_too_long: 400,
  message_held: 409,
} as const;

const sentMessage = z.object({
  message: messageView,
  /** Whether it waits for a moderator; its number is then that of the message before it. */
  held: z.boolean(),
  /** What the member has left. */
  credits: z.int(),
  prices: nextPrices,
});

export type SentMessage = z.infer<typeof sentMessage>;

const receiverAndKey = { member: uuid, client_id: uuid };

/** The site’s own limit is checked beside this one, which no site exceeds. */
const messageText = text(limits.messageLength);

export const messageSend = endpoint({
  name: 'messageSend',
  method: 'POST',
  path: '/api/messages.php',
  summary: 'Sends a text to a member, and takes its price; the same client id is taken once.',
  access: 'member',
  body: z.object({ ...receiverAndKey, text: messageText, reply_to: z.optional(messageNumber) }),
  answer: sentMessage,
  errors: sendErrors,
  once: false,
});

export const giftSend = endpoint({
  name: 'giftSend',
  method: 'POST',
  path: '/api/gifts.php',
  summary: 'Sends a gift to a member, and takes its price; the same client id is taken once.',
  access: 'member',
  body: z.object({
    ...receiverAndKey,
    gift: z.enum(giftIds, 'unknown_choice'),
    text: z.optional(text(limits.messageLength, 0)),
  }),
  answer: sentMessage,
  errors: sendErrors,
  once: false,
});

export const gifts = endpoint({
  name: 'gifts',
  method: 'GET',
  path: '/api/gifts.php',
  summary: 'The gifts that members can send, with their prices in credits.',
  access: 'member',
  answer: z.object({
    gifts: z.array(z.object({ id: z.enum(giftIds), credits: z.int() })),
  }),
  errors: {},
});

export const photoSend = endpoint({
  name: 'photoSend',
  method: 'POST',
  path: '/api/message-photo.php',
  summary: 'Sends a photo to a member, and takes its price: the body is the picture itself.',
  access: 'member',
  query: z.object(receiverAndKey),
  body: z.file(),
  accepts: 'picture',
  answer: sentMessage,
  errors: { ...sendErrors, ...pictureErrors },
  limit: { max: 120, seconds: 3600 },
  once: false,
});

const messageId = { conversation: uuid, no: messageNumber };

export const photoOpen = endpoint({
  name: 'photoOpen',
  method: 'PUT',
  path: '/api/message-photo.php',
  summary: 'Chooses to see a photo that was received.',
  access: 'member',
  body: z.object(messageId),
  answer: z.object({ message: messageView }),
  errors: { message_not_found: 404 },
  once: false,
});

export const messagePhotoFile = endpoint({
  name: 'messagePhotoFile',
  method: 'GET',
  path: '/api/message-photos/{name}.webp',
  summary: 'One size of a photo in a chat, for the two of it; for all others it is not there.',
  access: 'anyone',
  params: z.object({ name: z.string() }),
  answer: z.file(),
  produces: 'image/webp',
  errors: {},
  privateSeconds: 3600,
});

export const messageEdit = endpoint({
  name: 'messageEdit',
  method: 'PUT',
  path: '/api/messages.php',
  summary: 'Changes the words of an own message, for a few minutes.',
  access: 'member',
  body: z.object({ ...messageId, text: messageText }),
  answer: z.object({ message: messageView }),
  errors: { message_not_found: 404, too_late: 409, text_too_long: 400, send_as_new: 409 },
  once: false,
});

export const messageDelete = endpoint({
  name: 'messageDelete',
  method: 'DELETE',
  path: '/api/messages.php',
  summary: 'Takes back what an own message said, for both.',
  access: 'member',
  body: z.object(messageId),
  answer: z.object({ message: messageView }),
  errors: { message_not_found: 404 },
  once: false,
});

export const react = endpoint({
  name: 'react',
  method: 'PUT',
  path: '/api/reaction.php',
  summary: 'Puts a reaction on a message, or takes it off.',
  access: 'member',
  body: z.object({ ...messageId, reaction: z.nullable(z.enum(reactions, 'unknown_choice')) }),
  answer: z.object({ message: messageView }),
  errors: { message_not_found: 404 },
  once: false,
});
