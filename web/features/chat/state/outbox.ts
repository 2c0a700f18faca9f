import type { GiftId } from '#contract/chat/gifts.ts';
import { newIdempotencyKey } from '#contract/core/client.ts';
import { hasLoggedOut, memberKey } from '#web/lib/device-storage.ts';
import type { PendingMessage } from '../conversation-types.ts';

/** Something on its way to a member. */
export interface OutboxItem extends PendingMessage {
  /** The profile it goes to. */
  readonly member: string;
  /** When it was written, which is the order in which things leave. */
  readonly at: number;
  /** Photos are kept until the page is left, all else until it has arrived. */
  readonly file: Blob | null;
}

/** A random UUID, also on pages without TLS, where browsers hide their own. */
export const newClientId = (): string => {
  const digits = newIdempotencyKey();
  const variant = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
};

export interface MessageContent {
  readonly text: string;
  readonly replyTo?: number | null;
  readonly gift?: GiftId;
  readonly file?: Blob;
}

/** What a member has just written, to be sent. */
export const createOutboxItem = (member: string, content: MessageContent): OutboxItem => {
  const { text, replyTo = null, gift, file } = content;
  return {
    clientId: newClientId(),
    member,
    at: Date.now(),
    kind: gift ? 'gift' : file ? 'photo' : 'text',
    text,
    gift: gift ?? null,
    file: file ?? null,
    photoUrl: file ? URL.createObjectURL(file) : null,
    replyTo,
    state: 'waiting',
    problem: null,
  };
};

/** What goes to a member next: one at a time, in order; what was refused does not hold up others. */
export const nextItemFor = (
  outbox: readonly OutboxItem[],
  member: string,
): OutboxItem | undefined => {
  const queue = outbox.filter((item) => item.member === member && item.state !== 'failed');
  return queue.some(({ state }) => state === 'sending') ? undefined : queue[0];
};

const storageKeyPrefix = (me: string) => memberKey(`outbox:${me}:`);

/** Keeps one beyond a reload; each under a name of its own, so that tabs do not undo each other. */
export const storeItem = (me: string, item: OutboxItem): void => {
  if (item.file || hasLoggedOut()) return;
  try {
    localStorage.setItem(storageKeyPrefix(me) + item.clientId, JSON.stringify(item));
  } catch {
    // Without storage it is kept until the page is left.
  }
};

/** Keeps what has become of one, unless its writer has logged out in another tab. */
export const updateStoredItem = (me: string, item: OutboxItem): void => {
  try {
    if (localStorage.getItem(storageKeyPrefix(me) + item.clientId) !== null) storeItem(me, item);
  } catch {
    // It was never kept.
  }
};

export const discardItem = (me: string, { clientId, photoUrl }: OutboxItem): void => {
  if (photoUrl !== null) URL.revokeObjectURL(photoUrl);
  try {
    localStorage.removeItem(storageKeyPrefix(me) + clientId);
  } catch {
    // It was never kept.
  }
};

const isOutboxItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'member' in value;

const readItem = (key: string): OutboxItem[] => {
  const value = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  if (!isOutboxItem(value)) return [];
  return [value.state === 'failed' ? value : { ...value, state: 'waiting' }];
};

/** What had not arrived when the page was left, in order. */
export const readStoredItems = (me: string): readonly OutboxItem[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(storageKeyPrefix(me)))
      .flatMap(readItem)
      .toSorted((one, other) => one.at - other.at);
  } catch {
    return [];
  }
};
