import { areKeys, encrypt } from './encrypt.ts';
import type { VapidKeys } from './keys.ts';
import { isKnownHost } from './known-host.ts';
import type { Push, PushOutcome, Subscription } from './push.ts';
import { authorization } from './vapid.ts';

const TIMEOUT_MS = 10_000;

export interface HostsOptions {
  readonly keys: VapidKeys;
  /** Whom a push host writes to if something is wrong. */
  readonly contact: string;
  /** Origins beyond the hosts of browsers, for tests and development. */
  readonly hosts: readonly string[];
  readonly timeoutMs?: number;
}

const GONE = [404, 410];

const isWorthAnotherTry = (status: number) => status === 429 || status >= 500;

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  // The address of a browser is a secret, and stays out of the log.
  if (isWorthAnotherTry(status)) throw new Error(`The push host answered ${status}.`);
  return 'refused';
};

export const knowing =
  (hosts: readonly string[]): Push['knows'] =>
  (subscription: Subscription) => {
    if (!isKnownHost(subscription.endpoint, hosts)) return 'unknown_host';
    return areKeys(subscription) ? 'yes' : 'broken_keys';
  };

/** Pushes through the hosts of the browsers. */
export const openHosts = (options: HostsOptions): Push => {
  const { keys, contact, hosts, timeoutMs = TIMEOUT_MS } = options;
  return {
    knows: knowing(hosts),
    send: async (to, message, { ttl, urgency, topic }) => {
      // Checked again: what is stored may be older than the list.
      if (!isKnownHost(to.endpoint, hosts)) return 'gone';
      const answer = await fetch(to.endpoint, {
        method: 'POST',
        headers: {
          authorization: authorization(to.endpoint, keys, contact, Date.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          urgency,
          topic,
        },
        body: new Uint8Array(encrypt(JSON.stringify(message), to)),
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
