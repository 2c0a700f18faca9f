import { eq } from '../../../db/sql.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { newId } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { ProviderReport } from '../../../adapters/payments/index.ts';
import { addCredits } from '../../accounts/index.ts';
import { siteById } from '../../site/index.ts';
import { forgetMethod } from '../forget.ts';
import { DEBIT } from '../debits/allowance.ts';
import { tellOfUnpaidDebit } from '../debits/letters.ts';
import { withPaid } from '../offers/tax.ts';
import { giveBack, holdRefunds, takeBack } from './disputes.ts';
import { noteRefunds } from './early-refunds.ts';
import { tellOfOrder } from './letters.ts';
import { lockOrder } from './lock.ts';
import type { Outcome } from './news.ts';
import { tellBuyer, tellOutcome } from './news.ts';
import { nextReceiptNo } from './receipt-no.ts';
import type { Order } from './views.ts';
import { wasPaid } from './views.ts';

const { discountUses, orders, refunds, storedMethods, users } = tables;

/** What a provider, or a bank, says of an order. */
export type Word = Pick<
  ProviderReport,
  'state' | 'failure' | 'minor' | 'currency' | 'paidWith' | 'storedMethod'
> &
  Partial<Pick<ProviderReport, 'reference'>>;

const change = async (tx: Tx, { id }: Order, changes: Partial<Order>): Promise<void> => {
  await tx.db.update(orders).set(changes).where(eq(orders.id, id));
};

/** Money that came for somebody who is gone goes back, and what they paid with is forgotten. */
const refundToNobody = async (
  core: Core,
  tx: Tx,
  { companyId }: Site,
  order: Order,
  { storedMethod: kept }: Word,
): Promise<void> => {
  const { credits, minor, provider } = order;
  const createdAt = core.clock.now();
  const noteNo = await nextReceiptNo(tx, companyId, createdAt);
  const values = { id: newId(), orderId: order.id, credits, minor, kind: 'asked' as const };
  await tx.db.insert(refunds).values({ ...values, state: 'due', createdAt, noteNo });
  await change(tx, order, { refundedMinor: minor });
  await core.jobs.enqueue(tx, 'billing.refunds', {});
  if (kept) await forgetMethod(core, tx, { provider, token: kept.token });
};

const keepMethod = async (
  core: Core,
  tx: Tx,
  order: Order,
  { storedMethod: kept }: Word,
): Promise<void> => {
  if (!kept || order.userId === null) return;
  const row = { provider: order.provider, token: kept.token, shown: kept.shown };
  const [before] = await tx.db
    .select()
    .from(storedMethods)
    .where(eq(storedMethods.userId, order.userId));
  if (before && before.token !== kept.token) await forgetMethod(core, tx, before);
  await tx.db
    .insert(storedMethods)
    .values({ userId: order.userId, ...row, createdAt: core.clock.now() })
    .onConflictDoUpdate({ target: storedMethods.userId, set: row });
};

/** An order that was given up and paid all the same has its code, whoever has taken it since. */
const claimAgain = async (core: Core, tx: Tx, { id, siteId, code, state }: Order) => {
  if (code === null || state === 'loading' || state === 'pending') return;
  core.log.warn({ order: id }, 'an order was paid after it was given up');
  await tx.db
    .insert(discountUses)
    .values({ orderId: id, siteId, code, slot: id })
    .onConflictDoNothing();
};

/** Gives what was bought, once: credits, and premium with them. */
export const giveCredits = async (core: Core, tx: Tx, order: Order): Promise<void> => {
  const { userId, credits } = order;
  if (userId === null || order.creditedAt !== null) return;
  const reference = `order:${order.id}`;
  const lotId = await addCredits(core, tx, { userId, kind: 'bought', credits, reference });
  await change(tx, order, { lotId, creditedAt: core.clock.now() });
  await tx.db.update(users).set({ paidUser: true }).where(eq(users.id, userId));
};

const complete = async (
  core: Core,
  tx: Tx,
  order: Order,
  word: Word,
  isThere: boolean,
): Promise<void> => {
  const site = await siteById(core, order.siteId, tx.db);
  if (!site) throw new Error('The site of an order is missing.');
  const settledAt = core.clock.now();
  await change(tx, order, {
    state: 'completed',
    failure: null,
    settledAt,
    // What a bank took is there again; what was asked for before it was collected stays so.
    refundedMinor: order.failure === 'returned' ? 0 : order.refundedMinor,
    paidWith: word.paidWith ?? order.paidWith,
    taxEvidence: withPaid(order.taxEvidence, word.paidWith),
    // The answer that told it may be lost, and without it nothing could be returned.
    reference: order.reference ?? word.reference ?? null,
    receiptNo: await nextReceiptNo(tx, site.companyId, settledAt),
  });
  await claimAgain(core, tx, order);
  // The receipt states what was returned before it was written.
  await noteRefunds(core, tx, site, order);
  if (!isThere || order.userId === null) {
    const isOwed = order.creditedAt === null && order.refundedMinor === 0;
    if (isOwed) await refundToNobody(core, tx, site, order, word);
    return;
  }
  const isKept = order.failure === 'returned' || order.refundedMinor < order.minor;
  // Whoever withdrew before there were credits gets the money back instead.
  if (isKept) await giveCredits(core, tx, order);
  await keepMethod(core, tx, order, word);
  if (isKept) await tellOfOrder(core, tx, order.id, 'receipt');
};

/** It came to nothing; what was to be returned of it never came. */
const endUnpaid = async (core: Core, tx: Tx, order: Order, word: Word): Promise<void> => {
  const { state, failure } = word;
  if (state !== 'failed' && state !== 'cancelled') return;
  await change(tx, order, { state, failure, settledAt: core.clock.now() });
  await tx.db.delete(discountUses).where(eq(discountUses.orderId, order.id));
  await holdRefunds(tx, order);
  // Whoever was told to wait hears how it ended; others see it on the page they are on.
  if (order.state !== 'pending') return;
  await (order.provider === DEBIT
    ? tellOfUnpaidDebit(core, tx, order.id)
    : tellOfOrder(core, tx, order.id, 'paymentFailed'));
};

/** Whether what was paid is what was ordered; nothing is settled otherwise. */
const isExact = (core: Core, order: Order, { minor, currency }: Word): boolean => {
  if (minor === order.minor && currency.toUpperCase() === order.currency) return true;
  core.log.error({ order: order.id, minor, currency }, 'a payment is not what was ordered');
  return false;
};

/** A dispute that is won ends the matter: what was taken is there again, and is not taken twice. */
const restore = async (
  core: Core,
  tx: Tx,
  order: Order,
  word: Word,
  isThere: boolean,
): Promise<boolean> => {
  if (order.restoredAt !== null) return false;
  if (order.failure === 'returned' && order.receiptNo !== null) await giveBack(core, tx, order);
  else if (order.state !== 'completed') {
    if (!isExact(core, order, word)) return false;
    await complete(core, tx, order, word, isThere);
  }
  await change(tx, order, { restoredAt: core.clock.now() });
  return true;
};

/** Moves an order on; tells whether that was news. */
const moved = async (
  core: Core,
  tx: Tx,
  order: Order,
  word: Word,
  isThere: boolean,
): Promise<boolean> => {
  if (word.state === 'restored') return restore(core, tx, order, word, isThere);
  if (order.failure === 'returned') return false;
  if (word.state === 'returned') {
    if (order.restoredAt !== null) {
      core.log.error({ order: order.id }, 'a payment was taken back after its dispute was won');
      return false;
    }
    await takeBack(core, tx, order);
    return true;
  }
  if (word.state === 'completed') {
    if (order.state === 'completed' || !isExact(core, order, word)) return false;
    await complete(core, tx, order, word, isThere);
    return true;
  }
  if (word.state === 'pending') {
    if (order.state !== 'loading') return false;
    const reference = order.reference ?? word.reference ?? null;
    const paidWith = word.paidWith ?? order.paidWith;
    const taxEvidence = withPaid(order.taxEvidence, word.paidWith);
    await change(tx, order, { state: 'pending', reference, paidWith, taxEvidence });
    return true;
  }
  const isOpen = order.state === 'loading' || order.state === 'pending';
  if (!isOpen || word.state === 'loading') return false;
  await endUnpaid(core, tx, order, word);
  return true;
};

/** What the buyer hears of; whoever broke off or was not told to wait knows how it ended. */
const outcomeOf = (order: Order, { state }: Word): Outcome | null => {
  if (state === 'failed') return order.state === 'pending' ? state : null;
  if (state === 'returned' && !wasPaid(order)) return 'failed';
  return state === 'completed' || state === 'returned' || state === 'restored' ? state : null;
};

/**
 * Brings an order to where a provider says it is. Word comes late, twice and in any order: what is
 * paid stays paid whatever else is heard, except that a bank took it back, which ends it unless the
 * bank gives it back again.
 */
export const settle = async (core: Core, tx: Tx, orderId: string, word: Word): Promise<void> => {
  const locked = await lockOrder(tx, orderId);
  if (!locked) return;
  const { order } = locked;
  // What is collected of somebody who has closed the account before they had anything goes back.
  const isTooLate = locked.isLeaving && order.provider === DEBIT && order.creditedAt === null;
  const isThere = locked.isThere && !isTooLate;
  if (!(await moved(core, tx, order, word, isThere))) return;
  core.log.info({ order: orderId, from: order.state, to: word.state }, 'order settled');
  await tellBuyer(core, tx, order);
  const outcome = outcomeOf(order, word);
  if (outcome && isThere) await tellOutcome(core, tx, order, { outcome });
};
