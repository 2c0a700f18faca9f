import { and, eq, lt } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { announceCreditNotes } from '../orders/issue-credit-notes.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { dayOf } from '../debits/calendar.ts';
import { confirmationDay } from '../debits/collection-days.ts';

const { debits } = tables;

/** Closes a debit: its order is paid now. Once, whoever else does so at the same time. */
const closeDebit = (core: Core, orderId: string): Promise<void> =>
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
    const report = { state: 'completed', failure: null, storedMethod: null } as const;
    await settleOrder(core, tx, orderId, { ...report, minor, currency, paidWith });
    await announceCreditNotes(core, tx, order);
  });

/** Debits that no bank sends back any more are collected. What fails is tried again the next day. */
export const closeDebits = async (core: Core): Promise<void> => {
  const today = dayOf(core.clock.now());
  const sent = await core.db
    .select({ orderId: debits.orderId, collectOn: debits.collectOn })
    .from(debits)
    .where(and(eq(debits.state, 'sent'), lt(debits.collectOn, today)));
  for (const { orderId, collectOn } of sent) {
    if (confirmationDay(collectOn) > today) continue;
    await closeDebit(core, orderId).catch((error: unknown) =>
      core.log.error({ err: error, order: orderId }, 'a debit that was collected is not closed'),
    );
  }
};
