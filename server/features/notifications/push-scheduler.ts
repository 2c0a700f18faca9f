import type { Core } from '#server/core/index.ts';
import type { ChannelSenders } from './deliver.ts';
import { deliverDue } from './deliver.ts';

/** Milliseconds in which what happens together leaves together. */
const BATCH_DELAY_MS = 200;

/** Sends pushes soon after they are due, in the process in which that happened. */
export interface PushScheduler {
  schedule(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export const createPushScheduler = (core: Core, senders: ChannelSenders): PushScheduler => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    timer = undefined;
    running = running
      .then(() => deliverDue(core, senders, 'push'))
      .catch((error: unknown) => core.log.error({ err: error }, 'pushes were not sent'));
  };
  return {
    schedule: () => {
      timer ??= setTimeout(run, BATCH_DELAY_MS).unref();
    },
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
};
