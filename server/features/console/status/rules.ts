import type { StatusFinding, StatusFindingName, StatusState } from '#contract/console/index.ts';
import { statusStates } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Config } from '#server/config/index.ts';
import type { JobCounts, ServerState } from '#server/core/index.ts';
import type { readPaymentState } from '#server/features/billing/index.ts';

const limits = consoleLimits.status;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a part is judged by, and since when something of it is not as it should be. */
export interface Judgement {
  readonly findings: readonly StatusFinding[];
  readonly since: Date | null;
}

const finding = (
  name: StatusFindingName,
  state: StatusState,
  values: StatusFinding['values'] = {},
): StatusFinding => ({ name, state, values });

/** The gravest of several; a part without findings is fine. */
export const worstOf = (findings: readonly StatusFinding[]): StatusState =>
  findings.reduce<StatusState>(
    (worst, { state }) =>
      statusStates.indexOf(state) > statusStates.indexOf(worst) ? state : worst,
    'fine',
  );

/** How grave it is that something is as large as this; null while nobody need know. */
const grade = (
  value: number,
  { look, act }: { readonly look: number; readonly act: number },
): 'look' | 'act' | null => {
  if (value >= act) return 'act';
  return value >= look ? 'look' : null;
};

const earliest = (dates: readonly (Date | null)[]): Date | null => {
  const known = dates.flatMap((date) => date?.getTime() ?? []);
  return known.length === 0 ? null : new Date(Math.min(...known));
};

const ageOf = (since: Date | null, now: Date): number =>
  since === null ? 0 : now.getTime() - since.getTime();

/** One finding where something is late, with how many minutes. */
const late = (
  name: StatusFindingName,
  since: Date | null,
  now: Date,
  values: StatusFinding['values'] = {},
): StatusFinding[] => {
  const minutes = Math.floor(ageOf(since, now) / MINUTE);
  const state = grade(minutes, limits.lateMinutes);
  return state ? [finding(name, state, { minutes, ...values })] : [];
};

/** What is told under parts of its own. */
const OWN_PARTS = ['send-mail', 'send-push'];

export const isOtherWork = ({ name }: JobCounts): boolean => !OWN_PARTS.includes(name);

/** Of one kind of work: what failed for good, what fails, and what nobody begins. */
const judgeWork = (
  names: readonly [StatusFindingName, StatusFindingName, StatusFindingName],
  jobs: readonly JobCounts[],
  now: Date,
): StatusFinding[] => {
  const [givenUp, retrying, isLate] = names;
  return jobs.flatMap((job) => [
    ...(job.failed > 0 ? [finding(givenUp, 'act', { job: job.name, count: job.failed })] : []),
    ...(job.retrying > 0
      ? [
          finding(
            retrying,
            grade(ageOf(job.failingSince, now) / MINUTE, limits.lateMinutes) ?? 'look',
            { job: job.name, count: job.retrying },
          ),
        ]
      : []),
    ...late(isLate, job.dueSince, now, { job: job.name, count: job.waiting }),
  ]);
};

const troubleSince = (jobs: readonly JobCounts[], findings: readonly StatusFinding[]) =>
  findings.length === 0 ? null : earliest(jobs.flatMap((job) => [job.failingSince, job.dueSince]));

export const judgeJobs = (all: readonly JobCounts[], now: Date): Judgement => {
  const jobs = all.filter(isOtherWork);
  const findings = judgeWork(['jobs_given_up', 'jobs_retrying', 'jobs_late'], jobs, now);
  return { findings, since: troubleSince(jobs, findings) };
};

export const judgeMail = (all: readonly JobCounts[], now: Date): Judgement => {
  const jobs = all.filter(({ name }) => name === 'send-mail');
  const findings = judgeWork(['mail_given_up', 'mail_retrying', 'mail_late'], jobs, now);
  return { findings, since: troubleSince(jobs, findings) };
};

export const judgePush = (
  all: readonly JobCounts[],
  outgoing: { readonly due: number; readonly since: Date | null },
  now: Date,
): Judgement => {
  const jobs = all.filter(({ name }) => name === 'send-push');
  const findings = [
    ...judgeWork(['push_given_up', 'push_retrying', 'push_late'], jobs, now),
    ...late('notifications_late', outgoing.since, now, { count: outgoing.due }),
  ];
  const since = earliest([troubleSince(jobs, findings), outgoing.since]);
  return { findings, since: findings.length === 0 ? null : since };
};

/** Minutes in which each queue of the console shall be answered. */
const goalMinutes = {
  photo: consoleLimits.reviews.goalMinutes,
  message_photo: consoleLimits.reviews.goalMinutes,
  selfie: consoleLimits.reviews.goalMinutes,
  report: consoleLimits.cases.goalHours * 60,
  complaint: consoleLimits.cases.goalHours * 60,
  appeal: 7 * 24 * 60,
  inbox: consoleLimits.inbox.goalMinutes,
} as const;

/** Past its goal a queue is to be looked at, and past four times its goal acted upon. */
const MISSED_BY_FAR = 4;

export const judgeQueues = (
  queues: readonly {
    readonly queue: keyof typeof goalMinutes;
    readonly waiting: number;
    readonly since: Date | null;
  }[],
  now: Date,
): Judgement => {
  const lateOnes = queues.flatMap(({ queue, waiting, since }) => {
    const minutes = Math.floor(ageOf(since, now) / MINUTE);
    const goal = goalMinutes[queue];
    const state = grade(minutes, { look: goal, act: goal * MISSED_BY_FAR });
    return state
      ? [{ since, finding: finding('queue_late', state, { queue, count: waiting, minutes }) }]
      : [];
  });
  return {
    findings: lateOnes.map((one) => one.finding),
    since: earliest(lateOnes.map(({ since }) => since)),
  };
};

export const judgePayments = (
  payments: Awaited<ReturnType<typeof readPaymentState>>,
  now: Date,
): Judgement => {
  const {
    refundsSince,
    refundsDue,
    refundsFailed,
    disputes,
    disputesUntil,
    heardAt,
    paidAtProvider,
  } = payments;
  const refund = grade(ageOf(refundsSince, now) / HOUR, limits.refundHours);
  const left = disputesUntil === null ? Infinity : (disputesUntil.getTime() - now.getTime()) / DAY;
  const isUrgent = left <= limits.disputeDays.act;
  const isSoon = left <= limits.disputeDays.look;
  // A provider that is paid and never heard of cannot reach us; that orders are followed hides it.
  const isSilent =
    paidAtProvider > 0 && (heardAt === null || ageOf(heardAt, now) > limits.webhookHours * HOUR);
  return {
    findings: [
      ...(isSilent ? [finding('webhooks_missing', 'act', { count: paidAtProvider })] : []),
      ...(refund ? [finding('refunds_late', refund, { count: refundsDue })] : []),
      ...(refundsFailed > 0 ? [finding('refunds_failed', 'act', { count: refundsFailed })] : []),
      ...(isSoon
        ? [
            finding('disputes_due', isUrgent ? 'act' : 'look', {
              count: disputes,
              days: Math.max(0, Math.floor(left)),
            }),
          ]
        : []),
    ],
    since: refund ? refundsSince : isSilent ? heardAt : null,
  };
};

export const judgeDatabase = (server: ServerState | null, waitingForPool: number): Judgement => {
  const pool =
    waitingForPool > 0 ? [finding('pool_exhausted', 'look', { count: waitingForPool })] : [];
  if (!server) return { findings: pool, since: null };
  const { connections, maxConnections, longestSeconds, lockWaits } = server;
  const percent = Math.round((100 * connections) / maxConnections);
  const scarce = grade(percent, limits.connectionPercent);
  const minutes = Math.floor(longestSeconds / 60);
  const long = grade(minutes, limits.statementMinutes);
  return {
    findings: [
      ...(scarce ? [finding('connections_scarce', scarce, { percent })] : []),
      ...(long ? [finding('statement_long', long, { minutes })] : []),
      ...(lockWaits > 0 ? [finding('lock_waits', 'look', { count: lockWaits })] : []),
      ...pool,
    ],
    since: null,
  };
};

export const judgeReplicas = (server: ServerState | null): Judgement => {
  const replicas = server?.replicas ?? [];
  if (replicas.length === 0) return { findings: [finding('no_replicas', 'fine')], since: null };
  const seconds = Math.round(Math.max(...replicas.map(({ lagSeconds }) => lagSeconds ?? 0)));
  const behind = grade(seconds, limits.replicaSeconds);
  return {
    findings: [
      ...(replicas.some(({ state }) => state === null) ? [finding('replica_hidden', 'look')] : []),
      ...(behind ? [finding('replica_behind', behind, { seconds })] : []),
    ],
    since: null,
  };
};

export const judgeDisk = (disk: { readonly free: number; readonly size: number }): Judgement => {
  const percent = disk.size === 0 ? 100 : Math.floor((100 * disk.free) / disk.size);
  const { look, act } = limits.diskPercent;
  if (percent >= look) return { findings: [], since: null };
  return {
    findings: [finding('disk_low', percent < act ? 'act' : 'look', { percent })],
    since: null,
  };
};

export const judgeBackups = (last: Date | null, now: Date): Judgement => {
  if (last === null) return { findings: [finding('backup_unknown', 'look')], since: null };
  const days = Math.floor(ageOf(last, now) / DAY);
  const state = grade(days, limits.backupDays);
  return state
    ? { findings: [finding('backup_old', state, { days })], since: last }
    : { findings: [], since: null };
};

export const judgeProcesses = (
  server: ServerState | null,
  { worksOnJobs, isRelayed }: { readonly worksOnJobs: boolean; readonly isRelayed: boolean },
): Judgement => {
  const hasWorker = server === null || server.processes.some(({ role }) => role === 'worker');
  return {
    findings: [
      ...(worksOnJobs || hasWorker ? [] : [finding('no_worker', 'act')]),
      ...(isRelayed ? [] : [finding('relay_lost', 'look')]),
    ],
    since: null,
  };
};

const PLACEHOLDER = /@duet\.example$/;

/** Settings that a site should not be opened to the public with. A demo may have all of them. */
export const judgeSettings = (config: Config): Judgement => {
  const grave = config.demo ? 'look' : 'act';
  const wrong: readonly (readonly [boolean, StatusFindingName, StatusState])[] = [
    [config.demo, 'demo_on', 'look'],
    [config.databaseUrl === null, 'embedded_database', grave],
    [config.stripe === null, 'test_payments', grave],
    [config.smtpUrl === null, 'no_smtp', grave],
    [config.publicUrl === null, 'no_public_url', grave],
    [config.publicUrl?.protocol === 'http:', 'no_tls', grave],
    [config.sepaAccounts !== null && config.smsUrl === null, 'no_sms', grave],
    [config.trustedProxies.length === 0, 'no_proxy', 'look'],
    [config.consoleHost === null, 'no_console_host', 'look'],
    [config.mailEventsSecret === null, 'no_mail_events', 'look'],
    [!config.push.send, 'push_outbox', 'look'],
    [PLACEHOLDER.test(config.mailFrom), 'mail_from_placeholder', 'look'],
  ];
  return {
    findings: wrong.flatMap(([is, name, state]) => (is ? [finding(name, state)] : [])),
    since: null,
  };
};
