import type { Stripe } from 'stripe';
import type { DisputeState } from '#contract/billing/enums.ts';
import type { DisputeEvidence, ProviderDispute } from '../payments.ts';

const states: Readonly<Partial<Record<string, DisputeState>>> = {
  warning_needs_response: 'needs_response',
  needs_response: 'needs_response',
  warning_under_review: 'under_review',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

const timeOf = (seconds: number) => new Date(seconds * 1000);

/** A dispute as it stands now. In an inquiry the money is not taken from us. */
export const toDispute = (dispute: Stripe.Dispute, now: Date): ProviderDispute => {
  const { id, status, reason, amount, currency, created, evidence_details: details } = dispute;
  return {
    reference: id,
    kind: status.startsWith('warning_') ? 'inquiry' : 'dispute',
    state: states[status] ?? 'closed',
    reason,
    minor: amount,
    currency: currency.toUpperCase(),
    openedAt: timeOf(created),
    dueAt: details.due_by === null ? null : timeOf(details.due_by),
    asOf: now,
  };
};

/** What we say and hold, in the fields that Stripe passes on to banks. */
export const evidenceParams = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams => ({
  submit: true,
  evidence: {
    uncategorized_text: evidence.words,
    product_description: evidence.product,
    access_activity_log: evidence.activity,
    service_date: evidence.boughtAt.toISOString().slice(0, 10),
    ...(evidence.buyer && {
      customer_name: evidence.buyer.name,
      customer_email_address: evidence.buyer.email,
    }),
  },
});

/** Whether Stripe has passed these words on already. */
export const isAnswered = (
  { evidence, evidence_details: details }: Stripe.Dispute,
  { words }: DisputeEvidence,
): boolean => details.submission_count > 0 && evidence.uncategorized_text === words;

export const isAccepted = ({ status }: Stripe.Dispute): boolean => status === 'lost';
