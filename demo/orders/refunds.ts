import * as contract from '#contract/billing/index.ts';
import { orderRefund } from '#contract/console/index.ts';
import type { RefundMode } from '#contract/console/index.ts';
import { prorate } from '#contract/core/money.ts';
import type { Caller, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { eq } from '#server/db/sql.ts';
import type { Past } from './past.ts';
import type { Sequel } from './plan.ts';

const { creditLots, orders, staff } = tables;

const FINANCE = { email: 'finance@duet.example', name: 'Demo finance' } as const;

/** Who gave money back; nobody can sign in as them. */
export const addFinance = async (tx: Tx, createdAt: Date): Promise<Caller['staff']> => {
  const id = newId(createdAt.getTime());
  await tx.db.insert(staff).values({ ...FINANCE, id, language: 'en', createdAt });
  const roles = [{ role: 'finance', site: null }] as const;
  const session = { roles, method: 'passkey', provenAt: null, isLocked: false } as const;
  return { ...FINANCE, ...session, id, staffId: id, language: 'en', expiresAt: createdAt };
};

const reasons: Readonly<Record<RefundMode, string>> = {
  full: 'Bought twice by mistake, asked for it the same day.',
  part: 'Wrote to a profile that was removed.',
  unused: 'Found somebody, and wants back what is left.',
};

const giveBack = async (past: Past, caller: Caller, id: string, mode: RefundMode, part: number) => {
  const [found] = await past.core.db
    .select({ order: orders, lot: creditLots })
    .from(orders)
    .innerJoin(creditLots, eq(creditLots.id, orders.lotId))
    .where(eq(orders.id, id));
  if (!found) throw new Error('Nothing can be given back.');
  const { order, lot } = found;
  const unused = prorate(order.minor, lot.rest, order.credits);
  const minor = { full: order.minor, unused, part }[mode];
  await past.call(orderRefund, caller, { body: { id, mode, minor, reason: reasons[mode] } });
};

/** As members do themselves. */
const returnUnused = async (past: Past, caller: Caller, id: string) => {
  const { order } = await past.call(contract.orderState, caller, { query: { id } });
  if (!order.refundable) throw new Error('Nothing can be returned.');
  await past.call(contract.refund, caller, { body: { id, minor: order.refundable.minor } });
};

/** Somebody sent money back in the provider's own console: it differs from what we hold. */
const refundThere = async ({ core, payments }: Past, id: string, minor: number) => {
  const [order] = await core.db.select().from(orders).where(eq(orders.id, id));
  if (!order?.reference) throw new Error('Nothing was paid.');
  const { reference, currency } = order;
  await payments.payments.refund({ reference, minor, currency, key: 'by-hand' });
};

/** Has money of an order go back. */
export const refundOrder = async (
  past: Past,
  who: { readonly buyer: Caller; readonly finance: Caller },
  id: string,
  { what, minor = 0 }: Sequel,
): Promise<void> => {
  if (what === 'refunded_there') await refundThere(past, id, minor);
  else if (what === 'returns') await returnUnused(past, who.buyer, id);
  else await giveBack(past, who.finance, id, what, minor);
  await past.work('billing.refunds');
};
