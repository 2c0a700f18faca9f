import { createContext, useCallback, useEffect, useState } from 'react';
import { caseBacklog } from '#contract/console/cases.ts';
import { reviewKinds } from '#contract/console/enums.ts';
import { inboxBacklog } from '#contract/console/inbox.ts';
import { queues } from '#contract/console/queues.ts';
import { reviewBacklog } from '#contract/console/reviews.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from './console-call.ts';
import type { ConsolePage } from './pages.ts';
import { useChosenSite, useStaff } from './session.ts';
import { useQueueChanges } from './use-queue-changes.ts';

/** What waits behind a page, and whether some of it has waited too long. */
export interface Backlog {
  readonly waiting: number;
  readonly isLate: boolean;
  /** Since when the oldest of it waits. */
  readonly oldestAt: string | null;
}

/** What waits: by page, and appeals, which the page of cases lists apart. */
export type Backlogs = ReadonlyMap<ConsolePage['name'] | 'appeals', Backlog>;

/** The same for pages, which need not ask once more. */
export const BacklogsContext = createContext<Backlogs>(new Map());

type Found = readonly (readonly [ConsolePage['name'] | 'appeals', Backlog])[];

const ofReviews = (answer: Answer<typeof reviewBacklog>): Found =>
  reviewKinds.map((kind) => {
    const { waiting, oldest_at: oldest } = answer[kind];
    const waited = oldest === null ? 0 : Date.now() - Date.parse(oldest);
    const isLate = waited > consoleLimits.reviews.goalMinutes * 60_000;
    return [kind, { waiting, isLate, oldestAt: oldest }];
  });

const ofCases = (answer: Answer<typeof caseBacklog>): Found => {
  const of = ({ waiting, late, oldest_at: oldestAt }: (typeof answer)['report']): Backlog => ({
    waiting,
    isLate: late,
    oldestAt,
  });
  return [
    ['cases', of(answer.report)],
    ['complaints', of(answer.complaint)],
    ['appeals', of(answer.appeal)],
  ];
};

const ofInbox = ({ waiting, oldest_at: oldest }: Answer<typeof inboxBacklog>): Found => {
  const waited = oldest === null ? 0 : Date.now() - Date.parse(oldest);
  const isLate = waited > consoleLimits.inbox.goalMinutes * 60_000;
  return [['inbox', { waiting, isLate, oldestAt: oldest }]];
};

/** What waits, as it changes. */
export const useBacklogs = (): Backlogs => {
  const [backlogs, setBacklogs] = useState<Backlogs>(new Map());
  const { rights } = useStaff();
  const isReviewer = rights.includes('photos.review');
  const isDecider = rights.includes('cases.decide');
  const chosen = useChosenSite();
  const site = chosen?.id;
  const isOperator = rights.includes('inbox.answer') && chosen?.fictional !== false;
  const read = useCallback(() => {
    const query = site === undefined ? {} : { site: String(site) };
    const take = (found: Found) => setBacklogs((before) => new Map([...before, ...found]));
    if (isReviewer) plainCall(reviewBacklog, { query }).then(ofReviews).then(take, ignore);
    if (isDecider) plainCall(caseBacklog, { query }).then(ofCases).then(take, ignore);
    if (isOperator) plainCall(inboxBacklog, { query }).then(ofInbox).then(take, ignore);
  }, [isReviewer, isDecider, isOperator, site]);
  useEffect(read, [read]);
  useQueueChanges(queues, site, read);
  return backlogs;
};
