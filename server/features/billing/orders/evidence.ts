import { formatPrice } from '#contract/core/money.ts';
import { and, count, eq, gte, max, min } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { DisputeEvidence } from '#server/adapters/payments/index.ts';
import { findStoredTerms } from './agreed-terms.ts';
import type { Order } from './queries.ts';
import { findBuyerContact, findUnusedCredits } from './queries.ts';

const { creditEntries, refunds } = tables;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** How often credits were spent since they were given, and from when to when. */
const findSpending = async (db: Db, { userId, creditedAt }: Order) => {
  if (userId === null || creditedAt === null) return null;
  const [spent] = await db
    .select({
      times: count(),
      first: min(creditEntries.createdAt),
      last: max(creditEntries.createdAt),
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.kind, 'spent'),
        gte(creditEntries.createdAt, creditedAt),
      ),
    );
  return spent?.first && spent.last ? { ...spent, first: spent.first, last: spent.last } : null;
};

const findUsedCredits = async (db: Db, order: Order): Promise<number> => {
  const unused = (await findUnusedCredits(db, [order])).get(order.id) ?? 0;
  const back = await db
    .select({ credits: refunds.credits })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return back.reduce((rest, { credits }) => rest - credits, order.credits - unused);
};

/** What we hold about an order, in sentences that a bank reads: English, dates and counts. */
export const findEvidence = async (db: Db, order: Order): Promise<string[]> => {
  const { receiptNo, settledAt, credits, minor, currency, paidWith } = order;
  const terms = await findStoredTerms(db, order);
  const spending = await findSpending(db, order);
  const used = order.creditedAt === null ? 0 : await findUsedCredits(db, order);
  const card = paidWith?.last4 ? `, paid with ${paidWith.brand} ending ${paidWith.last4}` : '';
  return [
    `Receipt ${receiptNo ?? '-'} of ${dayOf(settledAt ?? order.createdAt)}: ${credits} credits for ${formatPrice(minor, currency, 'en')}${card}.`,
    ...(terms
      ? [`The buyer agreed to our terms in the version of ${dayOf(terms.version)} when ordering.`]
      : []),
    ...(order.creditedAt ? [`The credits were delivered on ${dayOf(order.creditedAt)}.`] : []),
    `${used} of ${credits} credits were used.`,
    ...(spending
      ? [
          `The buyer spent credits ${spending.times} times between ${dayOf(spending.first)} and ${dayOf(spending.last)}.`,
        ]
      : []),
  ];
};

/** What is sent to a bank: our words, and what we held when we said them. */
export const toEvidence = async (
  db: Db,
  order: Order,
  { words, held }: { readonly words: string; readonly held: string },
): Promise<DisputeEvidence> => ({
  words,
  product: `${order.credits} credits, delivered online`,
  activity: held,
  boughtAt: order.settledAt ?? order.createdAt,
  buyer: order.userId === null ? null : ((await findBuyerContact(db, order.userId)) ?? null),
});
