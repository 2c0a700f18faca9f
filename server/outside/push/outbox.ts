import { forgetKept, keep } from '../outbox.ts';
import { knowing } from './hosts.ts';
import type { Push } from './push.ts';

/** Pushes as one JSON file each, for tests and for trying the product without a network. */
export const openPushOutbox = (folder: string, hosts: readonly string[]): Push => ({
  knows: knowing(hosts),
  send: async (to, message, { member }) => {
    const { title: subject, body: text } = message;
    await keep(folder, 'push', { to: to.endpoint, member, subject, text, data: message });
    return 'sent';
  },
  forget: (member) => forgetKept(folder, (kept) => kept.member === member),
});
