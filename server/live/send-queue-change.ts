import type { Queue, queueChanged } from '#contract/console/index.ts';
import type { Payload } from '#contract/core/live.ts';
import type { Core, Tx } from '#server/core/index.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Something in a queue of the console is not as it was. */
    'queue.changed': Payload<typeof queueChanged>;
  }
}

/** Tells those who work on a queue to look again, once what happened is safe; it says no more than that. */
export const sendQueueChange = (core: Core, tx: Tx, queue: Queue, site: number): Promise<void> =>
  core.events.emit(tx, 'queue.changed', { queue, site });
