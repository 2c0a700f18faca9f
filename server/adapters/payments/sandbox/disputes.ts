import type { ProviderDispute } from '../payments.ts';
import { ProviderRefused } from '../payments.ts';
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

/** Replies to the dispute of a payment, once for each key; to one that has ended nothing is said. */
const reply = (entry: Entry, key: string, say: (open: EntryDispute) => Entry): Entry => {
  const { dispute } = entry;
  if (dispute?.reply === key) return entry;
  if (dispute?.state !== 'needs_response') throw new ProviderRefused('This cannot be answered.');
  const said = say(dispute);
  return said.dispute ? { ...said, dispute: { ...said.dispute, reply: key } } : said;
};

/** Answered: the bank looks at it for a while, and then gives us right. */
export const answerEntry = (entry: Entry, key: string, now: number, { take }: Delays): Entry =>
  reply(entry, key, ({ kind }) => {
    const { state, failure } = entry;
    const end = { at: now + take, failure: null } as const;
    const next =
      kind === 'dispute'
        ? ({ ...end, state: 'restored', dispute: { kind, state: 'won' } } as const)
        : ({ ...end, state, dispute: { kind, state: 'closed' } } as const);
    return move(entry, now, { state, failure, next, dispute: { kind, state: 'under_review' } });
  });

/** Given up: the payer keeps the money. */
export const acceptEntry = (entry: Entry, key: string, now: number): Entry =>
  reply(entry, key, ({ kind }) => {
    const { state, failure } = entry;
    return move(entry, now, { state, failure, dispute: { kind, state: 'lost' } });
  });
