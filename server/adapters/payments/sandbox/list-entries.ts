import type { ListedPayment, Payments } from '../payments.ts';
import type { Books } from './books.ts';
import { disputeOf } from './disputes.ts';
import type { Entry } from './entry.ts';
import { advanceEntry, isPaid, refundedOf } from './entry.ts';

const toListed = (entry: Entry): ListedPayment => ({
  reference: entry.reference,
  orderId: entry.orderId,
  createdAt: new Date(entry.createdAt),
  minor: entry.minor,
  currency: entry.currency,
  refundedMinor: refundedOf(entry),
  dispute: disputeOf(entry),
});

/** Payments that brought money, of all that were begun in a period. */
export const listEntries = async (
  books: Books,
  { from, until, max }: Parameters<Payments['list']>[0],
  now: number,
): ReturnType<Payments['list']> => {
  const payments: ListedPayment[] = [];
  for (const reference of await books.references()) {
    const found = await books.read(reference);
    if (!found || found.createdAt < from.getTime() || found.createdAt >= until.getTime()) continue;
    const entry = advanceEntry(found, now);
    if (!isPaid(entry) && entry.state !== 'returned') continue;
    if (payments.length >= max) return { payments, isWhole: false };
    payments.push(toListed(entry));
  }
  return { payments, isWhole: true };
};
