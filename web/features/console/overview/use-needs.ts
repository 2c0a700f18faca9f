import { useCallback, useContext, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { OrderViewName } from '#contract/console/enums.ts';
import { orderBacklog } from '#contract/console/orders.ts';
import { systemStatus } from '#contract/console/status.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { ignore } from '#web/lib/ignore.ts';
import { ALL_KINDS } from '../cases/case-filters.ts';
import { useDurationText, useNow } from '../cases/use-age.ts';
import { plainCall } from '../console-call.ts';
import type { ConsoleIconName } from '../icons/names.ts';
import type { ConsolePage } from '../pages.ts';
import { ORDERS_PATH, pagesFor, STATUS_PATH } from '../pages.ts';
import { keepFresh } from '../rules/keep-fresh.ts';
import { useChosenSite, useStaff } from '../session.ts';
import type { Backlog } from '../use-backlogs.ts';
import { BacklogsContext } from '../use-backlogs.ts';
import { useMoment } from '../use-moment.ts';
import { firstNeeds, isDueSoon } from './needs.ts';
import { listPath } from './overview-query.ts';

/** Something that waits for whoever looks. */
interface Need {
  readonly id: string;
  readonly icon: ConsoleIconName;
  readonly text: string;
  readonly note: string;
  /** How long it waits, or until when it can. */
  readonly age: string;
  readonly ageNote: string;
  readonly isLate: boolean;
  readonly to: string;
}

type OrderBacklog = Answer<typeof orderBacklog>;

/** Jobs that nobody tries again by themselves. */
const useGivenUpJobs = (): Backlog | null => {
  const [jobs, setJobs] = useState<Backlog | null>(null);
  const mayRead = useStaff().rights.includes('system.read');
  const read = useCallback(() => {
    if (!mayRead) return;
    plainCall(systemStatus).then(({ parts }) => {
      const part = parts.find((one) => one.part === 'jobs');
      const waiting = part?.figures.find(({ name }) => name === 'jobs_failed')?.value ?? 0;
      setJobs({ waiting, isLate: true, oldestAt: part?.since ?? null });
    }, ignore);
  }, [mayRead]);
  useEffect(() => {
    read();
    return keepFresh(read).stop;
  }, [read]);
  return jobs;
};

/** What waits about orders, which the navigation does not count. */
const useOrderBacklog = (): OrderBacklog | null => {
  const [backlog, setBacklog] = useState<OrderBacklog | null>(null);
  const site = useChosenSite()?.id;
  const mayRead = useStaff().rights.includes('orders.refund');
  const read = useCallback(() => {
    const query = site === undefined ? {} : { site: String(site) };
    if (mayRead) plainCall(orderBacklog, { query }).then(setBacklog, ignore);
  }, [mayRead, site]);
  useEffect(() => {
    read();
    return keepFresh(read).stop;
  }, [read]);
  return backlog;
};

const NEEDED = [
  'cases',
  'complaints',
  'appeals',
  'photo',
  'message_photo',
  'selfie',
  'inbox',
] as const;

type NeedName = (typeof NEEDED)[number];

interface NeedList extends Pick<ConsolePage, 'path' | 'icon'> {
  readonly name: NeedName;
  readonly filters?: Readonly<Record<string, string>>;
}

/** Those of all kinds are in one list. */
const APPEALED = { view: 'appeals', kind: ALL_KINDS };

/** The lists behind what waits, as far as whoever looks has them. */
const listsOf = (pages: readonly ConsolePage[]): NeedList[] =>
  pages.flatMap(({ name, path, icon }) => [
    ...NEEDED.filter((known) => known === name).map((known) => ({ name: known, path, icon })),
    ...(name === 'cases'
      ? [{ name: 'appeals' as const, path, icon: 'scales' as const, filters: APPEALED }]
      : []),
  ]);

/** What needs whoever looks: what is past its goal, and then as the navigation goes. */
export const useNeeds = (): readonly Need[] => {
  const t = useTranslations('console.overview');
  const backlogs = useContext(BacklogsContext);
  const orders = useOrderBacklog();
  const jobs = useGivenUpJobs();
  const duration = useDurationText();
  const moment = useMoment();
  const site = useChosenSite();
  const now = useNow(0);
  const staff = useStaff();
  const ageOf = (since: string | null) =>
    since === null || now === 0 ? '' : duration(now - Date.parse(since));
  const goalOf = (name: NeedName): string => {
    if (name === 'appeals') return t('goals.appeals', { days: limits.appeals.answerDays });
    if (name === 'cases' || name === 'complaints')
      return t('goals.cases', { hours: consoleLimits.cases.goalHours });
    const { goalMinutes } = name === 'inbox' ? consoleLimits.inbox : consoleLimits.reviews;
    return t('goals.minutes', { minutes: goalMinutes });
  };
  const lists = listsOf(pagesFor(staff, site)).flatMap(({ name, path, icon, filters }): Need[] => {
    const backlog = backlogs.get(name);
    if (!backlog || backlog.waiting === 0) return [];
    const { waiting, isLate, oldestAt } = backlog;
    return [
      {
        id: name,
        icon,
        text: t(`needed.${name}`, { count: waiting }),
        note: goalOf(name),
        age: ageOf(oldestAt),
        ageNote: t(isLate ? 'pastGoal' : 'waits'),
        isLate,
        to: listPath(path, site ? String(site.id) : undefined, filters),
      },
    ];
  });
  const failed: Need[] =
    jobs && jobs.waiting > 0
      ? [
          {
            id: 'jobs',
            icon: 'warning-circle',
            text: t('needed.jobs', { count: jobs.waiting }),
            note: t('goals.jobs'),
            age: ageOf(jobs.oldestAt),
            ageNote: t('waits'),
            isLate: jobs.isLate,
            to: STATUS_PATH,
          },
        ]
      : [];
  const { disputes, refunds, failed_refunds: lost } = orders ?? {};
  const toOrders = (view: OrderViewName) =>
    listPath(ORDERS_PATH, site ? String(site.id) : undefined, { view });
  const money: Need[] = [];
  if (lost && lost.waiting > 0) {
    money.push({
      id: 'failed_refunds',
      icon: 'warning-circle',
      text: t('needed.failed_refunds', { count: lost.waiting }),
      note: t('goals.failed_refunds'),
      age: ageOf(lost.oldest_at),
      ageNote: t('waits'),
      isLate: true,
      to: toOrders('refund_failed'),
    });
  }
  if (disputes && disputes.waiting > 0) {
    const { waiting, due_at: due } = disputes;
    const left = due === null ? null : Date.parse(due) - now;
    money.push({
      id: 'disputes',
      icon: 'scales',
      text: t('needed.disputes', { count: waiting }),
      note: t('goals.bank'),
      age: left === null || now === 0 ? '' : duration(left),
      ageNote: due === null ? t('waits') : t('dueAt', { time: moment(due) }),
      isLate: isDueSoon(due, now),
      to: toOrders('disputed'),
    });
  }
  if (refunds && refunds.waiting > 0) {
    money.push({
      id: 'refunds',
      icon: 'arrow-counter-clockwise',
      text: t('needed.refunds', { count: refunds.waiting }),
      note: t('goals.second'),
      age: ageOf(refunds.oldest_at),
      ageNote: t('waits'),
      isLate: false,
      to: toOrders('proposed'),
    });
  }
  return firstNeeds([...failed, ...lists, ...money]);
};
