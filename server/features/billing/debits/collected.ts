import { and, eq, isNull, lt } from '../../../db/sql.ts';
import type { Core, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { siteById } from '../../site/index.ts';
import { tellOfRefund } from '../orders/letters.ts';
import { nextReceiptNo } from '../orders/receipt-no.ts';
import { lockOrder, settle } from '../orders/settle.ts';
import type { Order } from '../orders/views.ts';
import { dayOf } from './calendar.ts';
import { confirmedBy } from './days.ts';

const { debits, refunds } = tables;

/** Credits that were returned before their receipt was written get their note behind it. */
const noteRefunds = async (core: Core, tx: Tx, { id, siteId }: Order): Promise<void> => {
  const site = await siteById(core, siteId, tx.db);
  if (!site) return;
  const asked = await tx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, id), eq(refunds.state, 'due'), isNull(refunds.noteNo)));
  for (const refund of asked) {
    const noteNo = await nextReceiptNo(tx, site.companyId, core.clock.now());
    await tx.db.update(refunds).set({ noteNo }).where(eq(refunds.id, refund.id));
    await tellOfRefund(core, tx, site, id, { ...refund, noteNo });
  }
};

/** Closes a debit: its order is paid now. Once, whoever else does so at the same time. */
const close = (core: Core, orderId: string): Promise<void> =>
  core.transact(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const closed = await tx.db
      .update(debits)
      .set({ state: 'collected' })
      .where(and(eq(debits.orderId, orderId), eq(debits.state, 'sent')))
      .returning({ orderId: debits.orderId });
    if (!locked || closed.length === 0) return;
    const { order } = locked;
    const { minor, currency, paidWith } = order;
    const paid = { state: 'completed', failure: null, kept: null } as const;
    await settle(core, tx, orderId, { ...paid, minor, currency, paidWith });
    await noteRefunds(core, tx, order);
  });

/** Debits that no bank sends back any more are collected. What fails is tried again the next day. */
export const closeDebits = async (core: Core): Promise<void> => {
  const today = dayOf(core.clock.now());
  const sent = await core.db
    .select({ orderId: debits.orderId, collectOn: debits.collectOn })
    .from(debits)
    .where(and(eq(debits.state, 'sent'), lt(debits.collectOn, today)));
  for (const { orderId, collectOn } of sent) {
    if (confirmedBy(collectOn) > today) continue;
    await close(core, orderId).catch((error: unknown) =>
      core.log.error({ err: error, order: orderId }, 'a debit that was collected is not closed'),
    );
  }
};
