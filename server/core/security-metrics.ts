import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** What whoever looks after an installation has to be able to reconstruct. */
export type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_refused'
  | 'sign_in_blocked'
  | 'signed_out'
  | 'session_ended'
  | 'password_reset_asked'
  | 'password_changed'
  | 'address_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'account_closed'
  | 'call_refused'
  | 'staff_decided'
  | 'staff_signed_in'
  | 'staff_refused';

/** Which events are attempts to sign in, and how these ended. */
const signIns: Partial<Record<SecurityEvent, readonly [who: string, result: string]>> = {
  signed_in: ['member', 'ok'],
  sign_in_refused: ['member', 'wrong'],
  sign_in_blocked: ['member', 'too_many'],
  staff_signed_in: ['staff', 'ok'],
  staff_refused: ['staff', 'wrong'],
};

interface Counters {
  readonly events: Counter;
  readonly signIns: Counter;
}

const countersByRegistry = new WeakMap<Registry, Counters>();

/** Lets `/metrics` tell how often the log of security events was written. */
export const measureSecurity = (metrics: Registry): void => {
  const counters = {
    events: new Counter({
      name: 'security_events_total',
      help: 'Lines that this process wrote into the log of security events, by event',
      labelNames: ['event'],
      registers: [metrics],
    }),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Attempts to sign in at this process, by who (member, staff) and result (ok, wrong, too_many)',
      labelNames: ['who', 'result'],
      registers: [metrics],
    }),
  };
  for (const [who, result] of Object.values(signIns)) counters.signIns.inc({ who, result }, 0);
  countersByRegistry.set(metrics, counters);
};

export const countSecurityEvent = (metrics: Registry, event: SecurityEvent): void => {
  const counters = countersByRegistry.get(metrics);
  counters?.events.inc({ event });
  const [who, result] = signIns[event] ?? [];
  if (who !== undefined && result !== undefined) counters?.signIns.inc({ who, result });
};
