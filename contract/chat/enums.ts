/** Kinds of messages; apart from the schemas, so that pages can name them. */
export const messageKinds = ['text', 'photo', 'gift'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** What can be put on a message; one of each reader. */
export const reactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;

export type Reaction = (typeof reactions)[number];

/** Whether the other one of a chat can be written to, and if not, why. */
export const partnerStates = [
  'open',
  'unconfirmed',
  'disabled',
  'deleted',
  'blocked_by',
  'you_blocked',
] as const;

export type PartnerState = (typeof partnerStates)[number];

/** What a message that looks like a trick is about. */
export const warnings = ['money', 'contact'] as const;

export type Warning = (typeof warnings)[number];

/** Limits of chats alone; those in `limits` are loaded with every page. */
export const chatLimits = {
  /** Photos that are sent in one go. */
  photosAtOnce: 10,
  /** So many texts each make two people who know each other. */
  knownAfterTexts: 3,
  /** So many messages that somebody sends in a chat are its first ones. */
  firstMessages: 5,
  /** Nobody's message is held for longer than this, whether a moderator came or not. */
  heldHours: 24,
} as const;
