import { and, eq, inArray } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { blockPayer } from '../debits/blocks.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/queries.ts';
import { wasPaid } from '../orders/refund-rules.ts';
import type { PaymentReport } from '../orders/settle-order.ts';
import { settleOrder } from '../orders/settle-order.ts';

const { debits, mandates } = tables;

/** The report of a returned debit; one that gave neither credits nor money is a failed payment. */
const returnReport = (order: Order): PaymentReport => ({
  ...(wasPaid(order) || order.creditedAt !== null
    ? { state: 'returned', failure: 'returned' }
    : { state: 'failed', failure: 'refused' }),
  paidWith: null,
  storedMethod: null,
  minor: order.minor,
  currency: order.currency,
});

type DebitState = typeof debits.$inferSelect.state;

/** Ends a debit unpaid that is in one of some states; tells whether it was. */
export const endDebitUnpaid = async (
  core: Core,
  tx: Tx,
  orderId: string,
  fromStates: readonly DebitState[],
  returnReason: string,
): Promise<boolean> => {
  const locked = await lockOrder(tx, orderId);
  const returned = await tx.db
    .update(debits)
    .set({ state: 'returned', returnReason })
    .where(and(eq(debits.orderId, orderId), inArray(debits.state, [...fromStates])))
    .returning({ orderId: debits.orderId });
  if (!locked || returned.length === 0) return false;
  await settleOrder(core, tx, orderId, returnReport(locked.order));
  return true;
};

/** Takes a debit back that the bank returned, once; tells what came of it. */
export const applyReturn = async (
  core: Core,
  tx: Tx,
  { orderId, mandateId }: typeof debits.$inferSelect,
  reason: string,
): Promise<'returned' | 'known'> => {
  if (!(await endDebitUnpaid(core, tx, orderId, ['sent', 'collected'], reason))) return 'known';
  const [mandate] = await tx.db.select().from(mandates).where(eq(mandates.id, mandateId));
  if (mandate) await blockPayer(core, tx, mandate, reason);
  core.log.info({ order: orderId, reason }, 'a debit came back');
  return 'returned';
};
