import type { OrderPage, refundMend } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { propose, writeAudit } from '#server/features/staff/index.ts';
import { enqueueRefunds } from '../orders/enqueue-refunds.ts';
import type { Order, Refund } from '../orders/queries.ts';
import { findSiteOrder, lockSiteOrder } from './policy.ts';
import { toOrderPage } from './read-order.ts';

const { refunds } = tables;

type Form = CheckedInput<typeof refundMend>['body'];

interface Failed {
  readonly order: Order;
  readonly refund: Refund;
}

/** Locks a refund that came to nothing, of an order whose money we have. */
const lockFailed = async (tx: Tx, caller: Caller, id: string): Promise<Failed> => {
  const [found] = await tx.db.select().from(refunds).where(eq(refunds.id, id));
  if (!found) throw new Refusal('order_not_found');
  const order = await lockSiteOrder(tx, caller, found.orderId);
  const [refund] = await tx.db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  // What a bank took back since is with the payer already.
  if (refund?.state !== 'failed' || order.state !== 'completed')
    throw new Refusal('order_not_refundable');
  return { order, refund };
};

const carryOut = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { order, refund }: Failed,
  { remedy, reason }: Form,
): Promise<void> => {
  const { id, minor, createdAt } = refund;
  // Under the key of before the provider would say again what came of it.
  const again = { state: 'due', providerKey: newId(core.clock.now().getTime()) } as const;
  await tx.db
    .update(refunds)
    .set(remedy === 'again' ? again : { state: 'by_hand' })
    .where(eq(refunds.id, id));
  await core.events.emit(tx, 'order.rebooked', { orderId: order.id, at: createdAt });
  if (remedy === 'again') await enqueueRefunds(core, tx);
  await writeAudit(core, tx, caller, {
    action: remedy === 'again' ? 'refund_sent_again' : 'refund_paid_by_hand',
    site: order.siteId,
    target: ['order', order.id],
    values: { minor, currency: order.currency },
    reason,
  });
};

/** Sees to a refund that came to nothing; a large one is put before a second person. */
export const mendRefund = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: Form,
): Promise<OrderPage> => {
  const failed = await lockFailed(tx, caller, form.id);
  const { order, refund } = failed;
  const { currency, no: number } = order;
  const { minor } = refund;
  if (minor > consoleLimits.orders.refundAlone[currency]) {
    const { reason, ...asked } = form;
    await propose(core, tx, caller, {
      kind: 'order_refund',
      site: order.siteId,
      target: order.id,
      payload: { ...asked, minor, currency, number },
      reason,
    });
  } else await carryOut(core, tx, caller, failed, form);
  return toOrderPage(core, tx.db, caller, await findSiteOrder(tx.db, caller, order.id));
};

/** A second person agreed: it is seen to if nobody has by now. */
export const applyMend =
  (core: Core) =>
  async (tx: Tx, { kind, caller, payload, reason }: Events['proposal.agreed']): Promise<void> => {
    if (kind !== 'order_refund' || !('remedy' in payload)) return;
    const form = { ...(payload as unknown as Omit<Form, 'reason'>), reason };
    await carryOut(core, tx, caller, await lockFailed(tx, caller, form.id), form);
  };
