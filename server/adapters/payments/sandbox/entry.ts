import { randomUUID } from 'node:crypto';
import type { PaidWith } from '#contract/billing/quotes.ts';
import type { DisputeKind, DisputeState, PaymentFailure } from '#contract/billing/enums.ts';
import type { Payment, ProviderReport } from '../payments.ts';

/** What comes of a payment, once it was tried. */
export type Outcome =
  | 'paid'
  | 'refused'
  | 'insufficient_funds'
  | 'card_expired'
  /** With the bank for a while, then paid or refused. */
  | 'slow'
  | 'slow_refused'
  /** Paid, then taken back. */
  | 'returned'
  /** Paid, taken back, and given back. */
  | 'restored'
  /** Paid, then asked about. */
  | 'inquiry'
  /** Paid, but not when it is charged again. */
  | 'once';

/** What the payer chose. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly paidWith: PaidWith;
  /** Whether it may be charged again later. */
  readonly keep: boolean;
  /** Who asks the payer once more before it counts. */
  readonly asks: 'issuer' | 'bank' | null;
  /** Who has asked, and asks again when it is charged once more. */
  readonly asked?: 'issuer' | 'bank' | null;
}

/** What the payer's bank asks or took, as it stands in the file of the payment. */
export interface EntryDispute {
  readonly kind: DisputeKind;
  readonly state: DisputeState;
  readonly openedAt: number;
  readonly changedAt: number;
  /** The key of what was said to it. */
  readonly reply?: string;
}

/** Word of a payment that has not been answered yet. */
export interface PendingEvent {
  readonly id: string;
  readonly report: ProviderReport;
  /** When it happened; files of earlier releases lack it. */
  readonly happenedAt?: number;
  /** The dispute that it tells of, as it was then. */
  readonly dispute?: EntryDispute | null;
  readonly tries: number;
  /** When it is sent next. */
  readonly at: number;
}

type State = ProviderReport['state'];

/** What happens by itself, and what after it. */
interface NextStep {
  readonly at: number;
  readonly state: State;
  readonly failure: PaymentFailure | null;
  readonly next?: NextStep | null;
  readonly dispute?: DisputeStep;
}

type DisputeStep = Pick<EntryDispute, 'kind' | 'state'>;

/** One payment in the books, as it stands in its file. Times are in milliseconds. */
export interface Entry extends Omit<Payment, 'token' | 'payer' | 'cancelUrl' | 'until'> {
  readonly reference: string;
  readonly createdAt: number;
  readonly state: State;
  readonly failure: PaymentFailure | null;
  /** What was chosen last; it waits to be confirmed while the payment is loading. */
  readonly attempt: Attempt | null;
  readonly mayCharge: boolean;
  /** What happens next by itself. */
  readonly next: NextStep | null;
  /** What went back, by the key it was asked with. */
  readonly refunds: Readonly<Record<string, number>>;
  readonly events: readonly PendingEvent[];
  /** Files of earlier releases lack it. */
  readonly dispute?: EntryDispute | null;
}

/** How long things take, in milliseconds. */
export interface Delays {
  /** Until the bank of a slow payment answers. */
  readonly settle: number;
  /** Until the payer's bank takes a payment back, and then until it gives it back. */
  readonly take: number;
  /** For which a payment can be made. */
  readonly open: number;
}

/** Where a payment is made. */
export const pathOf = (reference: string): string => `/sandbox/pay/${reference}`;

const TOKEN = 'again_';

/** A kept card is the payment that it was kept from. */
export const referenceOf = (token: string): string | null =>
  token.startsWith(TOKEN) ? token.slice(TOKEN.length) : null;

export const isPaid = ({ state }: Entry) => state === 'completed' || state === 'restored';

/** What went back of a payment. */
export const refundedOf = ({ refunds }: Entry): number =>
  Object.values(refunds).reduce((sum, minor) => sum + minor, 0);

export const reportOf = (entry: Entry): ProviderReport => {
  const { reference, orderId, state, failure, minor, currency, attempt } = entry;
  const paidWith = state === 'loading' ? null : (attempt?.paidWith ?? null);
  const kept =
    isPaid(entry) && entry.mayCharge && paidWith
      ? { token: `${TOKEN}${reference}`, shown: paidWith }
      : null;
  return { reference, orderId, state, failure, minor, currency, paidWith, storedMethod: kept };
};

/** Moves a payment on and has us told. */
export const move = (
  entry: Entry,
  now: number,
  to: {
    state: State;
    failure?: PaymentFailure | null;
    next?: Entry['next'];
    dispute?: DisputeStep | undefined;
  },
): Entry => {
  const moved = { ...entry, state: to.state, failure: to.failure ?? null, next: to.next ?? null };
  const opened = entry.dispute?.openedAt ?? now;
  const dispute = to.dispute
    ? { ...entry.dispute, ...to.dispute, openedAt: opened, changedAt: now }
    : null;
  const id = `evt_${randomUUID()}`;
  const told = { id, report: reportOf(moved), dispute, happenedAt: now, tries: 0, at: now };
  if (dispute) return { ...moved, dispute, events: [...entry.events, told] };
  return { ...moved, events: [...entry.events, told] };
};

export const startEntry = (
  payment: Payment,
  reference: string,
  now: number,
  { open }: Delays,
): Entry => {
  const { orderId, minor, currency, method, description, locale, returnUrl } = payment;
  return {
    reference,
    orderId,
    minor,
    currency,
    method,
    description,
    locale,
    returnUrl,
    createdAt: now,
    state: 'loading',
    failure: null,
    attempt: null,
    mayCharge: false,
    next: { at: now + open, state: 'failed', failure: 'timed_out' },
    refunds: {},
    events: [],
  };
};

/** What has happened by itself until now. */
export const advanceEntry = (entry: Entry, now: number): Entry =>
  entry.next && entry.next.at <= now
    ? advanceEntry(move(entry, entry.next.at, entry.next), now)
    : entry;

/** The payer's bank took it back. */
const taken = {
  state: 'returned',
  failure: 'returned',
  dispute: { kind: 'dispute', state: 'needs_response' },
} as const;

const applyOutcome = (entry: Entry, outcome: Outcome, now: number, delays: Delays): Entry => {
  const soon = now + delays.settle;
  switch (outcome) {
    case 'paid':
    case 'once':
      return move(entry, now, { state: 'completed' });
    case 'slow':
      return move(entry, now, {
        state: 'pending',
        next: { at: soon, state: 'completed', failure: null },
      });
    case 'slow_refused':
      return move(entry, now, {
        state: 'pending',
        next: { at: soon, state: 'failed', failure: 'refused' },
      });
    case 'returned':
      return move(entry, now, {
        state: 'completed',
        next: { at: now + delays.take, ...taken },
      });
    case 'restored': {
      const dispute = { kind: 'dispute', state: 'won' } as const;
      const next = {
        at: now + 2 * delays.take,
        state: 'restored',
        failure: null,
        dispute,
      } as const;
      return move(entry, now, {
        state: 'completed',
        next: { at: now + delays.take, ...taken, next },
      });
    }
    case 'inquiry':
      return move(entry, now, {
        state: 'completed',
        next: {
          at: now + delays.take,
          state: 'completed',
          failure: null,
          dispute: { kind: 'inquiry', state: 'needs_response' },
        },
      });
    case 'refused':
    case 'insufficient_funds':
    case 'card_expired':
      return move(entry, now, { state: 'failed', failure: outcome });
  }
};

/** What was made already is not made again. */
const isOpen = ({ state }: Entry) => state === 'loading';

/** Tries to pay, or waits until the payer has confirmed it elsewhere. */
export const tryAttempt = (entry: Entry, attempt: Attempt, now: number, delays: Delays): Entry => {
  if (!isOpen(entry)) return entry;
  const chosen = { ...entry, attempt, mayCharge: attempt.keep };
  return attempt.asks ? chosen : applyOutcome(chosen, attempt.outcome, now, delays);
};

/** What the payer said when they were asked once more. */
export const confirmAttempt = (entry: Entry, yes: boolean, now: number, delays: Delays): Entry => {
  const { attempt } = entry;
  if (!isOpen(entry) || !attempt?.asks) return entry;
  const chosen = { ...entry, attempt: { ...attempt, asks: null, asked: attempt.asks } };
  return yes
    ? applyOutcome(chosen, attempt.outcome, now, delays)
    : move(chosen, now, { state: 'failed', failure: 'authentication' });
};

/** Charges what was kept; a bank that asked before asks again. */
export const chargeStored = (
  entry: Entry,
  kept: Entry | null,
  now: number,
  delays: Delays,
): Entry => {
  if (!kept?.attempt || !kept.mayCharge) {
    return move(entry, now, { state: 'failed', failure: 'refused' });
  }
  const { outcome, paidWith, asked = null } = kept.attempt;
  const again = outcome === 'once' ? 'refused' : outcome;
  const attempt = { outcome, paidWith, keep: false, asks: asked };
  if (asked) return { ...entry, attempt };
  return applyOutcome({ ...entry, attempt }, again, now, delays);
};

/** Given up, unless a bank has it already. */
export const cancelEntry = (entry: Entry, now: number): Entry =>
  isOpen(entry) ? move(entry, now, { state: 'cancelled' }) : entry;

/** Without a trace of who paid. */
export const eraseEntry = (entry: Entry): Entry => ({
  ...entry,
  attempt: null,
  mayCharge: false,
  events: entry.events.map((event) => ({
    ...event,
    news: { ...event.report, paidWith: null, kept: null },
  })),
});
