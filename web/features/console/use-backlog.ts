import { useEffect, useState } from 'react';
import { reviewKinds } from '#contract/console/enums.ts';
import { reviewBacklog } from '#contract/console/reviews.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from './console-call.ts';
import type { ConsolePage } from './pages.ts';
import { useChosenSite, useStaff } from './session.ts';

/** What waits behind a page, and whether some of it has waited too long. */
export interface Backlog {
  readonly waiting: number;
  readonly isLate: boolean;
}

const EVERY_MS = 30_000;

type Answered = Answer<typeof reviewBacklog>;

const backlogsOf = (answer: Answered): ReadonlyMap<ConsolePage['name'], Backlog> =>
  new Map(
    reviewKinds.map((kind) => {
      const { waiting, oldest_at: oldest } = answer[kind];
      const waited = oldest === null ? 0 : Date.now() - Date.parse(oldest);
      return [kind, { waiting, isLate: waited > limits.reviews.goalMinutes * 60_000 }];
    }),
  );

/** What waits, by page, read again and again while somebody looks. */
export const useBacklog = (): ReadonlyMap<ConsolePage['name'], Backlog> => {
  const [backlogs, setBacklogs] = useState<ReadonlyMap<ConsolePage['name'], Backlog>>(new Map());
  const isReviewer = useStaff().rights.includes('photos.review');
  const site = useChosenSite()?.id;
  useEffect(() => {
    if (!isReviewer) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      const query = site === undefined ? {} : { site: String(site) };
      plainCall(reviewBacklog, { query }).then((answer) => setBacklogs(backlogsOf(answer)), ignore);
    };
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, [isReviewer, site]);
  return backlogs;
};
