import { eq } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { bankId } from '#server/adapters/bank/index.ts';
import type { OrderRequest } from './place-order.ts';
import { placeOrder } from './place-order.ts';
import { giveCredits, settleOrder } from './settle-order.ts';
import { toPaidWith } from '../debits/bank-accounts.ts';
import { refuseBlocked, refuseOverDailyLimit } from '../debits/policy.ts';
import { nextCollectionDay } from '../debits/collection-days.ts';
import { mailDebitAnnouncement } from './mails/debit-mails.ts';
import type { Mandate } from '../debits/mandates.ts';
import { openDetails } from '../debits/mandates.ts';

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
  request: OrderRequest,
  getMandate: () => Promise<Mandate>,
): Promise<string> => {
  const order = await placeOrder(core, tx, site, request);
  if (order.state !== 'loading') return order.id;
  const mandate = await getMandate();
  const details = openDetails(core, mandate);
  if (!details) throw new Refusal('mandate_needed');
  await refuseBlocked(tx.db, mandate);
  await refuseOverDailyLimit(core, tx.db, request.userId);
  const reference = bankId('D', order.id);
  const earlierDebits = await tx.db.$count(debits, eq(debits.mandateId, mandate.id));
  await tx.db.insert(debits).values({
    orderId: order.id,
    mandateId: mandate.id,
    endToEnd: reference,
    sequence: earlierDebits === 0 ? 'FRST' : 'RCUR',
    collectOn: nextCollectionDay(core),
    state: 'due',
  });
  await tx.db.update(orders).set({ reference }).where(eq(orders.id, order.id));
  if (site.settings.direct_debit_credits === 'at_once') await giveCredits(core, tx, order);
  await settleOrder(core, tx, order.id, {
    state: 'pending',
    failure: null,
    minor: order.minor,
    currency: order.currency,
    paidWith: toPaidWith(details.iban),
    storedMethod: null,
  });
  await mailDebitAnnouncement(core, tx, order.id);
  return order.id;
};
