import type { PushMessage } from '#contract/notifications/push.ts';

/** A browser as its push host knows it; the keys are base64url. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushOptions {
  /** The member it is for. */
  readonly member: string;
  /** For how many seconds the host keeps trying to reach a device that is off. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** While a device is off, the host keeps only the last one of a topic. */
  readonly topic: string;
}

/** What became of it: `gone` means never again, `refused` means that this one cannot be sent. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Sends pushes. Called by jobs only; what it throws is worth another try. */
export interface Push {
  /** Whether this is a browser at a push host we know, with keys one can write to. */
  checkSubscription(subscription: Subscription): 'yes' | 'unknown_host' | 'broken_keys';
  send(to: Subscription, message: PushMessage, options: PushOptions): Promise<PushOutcome>;
  /** Erases what is kept here of pushes to a member. */
  forget(member: string): Promise<void>;
}
