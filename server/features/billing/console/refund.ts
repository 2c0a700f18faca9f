import type { orderRefund, OrderPage, RefundMode } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { propose, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { emptyLot } from '../ledger.ts';
import { bookRefund, refundReference } from '../orders/book-refund.ts';
import type { Order } from '../orders/queries.ts';
import { findUnusedCredits } from '../orders/queries.ts';
import { findSiteOrder, lockSiteOrder } from './policy.ts';
import { toOrderPage } from './read-order.ts';
import { obstacleOf, offerOf } from './refund-offer.ts';

const { refunds } = tables;

type Form = CheckedInput<typeof orderRefund>['body'];

/** What can go back of an order now; whoever calls has locked it. */
const findOffer = async (tx: Tx, order: Order) => {
  const given = await tx.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  if (obstacleOf(order, given) !== null) throw new Refusal('order_not_refundable');
  const unused = (await findUnusedCredits(tx.db, [order])).get(order.id) ?? 0;
  return offerOf(order, unused, given);
};

/** Refuses an amount that is not what the mode comes to by now. */
const requireAmount = (
  { mode, minor }: Pick<Form, 'mode' | 'minor'>,
  offer: NonNullable<OrderPage['offer']>,
): void => {
  const exact: Record<RefundMode, number | null> = {
    unused: offer.unused_minor,
    full: offer.left_minor,
    part: null,
  };
  const expected = exact[mode];
  if (expected !== null && expected !== minor)
    throw new Refusal('refund_amount_changed', { values: { minor: expected } });
  if (minor > offer.left_minor)
    throw new Refusal('refund_too_large', { values: { minor: offer.left_minor } });
};

/** Takes what is unused, unless a part of the price is given back and the credits stay. */
const takeCredits = async (
  core: Core,
  tx: Tx,
  { id, userId, lotId }: Order,
  mode: RefundMode,
  refundId: string,
): Promise<number> => {
  if (mode === 'part' || userId === null || lotId === null) return 0;
  const reference = refundReference(id, refundId);
  return emptyLot(core, tx, { userId, lotId, kind: 'refunded', reference });
};

/** Gives money back that was decided on, by whoever decided first. */
const carryOut = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  order: Order,
  { mode, minor, reason }: Form,
  staffId: string,
): Promise<void> => {
  const site = await siteById(core, order.siteId, tx.db);
  if (!site) throw new Error('The site of an order is missing.');
  const createdAt = core.clock.now();
  const id = newId(createdAt.getTime());
  const credits = await takeCredits(core, tx, order, mode, id);
  await bookRefund(core, tx, site, order, { id, createdAt, credits, minor, staffId });
  await writeAudit(core, tx, caller, {
    action: 'order_refunded',
    site: order.siteId,
    target: ['order', order.id],
    values: { mode, minor, currency: order.currency, credits },
    reason,
  });
};

/** Gives money of an order back, or puts a large amount before a second person. */
export const refundSiteOrder = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: Form,
): Promise<OrderPage> => {
  const order = await lockSiteOrder(tx, caller, form.id);
  const offer = await findOffer(tx, order);
  requireAmount(form, offer);
  if (form.minor > offer.alone_minor) {
    const { id, mode, minor, reason } = form;
    const { currency, no: number } = order;
    await propose(core, tx, caller, {
      kind: 'order_refund',
      site: order.siteId,
      target: id,
      payload: { id, mode, minor, currency, number },
      reason,
    });
  } else await carryOut(core, tx, caller, order, form, staffOf(caller).staffId);
  return toOrderPage(core, tx.db, caller, await findSiteOrder(tx.db, caller, form.id));
};

/** A second person agreed to a large refund: it is given if it is still what was proposed. */
export const applyRefund =
  (core: Core) =>
  async (tx: Tx, event: Events['proposal.agreed']): Promise<void> => {
    if (event.kind !== 'order_refund' || 'remedy' in event.payload) return;
    const { caller, proposedBy, payload, reason } = event;
    const form = { ...(payload as unknown as Omit<Form, 'reason'>), reason };
    const order = await lockSiteOrder(tx, caller, form.id);
    requireAmount(form, await findOffer(tx, order));
    await carryOut(core, tx, caller, order, form, proposedBy);
  };
