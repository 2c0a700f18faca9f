import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, CheckedInput, Endpoint } from '#contract/core/endpoint.ts';
import { openBankFolder } from '#server/adapters/bank/index.ts';
import type { PastPayments, Payment, ProviderReport } from '#server/adapters/payments/index.ts';
import { sandboxOf } from '#server/adapters/payments/index.ts';
import type { Caller, Core, JobQueue, Tx } from '#server/core/index.ts';
import { addTime, createEvents } from '#server/core/index.ts';
import { applyPaymentEvent, billingJobs, billingRoutes } from '#server/features/billing/index.ts';
import { chatRoutes } from '#server/features/chat/index.ts';
import { readBankNight } from './bank.ts';

/** The product some weeks ago: what is done in it is done by its own rules, at a time that is set. */
export interface Past {
  readonly core: Core;
  readonly payments: PastPayments;
  /** Lets time pass, with all that happens meanwhile by itself. */
  moveTo(at: Date): Promise<void>;
  /** Does what a call does. */
  call<E extends Endpoint>(endpoint: E, caller: Caller, input: CheckedInput<E>): Promise<Answer<E>>;
  /** Pays something at the provider, which is begun there for it. */
  pay(
    payment: PastPayment,
  ): Promise<{ readonly provider: string; readonly report: ProviderReport }>;
  /** Does what a job of payments does. */
  work(name: string): Promise<void>;
  /** The text message that was sent last. */
  lastText(): string;
}

type Outcome = Parameters<PastPayments['pay']>[1];

type PastPayment = Pick<Payment, 'orderId' | 'minor' | 'currency' | 'description' | 'returnUrl'> & {
  readonly outcome: Outcome;
};

const routes = [...billingRoutes, ...chatRoutes];

const nothing = async (): Promise<void> => undefined;

/** Banks are asked so long after midnight, in hours. */
const BANK_HOUR = 3.3;

/** The next night in which files are exchanged with the bank. */
const nightAfter = (at: Date): Date => {
  const midnight = new Date(at).setUTCHours(0, 0, 0, 0);
  const night = addTime(new Date(midnight), { hours: BANK_HOUR });
  return night > at ? night : addTime(night, { days: 1 });
};

/** How long word of the provider is on its way. */
const WORD_SECONDS = 2;

/**
 * Opens the past in a transaction; null where the provider is a real one, which has none. Nobody hears
 * of what happens there: no mail leaves and nobody is notified.
 */
export const openPast = async (core: Core, tx: Tx, from: Date): Promise<Past | null> => {
  let now = from;
  const clock = { now: () => new Date(now) };
  const payments = sandboxOf(core.payments)?.openPast(clock.now);
  if (!payments) return null;
  let text = '';
  const jobs: JobQueue = {
    ...core.jobs,
    enqueue: async (_tx, name, payload) => {
      if (name === 'send-sms' && 'text' in payload) ({ text } = payload);
    },
    enqueueAll: nothing,
    forget: nothing,
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'duet-past-'));
  const bank = openBankFolder({ s3: null, dataDir });
  // What follows a commit, as handing files over, would follow it weeks late.
  const inPast: Tx = { db: tx.db, afterCommit: () => undefined };
  const past: Core = {
    ...core,
    bank,
    db: tx.db,
    clock,
    jobs,
    events: createEvents(),
    log: core.log.child({}, { level: 'error' }),
    payments: payments.payments,
    transact: (work) => work(inPast),
  };
  const work = async (name: string): Promise<void> => {
    await billingJobs(past)
      .find((job) => job.name === name)
      ?.run({});
  };
  const hear = async (until: Date): Promise<void> => {
    const before = now;
    now = until;
    const events = await payments.takeEvents();
    for (const event of events) {
      now = addTime(event.happenedAt ?? before, { seconds: WORD_SECONDS });
      await applyPaymentEvent(past, inPast, event);
    }
    now = until;
  };
  const exchangeFiles = async (): Promise<void> => {
    const { isDue, files } = await readBankNight(past);
    if (!isDue) return;
    for (const { name, content } of files) await bank.bring(name, content);
    await work('billing.bank');
  };
  tx.afterCommit(async () => {
    await payments.keep();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    core: past,
    payments,
    moveTo: async (at) => {
      for (let night = nightAfter(now); night < at; night = nightAfter(now)) {
        await hear(night);
        await exchangeFiles();
      }
      await hear(at);
    },
    call: async (endpoint, caller, input) => {
      const route = routes.find((one) => one.endpoint === endpoint);
      if (!route) throw new Error(`${endpoint.name} is not served.`);
      const call = { core: past, tx: inPast, caller, ...input };
      const prepared = await route.prepare?.(call as never);
      return (await route.handle({ ...call, prepared } as never)) as Answer<typeof endpoint>;
    },
    pay: async ({ outcome, ...payment }) => {
      const provider = payments.payments;
      const { returnUrl: cancelUrl, orderId: payer } = payment;
      const how = { method: 'card', locale: 'en', token: null } as const;
      const { reference } = await provider.start({
        ...payment,
        ...how,
        cancelUrl,
        payer,
        until: now,
      });
      await payments.pay(payment.orderId, outcome);
      const report = await provider.fetchStatus(reference);
      if (!report) throw new Error('There is no such payment.');
      return { provider: provider.name, report };
    },
    work,
    lastText: () => text,
  };
};
