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

/** What waits, by page. */
export type Backlogs = ReadonlyMap<ConsolePage['name'], Backlog>;

/** The same for pages, which need not ask once more. */
export const BacklogsContext = createContext<Backlogs>(new Map());

type Found = readonly (readonly [ConsolePage['name'], Backlog])[];

const ofReviews = (answer: Answer<typeof reviewBacklog>): Found =>
  reviewKinds.map((kind) => {
    const { waiting, oldest_at: oldest } = answer[kind];
    const waited = oldest === null ? 0 : Date.now() - Date.parse(oldest);
    const isLate = waited > consoleLimits.reviews.goalMinutes * 60_000;
    return [kind, { waiting, isLate, oldestAt: oldest }];
  });

const ofCases = ({ report, complaint }: Answer<typeof caseBacklog>): Found => [
  ['cases', { waiting: report.waiting, isLate: report.late, oldestAt: report.oldest_at }],
  [
    'complaints',
    { waiting: complaint.waiting, isLate: complaint.late, oldestAt: complaint.oldest_at },
  ],
];

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
