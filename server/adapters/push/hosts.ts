import webPush from 'web-push';
import type { PushMessage } from '#contract/notifications/push.ts';
import type { VapidKeys } from './keys.ts';
import { isKnownHost } from './known-host.ts';
import type { Push, PushOutcome, Subscription } from './push.ts';

const TIMEOUT_MS = 10_000;
/** What fits into the 4,096 bytes that every push host takes, once it is encrypted. */
export const MAX_BYTES = 3993;
const FILLED_BYTES = 1024;

export interface HostsOptions {
  readonly keys: VapidKeys;
  /** Whom a push host writes to if something is wrong. */
  readonly contact: string;
  /** Origins beyond the hosts of browsers, for tests and development. */
  readonly hosts: readonly string[];
  readonly timeoutMs?: number;
}

const GONE = [404, 410];

const isRetryable = (status: number) => status === 429 || status >= 500;

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  // The address of a browser is a secret, and stays out of the log.
  if (isRetryable(status)) throw new Error(`The push host answered ${status}.`);
  return 'refused';
};

/** Whether something can be encrypted for the holder of these keys. */
const areKeys = ({ p256dh, auth }: Subscription): boolean => {
  try {
    webPush.encrypt(p256dh, auth, '{}', 'aes128gcm');
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
};

export const checkSubscriptionFor =
  (hosts: readonly string[]): Push['checkSubscription'] =>
  (subscription: Subscription) => {
    if (!isKnownHost(subscription.endpoint, hosts)) return 'unknown_host';
    return areKeys(subscription) ? 'yes' : 'broken_keys';
  };

/** A message with blanks behind it, so that the length of a push tells nothing about it. */
const filled = (message: PushMessage): Buffer => {
  const text = Buffer.from(JSON.stringify(message));
  if (text.length > MAX_BYTES) throw new Error('This is too long for a push.');
  return Buffer.concat([text, Buffer.alloc(Math.max(0, FILLED_BYTES - text.length), ' ')]);
};

/** Pushes through the hosts of the browsers. */
export const openPushHosts = (options: HostsOptions): Push => {
  const { keys, contact, hosts, timeoutMs = TIMEOUT_MS } = options;
  const vapidDetails = { ...keys, subject: `mailto:${contact}` };
  return {
    checkSubscription: checkSubscriptionFor(hosts),
    send: async ({ endpoint, ...browserKeys }, message, { ttl, urgency, topic }) => {
      // Checked again: what is stored may be older than the list.
      if (!isKnownHost(endpoint, hosts)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: browserKeys },
        filled(message),
        { TTL: ttl, urgency, topic, vapidDetails },
      );
      const answer = await fetch(endpoint, {
        method,
        headers,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new Error(`The push host did not answer (${(error as Error).name}).`);
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    },
    // What was sent is in other hands; nothing of it is kept here.
    forget: () => Promise.resolve(),
  };
};
