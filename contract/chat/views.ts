import * as z from 'zod/mini';
import { timestamp, uuid } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { photoRejectionReasons, photoStatuses, presences } from '../members/enums.ts';
import { photoView } from '../members/photos.ts';
import { gifts } from './gifts.ts';
import { messageKinds, partnerStates, reactions, warnings } from './enums.ts';

/** Messages of a conversation are numbered from 1, in the order in which they were taken. */
export const messageNumber = z.int().check(z.gte(1), z.lte(2_000_000_000));

/** A photo in a chat. Both know the names of its files, and get what they may see of them. */
const messagePhoto = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  locked_filename: z.string(),
  colour: z.string(),
  width: z.int(),
  height: z.int(),
  /** The sender sees it in any case; the other one a blur until it was opened and not refused. */
  status: z.enum(photoStatuses),
  /** Why it was refused; its files are gone then. */
  reason: z.nullable(z.enum(photoRejectionReasons)),
  /** Whether who received it has chosen to see it; its sender is not told. */
  opened: z.boolean(),
});

/** The same for both but for photos. */
export const messageView = z.object({
  conversation: uuid,
  no: z.int(),
  /** The profile that wrote it. */
  sender: uuid,
  /** What the sender's browser called it, so that it is taken once. */
  client_id: uuid,
  kind: z.enum(messageKinds),
  /** Empty for gifts, photos without words, and deleted messages. */
  text: z.string(),
  gift: z.nullable(z.enum(gifts)),
  photo: z.nullable(messagePhoto),
  /** What it answers; null if that was taken back or erased. */
  reply_to: z.nullable(
    z.object({ no: z.int(), sender: uuid, kind: z.enum(messageKinds), text: z.string() }),
  ),
  reaction: z.object({
    sender: z.nullable(z.enum(reactions)),
    receiver: z.nullable(z.enum(reactions)),
  }),
  /** It looks like a trick: shown to whoever received it. */
  warning: z.nullable(z.enum(warnings)),
  sent_at: timestamp,
  edited: z.boolean(),
  deleted: z.boolean(),
});

export type MessageView = z.infer<typeof messageView>;

/** Whom one chats with, as far as one may see them. */
export const partnerView = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  photo: z.nullable(photoView),
  /** Null for those who hide, and between people of whom one blocks the other. */
  presence: z.nullable(z.enum(presences)),
  verified: z.boolean(),
  fictional: z.boolean(),
  state: z.enum(partnerStates),
});

export type PartnerView = z.infer<typeof partnerView>;

export const chatView = z.object({
  conversation: z.object({ id: uuid }),
  profile: partnerView,
  num_unread_messages: z.int(),
  /** The last message that is there for the reader. */
  last: z.nullable(messageView),
  last_at: timestamp,
  /** Up to where the reader has read. */
  read: z.int(),
  /** Up to where the other one has received and read what the reader wrote. */
  partner_delivered: z.int(),
  partner_read: z.int(),
  muted: z.boolean(),
  draft: z.string(),
});

export type ChatView = z.infer<typeof chatView>;

/** What one more message of each kind costs the reader, in credits. */
export const nextPrices = z.object({
  text: z.int(),
  photo: z.int(),
  gift: z.int(),
  /** Whether the next text is free because it begins a conversation. */
  free: z.boolean(),
  /** How many conversations the member can still begin for nothing. */
  free_left: z.int(),
  /** Whether the member is out of conversations to begin; credits do not help, premium does. */
  needs_premium: z.boolean(),
});

export type NextPrices = z.infer<typeof nextPrices>;

/** What an open chat shows beside its messages. */
export const openChat = z.object({
  /** Null as long as nobody has written. */
  chat: z.nullable(chatView),
  profile: partnerView,
  /** Where the other one lives, as far as the reader may know. */
  place: z.nullable(z.string()),
  distance: z.nullable(z.int()),
  shared_interests: z.array(z.enum(interests)),
  prices: nextPrices,
  credits: z.int(),
  /** Messages older than that are erased. */
  history_days: z.int(),
});

export type OpenChat = z.infer<typeof openChat>;
