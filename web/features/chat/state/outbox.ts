import type { GiftId } from '../../../../contract/chat/gifts.ts';
import { newIdempotencyKey } from '../../../../contract/core/client.ts';
import { hasLeft, ownKey } from '../../../lib/stored.ts';
import type { Waiting } from '../conversation-seam.ts';

/** Something on its way to a member. */
export interface Outgoing extends Waiting {
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

export interface Content {
  readonly text: string;
  readonly replyTo?: number | null;
  readonly gift?: GiftId;
  readonly file?: Blob;
}

/** What a member has just written, to be sent. */
export const outgoing = (member: string, content: Content): Outgoing => {
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
export const nextTo = (outbox: readonly Outgoing[], member: string): Outgoing | undefined => {
  const queue = outbox.filter((item) => item.member === member && item.state !== 'failed');
  return queue.some(({ state }) => state === 'sending') ? undefined : queue[0];
};

const prefixOf = (me: string) => ownKey(`outbox:${me}:`);

/** Keeps one beyond a reload; each under a name of its own, so that tabs do not undo each other. */
export const keepOutgoing = (me: string, item: Outgoing): void => {
  if (item.file || hasLeft()) return;
  try {
    localStorage.setItem(prefixOf(me) + item.clientId, JSON.stringify(item));
  } catch {
    // Without storage it is kept until the page is left.
  }
};

/** Keeps what has become of one, unless its writer has logged out in another tab. */
export const keepChanged = (me: string, item: Outgoing): void => {
  try {
    if (localStorage.getItem(prefixOf(me) + item.clientId) !== null) keepOutgoing(me, item);
  } catch {
    // It was never kept.
  }
};

export const forgetOutgoing = (me: string, { clientId, photoUrl }: Outgoing): void => {
  if (photoUrl !== null) URL.revokeObjectURL(photoUrl);
  try {
    localStorage.removeItem(prefixOf(me) + clientId);
  } catch {
    // It was never kept.
  }
};

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'member' in value;

const read = (key: string): Outgoing[] => {
  const value = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  if (!isOutgoing(value)) return [];
  return [value.state === 'failed' ? value : { ...value, state: 'waiting' }];
};

/** What had not arrived when the page was left, in order. */
export const keptOutgoing = (me: string): readonly Outgoing[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(me)))
      .flatMap(read)
      .toSorted((one, other) => one.at - other.at);
  } catch {
    return [];
  }
};
