import { deleteFromOutbox, writeToOutbox } from '../outbox.ts';
import { checkSubscriptionFor } from './hosts.ts';
import type { Push } from './push.ts';

/** Pushes as one JSON file each, for tests and for trying the product without a network. */
export const openPushOutbox = (folder: string, hosts: readonly string[]): Push => ({
  checkSubscription: checkSubscriptionFor(hosts),
  send: async (to, message, { member }) => {
    const { title: subject, body: text } = message;
    await writeToOutbox(folder, 'push', { to: to.endpoint, member, subject, text, data: message });
    return 'sent';
  },
  forget: (member) => deleteFromOutbox(folder, (kept) => kept.member === member),
});
