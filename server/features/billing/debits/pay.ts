import { eq } from '../../../db/sql.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { bankId } from '../../../outside/bank/index.ts';
import type { Placing } from '../orders/place.ts';
import { placeOrder } from '../orders/place.ts';
import { settle } from '../orders/settle.ts';
import { shownAs } from './accounts.ts';
import { refuseOverToday } from './allowance.ts';
import { refuseBlocked } from './blocks.ts';
import { businessDay, dayOf } from './calendar.ts';
import type { Mandate } from './mandates.ts';
import { detailsOf, mandateOf } from './mandates.ts';

const { debits, orders } = tables;

/** Banks want a collection so many business days ahead. */
export const LEAD_DAYS = 2;

/**
 * Orders by direct debit: the order is complete at once, and the money is collected later. Everything
 * waits for the lock on the member, so that orders at the same time share one limit.
 */
export const payByDebit = async (
  core: Core,
  tx: Tx,
  site: Site,
  placing: Placing,
  mandateFor: () => Promise<Mandate>,
): Promise<string> => {
  const order = await placeOrder(core, tx, site, placing);
  if (order.state !== 'loading') return order.id;
  const mandate = await mandateFor();
  const details = detailsOf(core, mandate);
  if (!details) throw new Refusal('mandate_needed');
  await refuseBlocked(tx.db, mandate);
  await refuseOverToday(core, tx.db, placing.userId);
  const reference = bankId('D', order.id);
  const earlier = await tx.db.$count(debits, eq(debits.mandateId, mandate.id));
  await tx.db.insert(debits).values({
    orderId: order.id,
    mandateId: mandate.id,
    endToEnd: reference,
    sequence: earlier === 0 ? 'FRST' : 'RCUR',
    // The next run is on the next day, and its banks want their time.
    collectOn: businessDay(dayOf(core.clock.now()), 1 + LEAD_DAYS),
    state: 'due',
  });
  await tx.db.update(orders).set({ reference }).where(eq(orders.id, order.id));
  await settle(core, tx, order.id, {
    state: 'completed',
    failure: null,
    minor: order.minor,
    currency: order.currency,
    paidWith: shownAs(details.iban),
    kept: null,
  });
  return order.id;
};

/** The mandate that a member gave earlier. */
export const earlierMandate = async (db: Tx['db'], userId: string): Promise<Mandate> => {
  const mandate = await mandateOf(db, userId);
  if (!mandate) throw new Refusal('mandate_needed');
  return mandate;
};
