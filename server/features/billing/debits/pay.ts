import { eq } from '../../../db/sql.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { bankId } from '../../../adapters/bank/index.ts';
import type { Placing } from '../orders/place.ts';
import { placeOrder } from '../orders/place.ts';
import { giveCredits, settle } from '../orders/settle.ts';
import { shownAs } from './accounts.ts';
import { refuseOverToday } from './allowance.ts';
import { refuseBlocked } from './blocks.ts';
import { nextCollection } from './days.ts';
import { announceDebit } from './letters.ts';
import type { Mandate } from './mandates.ts';
import { detailsOf, mandateOf } from './mandates.ts';

const { debits, orders } = tables;

/**
 * Orders by direct debit: it is announced now and collected later, and until then the order is not paid.
 * Its credits come when the site says so. Everything waits for the lock on the member, so that orders at
 * the same time share one limit.
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
    collectOn: nextCollection(core),
    state: 'due',
  });
  await tx.db.update(orders).set({ reference }).where(eq(orders.id, order.id));
  if (site.settings.direct_debit_credits === 'at_once') await giveCredits(core, tx, order);
  await settle(core, tx, order.id, {
    state: 'pending',
    failure: null,
    minor: order.minor,
    currency: order.currency,
    paidWith: shownAs(details.iban),
    storedMethod: null,
  });
  await announceDebit(core, tx, order.id);
  return order.id;
};

/** The mandate that a member gave earlier. */
export const earlierMandate = async (db: Tx['db'], userId: string): Promise<Mandate> => {
  const mandate = await mandateOf(db, userId);
  if (!mandate) throw new Refusal('mandate_needed');
  return mandate;
};
