import { sql } from '#server/db/sql.ts';
import type { Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Order } from './queries.ts';

const { receiptCounters } = tables;

/** The next number of a company's receipts and credit notes: by year, without gaps, since it rolls back with its order. */
export const nextReceiptNo = async (tx: Tx, companyId: number, at: Date): Promise<string> => {
  const year = at.getUTCFullYear();
  const [counter] = await tx.db
    .insert(receiptCounters)
    .values({ companyId, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.companyId, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error('A receipt has no number.');
  return [companyId, year, String(counter.last).padStart(6, '0')].join('-');
};

/** The next number for an order, in the books of the company that sold, whoever has the site since. */
export const nextReceiptNoOf = (
  tx: Tx,
  { companyId }: Site,
  order: Pick<Order, 'companyId'>,
  at: Date,
): Promise<string> => nextReceiptNo(tx, order.companyId ?? companyId, at);
