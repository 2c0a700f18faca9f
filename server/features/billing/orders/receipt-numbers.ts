import { sql } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

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
