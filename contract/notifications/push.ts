import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer } from '../core/schemas.ts';

/** The address of a browser at its push host. */
const address = z.string().check(z.url('invalid'), z.maxLength(1000, 'too_long'));

/** Bytes of a given length, base64url. */
const bytes = (length: number) => {
  const digits = Math.ceil((length * 8) / 6);
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${digits}}=*$`), 'invalid'));
};

/** As browsers write it down themselves; what else they add is left out. */
export const pushSubscription = z.object({
  endpoint: address,
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

export const pushSubscribe = endpoint({
  name: 'pushSubscribe',
  method: 'POST',
  path: '/api/user.php',
  flag: 'push',
  summary: 'This browser shows notifications of the member from now on, and of nobody else.',
  access: 'member',
  body: pushSubscription,
  answer: okAnswer,
  errors: { push_host_unknown: 422 },
  limit: { max: 60, seconds: 3600 },
  once: false,
});

export const pushUnsubscribe = endpoint({
  name: 'pushUnsubscribe',
  method: 'DELETE',
  path: '/api/user.php',
  flag: 'push',
  summary: 'That browser shows no more notifications of the member.',
  access: 'member',
  body: z.object({ endpoint: address }),
  answer: okAnswer,
  errors: {},
  once: false,
});

/** What a push says, as the worker in the browser shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** Where it leads, within the site. */
  readonly path: string;
  /** Another with the same one takes its place. */
  readonly tag: string;
  readonly icon: string;
  /** For the app's icon: unread messages and new likes, as the title of a tab counts them. */
  readonly badge: number;
}
