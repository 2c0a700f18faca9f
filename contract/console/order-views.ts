import * as z from 'zod/mini';
import {
  disputeKinds,
  disputeReplies,
  disputeStates,
  paymentFailures,
  paymentMethods,
  replyStates,
} from '../billing/enums.ts';
import { debitView } from '../billing/orders.ts';
import { storedMethod } from '../billing/quotes.ts';
import { countryCode, minorUnits, timestamp, uuid } from '../core/schemas.ts';
import {
  orderLedgerKinds,
  orderStatuses,
  orderSteps,
  refundObstacles,
  refundStates,
} from './enums.ts';
import { colleague, proposalView } from './team.ts';

/** What a list and a page tell of an order alike. */
const orderFacts = {
  id: uuid,
  /** To be read aloud. */
  number: z.string(),
  /** Of its receipt; null until it is paid. */
  receipt_no: z.nullable(z.string()),
  site: z.int(),
  created_at: timestamp,
  status: z.enum(orderStatuses),
  method: z.enum(paymentMethods),
  /** What was paid with, masked, if it is known. */
  paid_with: z.nullable(storedMethod),
  credits: z.int(),
  country: countryCode,
  currency: z.string(),
  minor: minorUnits,
  /** What went back so far, whoever asked for it, without what did not arrive. */
  refunded_minor: minorUnits,
  /** Who bought it; null once the account is gone. */
  member: z.nullable(z.object({ id: uuid, name: z.string(), age: z.int() })),
};

/** What the payer's bank asks or took. */
const openDispute = z.object({
  kind: z.enum(disputeKinds),
  state: z.enum(disputeStates),
  due_at: z.nullable(timestamp),
});

export const orderRow = z.object({
  ...orderFacts,
  /** The dispute that has not ended; null without one. */
  dispute: z.nullable(openDispute),
});

export type OrderRow = z.infer<typeof orderRow>;

/** What orders come to in one currency, as far as they were paid. */
export const orderSum = z.object({
  currency: z.string(),
  orders: z.int(),
  paid_minor: minorUnits,
  /** What went back of it. */
  back_minor: minorUnits,
});

export type OrderSum = z.infer<typeof orderSum>;

const step = z.object({
  kind: z.enum(orderSteps),
  at: timestamp,
  minor: z.nullable(minorUnits),
  credits: z.nullable(z.int()),
});

/** What the provider said, in its own words. */
const providerWord = z.object({
  word: z.string(),
  /** When it happened, as the provider says. */
  at: timestamp,
  /** When we heard of it. */
  heard_at: timestamp,
});

const ledgerEntry = z.object({ at: timestamp, kind: z.enum(orderLedgerKinds), credits: z.int() });

const refundRow = z.object({
  id: uuid,
  at: timestamp,
  /** Whether the payer's bank took it. */
  is_taken: z.boolean(),
  state: z.enum(refundStates),
  credits: z.int(),
  minor: minorUnits,
  /** Of its credit note. */
  note_no: z.nullable(z.string()),
  /** Who of the staff gave it; null for what the member asked for by themselves. */
  by: z.nullable(colleague),
});

const dispute = z.object({
  ...openDispute.shape,
  id: uuid,
  /** In the provider's word. */
  reason: z.string(),
  minor: minorUnits,
  currency: z.string(),
  opened_at: timestamp,
  /** What we said to it, and whether the provider has it; null as long as nobody has. */
  reply: z.nullable(z.enum(disputeReplies)),
  reply_state: z.nullable(z.enum(replyStates)),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(timestamp),
  by: z.nullable(colleague),
});

/** What can go back now. */
const refundOffer = z.object({
  left_minor: minorUnits,
  unused_credits: z.int(),
  unused_minor: minorUnits,
  /** How much of it one person may give alone. */
  alone_minor: minorUnits,
});

export const orderPage = z.object({
  ...orderRow.shape,
  failure: z.nullable(z.enum(paymentFailures)),
  package: z.int(),
  list_minor: minorUnits,
  code: z.nullable(z.string()),
  discount_percent: z.nullable(z.number()),
  tax_bp: z.int(),
  tax_minor: minorUnits,
  tax_country: countryCode,
  /** Of its credits, how many are left. */
  unused_credits: z.int(),
  premium: z.boolean(),
  steps: z.array(step),
  provider: z.string(),
  provider_words: z.array(providerWord),
  debit: z.nullable(debitView),
  /** Why a bank sent its debit back, in the bank's word. */
  return_reason: z.nullable(z.string()),
  ledger: z.array(ledgerEntry),
  refunds: z.array(refundRow),
  /** Whether there is a receipt to take; it names the buyer, and goes with the account. */
  has_receipt: z.boolean(),
  offer: z.nullable(refundOffer),
  /** Why nothing can go back. */
  obstacle: z.nullable(z.enum(refundObstacles)),
  disputes: z.array(dispute),
  /** What we hold and send with an answer, as banks read it. */
  evidence: z.array(z.string()),
  /** A refund that waits for a second person. */
  proposal: z.nullable(proposalView),
});

export type OrderPage = z.infer<typeof orderPage>;
