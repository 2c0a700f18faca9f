import type { HostsOptions } from './hosts.ts';
import { openPushHosts } from './hosts.ts';
import { openPushOutbox } from './outbox.ts';
import type { Push } from './push.ts';

export { vapidKeys } from './keys.ts';
export type { Push } from './push.ts';

/** The driver that the settings ask for: the hosts of browsers, or files in the outbox folder. */
export const openPush = (
  options: HostsOptions & { readonly send: boolean; readonly outboxDir: string },
): Push =>
  options.send ? openPushHosts(options) : openPushOutbox(options.outboxDir, options.hosts);
