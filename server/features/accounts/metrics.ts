import { Counter } from 'prom-client';
import type { Core } from '#server/core/index.ts';

/** Lets `/metrics` tell how many people sign up and how many of them prove their address. */
export const measureAccounts = ({ events, metrics }: Core): void => {
  const signups = new Counter({
    name: 'signups_total',
    help: 'Members who signed up at this process, and those who proved their address, by step (signed_up, confirmed)',
    labelNames: ['step'],
    registers: [metrics],
  });
  for (const step of ['signed_up', 'confirmed']) signups.inc({ step }, 0);
  events.after('account.created', () => signups.inc({ step: 'signed_up' }));
  events.after('account.confirmed', () => signups.inc({ step: 'confirmed' }));
};
