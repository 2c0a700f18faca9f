import type { Core } from '../../core/index.ts';
import type { Ways } from './drain.ts';
import { drain } from './drain.ts';

/** Milliseconds in which what happens together leaves together. */
const SOON = 200;

/** Sends pushes soon after they are due, in the process in which that happened. */
export interface Drainer {
  soon(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export const createDrainer = (core: Core, ways: Ways): Drainer => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    timer = undefined;
    running = running
      .then(() => drain(core, ways, 'push'))
      .catch((error: unknown) => core.log.error({ err: error }, 'pushes were not sent'));
  };
  return {
    soon: () => {
      timer ??= setTimeout(run, SOON).unref();
    },
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
};
