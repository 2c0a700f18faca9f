import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReviewKind } from '#contract/console/enums.ts';
import { reviewQueue } from '#contract/console/reviews.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from '../console-call.ts';
import { useQueueChanges } from '../use-queue-changes.ts';

export type Queue = Answer<typeof reviewQueue>;

/** The queue as it is now. */
export const useWaiting = (loaded: Queue, kind: ReviewKind, site: number | undefined): Queue => {
  const [queue, setQueue] = useState(loaded);
  const turn = useRef(0);
  const read = useCallback(() => {
    const query = { kind, ...(site !== undefined && { site: String(site) }) };
    turn.current += 1;
    const mine = turn.current;
    // The latest reading counts, however long an earlier one takes; what fails is read the next time.
    plainCall(reviewQueue, { query }).then((answer) => {
      if (mine === turn.current) setQueue(answer);
    }, ignore);
  }, [kind, site]);
  useQueueChanges(
    useMemo(() => [kind], [kind]),
    site,
    read,
  );
  return queue;
};
