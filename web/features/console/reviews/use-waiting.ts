import { useCallback, useEffect, useState } from 'react';
import type { ReviewKind } from '#contract/console/enums.ts';
import { reviewQueue } from '#contract/console/reviews.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from '../console-call.ts';

export type Queue = Answer<typeof reviewQueue>;

/** How often colleagues' work is looked for. */
const EVERY_MS = 10_000;

/** The queue as it is now: read again after each own decision, and in between. */
export const useWaiting = (
  loaded: Queue,
  kind: ReviewKind,
  site: number | undefined,
): [queue: Queue, refresh: () => void] => {
  const [queue, setQueue] = useState(loaded);
  const refresh = useCallback(() => {
    const query = { kind, ...(site !== undefined && { site: String(site) }) };
    // What fails now is read the next time.
    plainCall(reviewQueue, { query }).then(setQueue, ignore);
  }, [kind, site]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return [queue, refresh];
};
