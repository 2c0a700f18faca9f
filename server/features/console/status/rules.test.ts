import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/index.ts';
import type { JobCounts, ServerState } from '#server/core/index.ts';
import {
  judgeBackups,
  judgeDatabase,
  judgeDisk,
  judgeJobs,
  judgeMail,
  judgePayments,
  judgeProcesses,
  judgePush,
  judgeQueues,
  judgeReplicas,
  judgeSettings,
  worstOf,
} from './rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const ago = ({ minutes = 0, hours = 0, days = 0 }) =>
  new Date(now.getTime() - ((days * 24 + hours) * 60 + minutes) * 60_000);

const job = (name: string, counts: Partial<JobCounts> = {}): JobCounts => ({
  name,
  waiting: 0,
  planned: 0,
  active: 0,
  retrying: 0,
  failed: 0,
  done: 0,
  dueSince: null,
  failingSince: null,
  ...counts,
});

/** Name and state of each finding. */
const told = ({ findings }: { readonly findings: readonly { name: string; state: string }[] }) =>
  findings.map(({ name, state }) => `${name} ${state}`);

describe('[OPS-16] work is judged by what fails and waits', () => {
  it.each([
    [{}, []],
    [{ waiting: 9, dueSince: ago({ minutes: 4 }) }, []],
    [{ waiting: 9, dueSince: ago({ minutes: 5 }) }, ['jobs_late look']],
    [{ waiting: 9, dueSince: ago({ minutes: 15 }) }, ['jobs_late act']],
    [{ retrying: 1, failingSince: ago({ minutes: 1 }) }, ['jobs_retrying look']],
    [{ retrying: 1, failingSince: ago({ minutes: 15 }) }, ['jobs_retrying act']],
    [{ failed: 2, failingSince: ago({ hours: 3 }) }, ['jobs_given_up act']],
  ])('%j', (counts, expected) => {
    expect(told(judgeJobs([job('erase-accounts', counts)], now))).toEqual(expected);
  });

  it('mails and pushes under their own parts, with since when', () => {
    const failing = { retrying: 3, failingSince: ago({ minutes: 20 }) };
    const all = [job('send-mail', failing), job('send-push', { ...failing, failed: 1 })];
    expect(told(judgeJobs(all, now))).toEqual([]);
    expect(told(judgeMail(all, now))).toEqual(['mail_retrying act']);
    expect(judgeMail(all, now).since).toEqual(ago({ minutes: 20 }));
    const due = { due: 7, since: ago({ minutes: 6 }) };
    const push = judgePush(all, due, now);
    expect(told(push)).toEqual([
      'push_given_up act',
      'push_retrying act',
      'notifications_late look',
    ]);
    expect(judgePush([], { due: 7, since: ago({ minutes: 1 }) }, now)).toEqual({
      findings: [],
      since: null,
    });
  });
});

it('[OPS-16] a queue is late after its goal, and gravely so after four times that', () => {
  const queues = [
    { queue: 'photo', waiting: 3, since: ago({ minutes: 15 }) },
    { queue: 'report', waiting: 2, since: ago({ hours: 3 }) },
    { queue: 'inbox', waiting: 1, since: ago({ hours: 1 }) },
    { queue: 'appeal', waiting: 0, since: null },
  ] as const;
  const judged = judgeQueues(queues, now);
  expect(judged.findings).toMatchObject([
    { state: 'look', values: { queue: 'photo', count: 3, minutes: 15 } },
    { state: 'act', values: { queue: 'inbox', count: 1, minutes: 60 } },
  ]);
  expect(judged.since).toEqual(ago({ hours: 1 }));
});

describe('[OPS-16] payments', () => {
  const well = {
    provider: 'stripe',
    placed: [],
    paidAtProvider: 4,
    open: 0,
    openSince: null,
    refundsDue: 0,
    refundsSince: null,
    refundsFailed: 0,
    disputes: 0,
    disputesUntil: null,
    heardAt: ago({ hours: 1 }),
  };
  it.each([
    [{}, []],
    [{ heardAt: ago({ hours: 25 }) }, ['webhooks_missing act']],
    [{ heardAt: null }, ['webhooks_missing act']],
    [{ heardAt: null, paidAtProvider: 0 }, []],
    [{ refundsDue: 1, refundsSince: ago({ minutes: 30 }) }, []],
    [{ refundsDue: 1, refundsSince: ago({ hours: 1 }) }, ['refunds_late look']],
    [{ refundsDue: 1, refundsSince: ago({ days: 1 }) }, ['refunds_late act']],
    [{ refundsFailed: 1 }, ['refunds_failed act']],
    [{ disputes: 1, disputesUntil: ago({ days: -9 }) }, []],
    [{ disputes: 1, disputesUntil: ago({ days: -5 }) }, ['disputes_due look']],
    [{ disputes: 1, disputesUntil: ago({ days: -1 }) }, ['disputes_due act']],
  ])('%j', (more, expected) => {
    expect(told(judgePayments({ ...well, ...more }, now))).toEqual(expected);
  });
});

describe('[OPS-16] the database', () => {
  const well: ServerState = {
    connections: 20,
    maxConnections: 100,
    longestSeconds: 1,
    lockWaits: 0,
    processes: [{ role: 'web', since: ago({ days: 1 }) }],
    replicas: [],
  };
  it.each([
    [{}, 0, []],
    [{ connections: 80 }, 0, ['connections_scarce look']],
    [{ connections: 95 }, 0, ['connections_scarce act']],
    [{ longestSeconds: 300 }, 0, ['statement_long look']],
    [{ lockWaits: 1 }, 2, ['lock_waits look', 'pool_exhausted look']],
  ])('%j and %i who wait', (more, waiting, expected) => {
    expect(told(judgeDatabase({ ...well, ...more }, waiting))).toEqual(expected);
  });

  it('has replicas that are told, a worker if this process works on no jobs, and its relay', () => {
    const withReplica = (state: string | null, lagSeconds: number | null) =>
      told(judgeReplicas({ ...well, replicas: [{ state, lagSeconds }] }));
    expect(told(judgeReplicas(well))).toEqual(['no_replicas fine']);
    expect(withReplica('streaming', null)).toEqual([]);
    expect(withReplica('streaming', 31)).toEqual(['replica_behind look']);
    expect(withReplica(null, null)).toEqual(['replica_hidden look']);
    const judge = (server: ServerState, worksOnJobs: boolean, isRelayed = true) =>
      told(judgeProcesses(server, { worksOnJobs, isRelayed }));
    expect(judge(well, true)).toEqual([]);
    expect(judge(well, false)).toEqual(['no_worker act']);
    expect(judge(well, true, false)).toEqual(['relay_lost look']);
    const worker = { role: 'worker', since: now } as const;
    expect(judge({ ...well, processes: [worker] }, false)).toEqual([]);
  });
});

it('[OPS-16] a disk is judged by what is free, a backup by its age', () => {
  expect(told(judgeDisk({ free: 15, size: 100 }))).toEqual([]);
  expect(told(judgeDisk({ free: 14, size: 100 }))).toEqual(['disk_low look']);
  expect(told(judgeDisk({ free: 4, size: 100 }))).toEqual(['disk_low act']);
  expect(told(judgeBackups(null, now))).toEqual(['backup_unknown look']);
  expect(told(judgeBackups(ago({ days: 1 }), now))).toEqual([]);
  expect(told(judgeBackups(ago({ days: 2 }), now))).toEqual(['backup_old look']);
  expect(told(judgeBackups(ago({ days: 7 }), now))).toEqual(['backup_old act']);
});

describe('[OPS-16] settings', () => {
  const complete = {
    DEMO: '0',
    DATABASE_URL: 'postgres://duet@db.example/duet',
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    SMTP_URL: 'smtp://mail.example',
    PUBLIC_URL: 'https://site.example',
    TRUST_PROXY: '10.0.0.1',
    CONSOLE_HOST: 'console.site.example',
    MAIL_EVENTS_SECRET: 'm'.repeat(32),
    MAIL_FROM: 'hello@site.example',
  };
  const judged = (env: Readonly<Record<string, string>>) => judgeSettings(readConfig(env));

  it('are fine where none is missing', () => {
    expect(judged(complete)).toEqual({ findings: [], since: null });
  });

  it('are grave for the public, and to be looked at in a demo', () => {
    expect(worstOf(judged({}).findings)).toBe('look');
    expect(told(judged({}))).toContain('demo_on look');
    const { SMTP_URL: _, ...withoutMail } = complete;
    expect(told(judged(withoutMail))).toEqual(['no_smtp act']);
    expect(told(judged({ ...complete, PUBLIC_URL: 'http://site.example' }))).toEqual([
      'no_tls act',
    ]);
  });
});
