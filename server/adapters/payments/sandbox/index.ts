import type { Payment, Payments, ProviderDispute, ProviderReport } from '../payments.ts';
import { ProviderError, ProviderRefused, providerMethods } from '../payments.ts';
import { acceptEntry, answerEntry, disputeOf, paymentOfDispute } from './disputes.ts';
import type { Books } from './books.ts';
import { openBooks } from './books.ts';
import type { Deliver } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import type { Attempt, Delays, Entry } from './entry.ts';
import {
  advanceEntry,
  startEntry,
  chargeStored,
  confirmAttempt,
  eraseEntry,
  cancelEntry,
  isPaid,
  reportOf,
  pathOf,
  refundedOf,
  referenceOf,
  tryAttempt,
} from './entry.ts';
import { listEntries } from './list-entries.ts';
import type { PastPayments } from './past.ts';
import { attemptWith, memoryBooks, PAST_DELAYS, takeEvents } from './past.ts';
import { checkSignature, SIGNATURE } from './signature.ts';
import { parseEvent } from './parse-event.ts';

export type { Deliver } from './delivery.ts';
export type { Entry } from './entry.ts';
export type { PastPayments } from './past.ts';

export interface SandboxOptions {
  readonly folder: string;
  readonly now: () => Date;
  readonly delays?: Partial<Delays>;
  /** Before word that was refused is sent again, in milliseconds; it doubles each time. */
  readonly retry?: number;
  /** Stands between the provider and us: tests lose, double and reorder word with it. */
  readonly through?: (deliver: Deliver) => Deliver;
}

/** What the payer does on the pages of the provider. Each gives the payment as it stands then. */
interface Checkout {
  open(reference: string): Promise<Entry | null>;
  pay(reference: string, attempt: Attempt): Promise<Entry | null>;
  confirm(reference: string, yes: boolean): Promise<Entry | null>;
  giveUp(reference: string): Promise<Entry | null>;
}

/** A provider that moves no money: it behaves like a real one, failures included. */
export interface Sandbox extends Payments {
  readonly checkout: Checkout;
  /** Tells where word of payments goes. */
  connect(deliver: Deliver): Promise<void>;
  /** Takes payments that shall have been made before, by a clock that is set to then. */
  openPast(now: () => Date): PastPayments;
}

const DELAYS: Delays = { settle: 4000, take: 20_000, open: 30 * 60_000 };
const RETRY = 1000;

const isSame = (entry: Entry, payment: Payment) =>
  entry.minor === payment.minor && entry.currency === payment.currency;

const createSandbox = (books: Books, options: Omit<SandboxOptions, 'folder'>): Sandbox => {
  const delays = { ...DELAYS, ...options.delays };
  const delivery = createDelivery(books, options.now, options.retry ?? RETRY);
  const time = () => options.now().getTime();

  /** Changes a payment that is there, after what has happened by itself, and has us told. */
  const change = async (
    reference: string,
    work: (entry: Entry, now: number) => Entry,
  ): Promise<Entry | null> => {
    const entry = await books.change(
      reference,
      (found) => found && work(advanceEntry(found, time()), time()),
    );
    if (entry) delivery.wake(entry);
    return entry;
  };

  const reportAfter = async (
    reference: string,
    work: (entry: Entry, now: number) => Entry,
  ): Promise<ProviderReport | null> => {
    const entry = await change(reference, work);
    return entry && reportOf(entry);
  };

  const disputeAfter = async (
    reference: string,
    work: (entry: Entry, now: number) => Entry,
  ): Promise<ProviderDispute> => {
    const entry = await change(paymentOfDispute(reference), work);
    const dispute = entry && disputeOf(entry);
    if (!dispute) throw new ProviderRefused('There is no such dispute.');
    return dispute;
  };

  const make = async (payment: Payment, reference: string): Promise<Entry> => {
    const entry = startEntry(payment, reference, time(), delays);
    if (payment.token === null) return entry;
    const kept = referenceOf(payment.token);
    return chargeStored(entry, kept === null ? null : await books.read(kept), time(), delays);
  };

  const checkout: Checkout = {
    open: (reference) => change(reference, (entry) => entry),
    pay: (reference, attempt) =>
      change(reference, (entry, now) => tryAttempt(entry, attempt, now, delays)),
    confirm: (reference, yes) =>
      change(reference, (entry, now) => confirmAttempt(entry, yes, now, delays)),
    giveUp: (reference) => change(reference, cancelEntry),
  };

  return {
    name: 'sandbox',
    methods: providerMethods,
    checkout,
    connect: (deliver) => delivery.start(options.through?.(deliver) ?? deliver),
    registerPayer: ({ userId, knownAs: known }) => Promise.resolve(known ?? `payer-${userId}`),
    start: async (payment) => {
      const reference = books.referenceFor(payment.orderId);
      const entry = await books.change(reference, async (found) =>
        found ? advanceEntry(found, time()) : make(payment, reference),
      );
      if (!entry || !isSame(entry, payment)) {
        throw new ProviderError('This order was begun with another price.');
      }
      delivery.wake(entry);
      const page = new URL(pathOf(reference), payment.returnUrl).href;
      const redirect = entry.state === 'loading' ? page : null;
      return { reference, redirect, report: reportOf(entry) };
    },
    fetchStatus: (reference) => reportAfter(reference, (entry) => entry),
    list: (period) => listEntries(books, period, time()),
    cancel: (reference) => reportAfter(reference, cancelEntry),
    refund: async ({ reference, minor, currency, key }) => {
      const entry = await change(reference, (found) => {
        const { [key]: before } = found.refunds;
        if (before === minor) return found;
        if (before !== undefined) throw new ProviderError('This refund had another amount.');
        if (!isPaid(found)) throw new ProviderError('This is not paid.');
        if (found.currency !== currency) throw new ProviderError('This was paid in other money.');
        if (minor <= 0 || refundedOf(found) + minor > found.minor) {
          throw new ProviderError('This is more than was paid.');
        }
        return { ...found, refunds: { ...found.refunds, [key]: minor } };
      });
      if (!entry) throw new ProviderError('There is no such payment.');
    },
    readEvent: async (body, headers) => {
      checkSignature(books.key, body, headers[SIGNATURE], options.now());
      return parseEvent(body);
    },
    answerDispute: (reference, _evidence, key) =>
      disputeAfter(reference, (entry, now) => answerEntry(entry, key, now, delays)),
    acceptDispute: (reference, key) =>
      disputeAfter(reference, (entry, now) => acceptEntry(entry, key, now)),
    forgetMethod: async (token) => {
      await change(referenceOf(token) ?? '', eraseEntry);
    },
    forgetPayer: () => Promise.resolve(),
    close: () => delivery.close(),
    openPast: (pastNow) => {
      const past = memoryBooks(books);
      const payments = createSandbox(past, { now: pastNow, delays: PAST_DELAYS });
      return {
        payments,
        pay: async (orderId, outcome) => {
          const reference = past.referenceFor(orderId);
          const entry = await past.read(reference);
          if (!entry) throw new Error('There is no such payment.');
          await payments.checkout.pay(reference, attemptWith(entry.method, outcome));
        },
        takeEvents: () => takeEvents(past, pastNow()),
        keep: async () => {
          for (const entry of past.entries()) {
            const kept = await books.change(entry.reference, (found) => found ?? entry);
            if (kept) delivery.wake(kept);
          }
        },
      };
    },
  };
};

export const openSandbox = async ({ folder, ...options }: SandboxOptions): Promise<Sandbox> =>
  createSandbox(await openBooks(folder), options);
