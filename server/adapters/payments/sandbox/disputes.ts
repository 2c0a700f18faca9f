import type { ProviderDispute } from '../payments.ts';
import { ProviderError } from '../payments.ts';
import type { Delays, Entry, EntryDispute } from './entry.ts';
import { move } from './entry.ts';

const PREFIX = 'dp_';

/** Banks wait so long for an answer. */
const ANSWER_MS = 7 * 86_400_000;

export const paymentOfDispute = (reference: string): string =>
  reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : '';

/** The dispute of a payment, if it has one. */
export const disputeOf = ({ reference, minor, currency, dispute }: Entry): ProviderDispute | null =>
  dispute
    ? {
        reference: `${PREFIX}${reference}`,
        kind: dispute.kind,
        state: dispute.state,
        reason: dispute.kind === 'inquiry' ? 'product_not_received' : 'fraudulent',
        minor,
        currency,
        openedAt: new Date(dispute.openedAt),
        dueAt: new Date(dispute.openedAt + ANSWER_MS),
        asOf: new Date(dispute.changedAt),
      }
    : null;

const requireOpen = ({ dispute }: Entry): EntryDispute => {
  if (dispute?.state !== 'needs_response') throw new ProviderError('This cannot be answered.');
  return dispute;
};

/** Answered: the bank looks at it for a while, and then gives us right. */
export const answerEntry = (entry: Entry, now: number, { take }: Delays): Entry => {
  const { kind } = requireOpen(entry);
  const { state, failure } = entry;
  const end = { at: now + take, failure: null } as const;
  const next =
    kind === 'dispute'
      ? ({ ...end, state: 'restored', dispute: { kind, state: 'won' } } as const)
      : ({ ...end, state, dispute: { kind, state: 'closed' } } as const);
  return move(entry, now, { state, failure, next, dispute: { kind, state: 'under_review' } });
};

/** Given up: the payer keeps the money. */
export const acceptEntry = (entry: Entry, now: number): Entry => {
  const { kind } = requireOpen(entry);
  const { state, failure } = entry;
  return move(entry, now, { state, failure, dispute: { kind, state: 'lost' } });
};
