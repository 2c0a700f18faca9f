import { useEffect } from 'react';
import type { Queue } from '#contract/console/queues.ts';
import { onQueueChange } from './queue-socket.ts';
import { keepFresh } from './rules/keep-fresh.ts';

/** Reads something again whenever one of these queues has changed, on one site or any. */
export const useQueueChanges = (
  queues: readonly Queue[],
  site: number | undefined,
  read: () => void,
): void => {
  useEffect(() => {
    const fresh = keepFresh(read);
    const stop = onQueueChange(queues, site, fresh.changed);
    return () => {
      stop();
      fresh.stop();
    };
  }, [queues, site, read]);
};
