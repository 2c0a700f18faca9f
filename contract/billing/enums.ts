import type { ServedCountry } from '../countries.ts';

/** How credits come to a member. */
export const lotKinds = ['granted', 'bonus', 'bought', 'corrected'] as const;

/** Why credits move: the ways in, and those out. */
export const creditKinds = [...lotKinds, 'spent', 'refunded', 'returned'] as const;

/** What a movement of credits was for; the first word of its reference. */
export const creditReasons = [
  'signup',
  'invitation',
  'text',
  'photo',
  'gift',
  'order',
  'other',
] as const;

export type CreditReason = (typeof creditReasons)[number];

/** What of a statement is shown. */
export const statementFilters = ['all', 'in', 'out'] as const;

export type StatementFilter = (typeof statementFilters)[number];

export const paymentMethods = [
  'card',
  'applepay',
  'googlepay',
  'paypal',
  'ideal',
  'bancontact',
  'directdebit',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods that are brands, named alike in all languages; the others have a name in each. */
export const paymentBrands = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
} as const satisfies Partial<Record<PaymentMethod, string>>;

/** The only country of a method; null for those of many. */
export const countryOfMethod: Readonly<Record<PaymentMethod, ServedCountry | null>> = {
  card: null,
  applepay: null,
  googlepay: null,
  paypal: null,
  ideal: 'NL',
  bancontact: 'BE',
  directdebit: null,
};

/** Cards in a phone or a browser: nothing has to be typed. */
export const wallets: readonly PaymentMethod[] = ['applepay', 'googlepay'];

/** What tells where a member is for tax, the strongest first. */
export const taxSources = ['bank', 'card', 'connection', 'phone', 'profile', 'declared'] as const;

export type TaxSource = (typeof taxSources)[number];

/** Where a payment is: begun, with the bank, paid, refused, or given up. */
export const orderStates = ['loading', 'pending', 'completed', 'failed', 'cancelled'] as const;

export type OrderState = (typeof orderStates)[number];

/** Which orders are listed: what was or is being paid, or what came to nothing. */
export const orderFilters = ['payments', 'open'] as const;

export type OrderFilter = (typeof orderFilters)[number];

/** Where a direct debit is: told to its payer, with the bank, paid, sent back, or not sent after another one was. */
export const debitPhases = ['announced', 'collecting', 'collected', 'returned', 'blocked'] as const;

/** What becomes of the money of returned credits: sent back, later, or never collected. */
export const refundPayouts = ['sent_back', 'once_collected', 'not_collected'] as const;

/** Why a payment did not happen or was undone, as far as the provider says. */
export const paymentFailures = [
  'refused',
  'insufficient_funds',
  'card_expired',
  'authentication',
  'timed_out',
  /** Taken back by the payer's bank; a direct debit perhaps before it was paid. */
  'returned',
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

/** Whether a bank only asks, or has taken the money already. */
export const disputeKinds = ['inquiry', 'dispute'] as const;

/** Where a dispute is: with us, with the bank, or ended; `closed` is what nobody won or lost. */
export const disputeStates = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;

export type DisputeKind = (typeof disputeKinds)[number];

export type DisputeState = (typeof disputeStates)[number];

/** What we say to a dispute: we answer it, or let the payer keep the money. */
export const disputeReplies = ['answer', 'acceptance'] as const;

export type DisputeReply = (typeof disputeReplies)[number];

/** Written down and on its way, with the provider, or not taken by it. */
export const replyStates = ['to_send', 'sent', 'refused'] as const;

export type ReplyState = (typeof replyStates)[number];

export const discountStatuses = ['active', 'inactive'] as const;

/** How often a code can be used. */
export const discountValidities = ['once', 'once-per-user', 'unlimited'] as const;
