import { and, eq } from '../../../db/sql.ts';
import type { creditNote } from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { taxIn } from '../offers/prices.ts';
import { readReceipt } from './receipts.ts';

const { orders, refunds } = tables;

export type CreditNote = Answer<typeof creditNote>;

/** Everything a credit note tells; there is one for each refund, and none for what a bank took. */
export const readCreditNote = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<CreditNote> => {
  const [found] = await core.db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, id), eq(orders.userId, memberOf(caller))));
  if (!found || found.refund.noteNo === null) throw new Refusal('order_not_found');
  const { refund, order } = found;
  return {
    number: found.refund.noteNo,
    at: refund.createdAt.toISOString(),
    credits: refund.credits,
    minor: refund.minor,
    tax_minor: taxIn(refund.minor, order.taxBp),
    receipt: await readReceipt(core, caller, order.id),
  };
};
