import type { OrderPage } from '#contract/console/index.ts';
import { asc, eq } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { readSnapshot } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { findProposal, logOpened } from '#server/features/staff/index.ts';
import { debitViews } from '../debits/views.ts';
import type { Dispute } from '../orders/disputes.ts';
import { findEvidence } from '../orders/evidence.ts';
import type { Order } from '../orders/queries.ts';
import { findUnusedCredits } from '../orders/queries.ts';
import { toOrderRows } from './order-rows.ts';
import { findSiteOrder } from './policy.ts';
import { findRefundRows, readLedger, readProviderWords, stepsOf } from './read-history.ts';
import { obstacleOf, offerOf } from './refund-offer.ts';

const { debits, disputes, staff, users } = tables;

const findReturnReason = async (db: Db, { id }: Order): Promise<string | null> => {
  const [debit] = await db
    .select({ reason: debits.returnReason })
    .from(debits)
    .where(eq(debits.orderId, id));
  return debit?.reason ?? null;
};

const isPremium = async (db: Db, { userId }: Order): Promise<boolean> => {
  if (userId === null) return false;
  const [buyer] = await db.select({ paid: users.paidUser }).from(users).where(eq(users.id, userId));
  return buyer?.paid ?? false;
};

const toRefundRow = ({
  refund,
  by,
}: Awaited<ReturnType<typeof findRefundRows>>[number]): OrderPage['refunds'][number] => ({
  id: refund.id,
  at: refund.createdAt.toISOString(),
  is_taken: refund.kind === 'returned',
  state: refund.state,
  credits: refund.credits,
  minor: refund.minor,
  note_no: refund.noteNo,
  by,
});

/** What we said; the release before this one did not write down what kind of reply it was. */
const replyOf = ({ reply, replyState, answer, answeredAt }: Dispute) => {
  if (reply !== null || answeredAt === null) return { reply, reply_state: replyState };
  return { reply: answer === null ? 'acceptance' : 'answer', reply_state: 'sent' } as const;
};

const readDisputes = async (db: Db, { id }: Order): Promise<OrderPage['disputes']> => {
  const rows = await db
    .select({ dispute: disputes, by: { id: staff.id, name: staff.name } })
    .from(disputes)
    .leftJoin(staff, eq(staff.id, disputes.staffId))
    .where(eq(disputes.orderId, id))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
  return rows.map(({ dispute, by }) => ({
    id: dispute.id,
    kind: dispute.kind,
    state: dispute.state,
    reason: dispute.reason,
    minor: dispute.minor,
    currency: dispute.currency,
    opened_at: dispute.openedAt.toISOString(),
    due_at: dispute.dueAt?.toISOString() ?? null,
    ...replyOf(dispute),
    answer: dispute.answer,
    answered_at: dispute.answeredAt?.toISOString() ?? null,
    by,
  }));
};

/** An order as the console shows it. */
export const toOrderPage = async (
  core: Core,
  db: Db,
  caller: Caller,
  order: Order,
): Promise<OrderPage> => {
  const site = await siteById(core, order.siteId, db);
  if (!site) throw new Error('The site of an order is missing.');
  const [row] = await toOrderRows(core, db, [order]);
  if (!row) throw new Error('An order is missing.');
  const refundRows = await findRefundRows(db, order.id);
  const given = refundRows.map(({ refund }) => refund);
  const unused = (await findUnusedCredits(db, [order])).get(order.id) ?? 0;
  const debit = (await debitViews(core, db, site, [order])).get(order.id) ?? null;
  const obstacle = obstacleOf(order, given);
  return {
    ...row,
    failure: order.failure,
    package: order.packageId,
    list_minor: order.listMinor,
    code: order.code,
    discount_percent: order.discountBp === null ? null : order.discountBp / 100,
    tax_bp: order.taxBp,
    tax_minor: order.taxMinor,
    tax_country: order.taxCountry ?? order.country,
    unused_credits: unused,
    premium: await isPremium(db, order),
    steps: stepsOf(order, given),
    provider: order.provider,
    provider_words: await readProviderWords(db, order.id),
    debit,
    return_reason: await findReturnReason(db, order),
    ledger: await readLedger(db, order),
    refunds: refundRows.map(toRefundRow),
    has_receipt: order.receiptNo !== null && order.userId !== null,
    offer: obstacle === null ? offerOf(order, unused, given) : null,
    obstacle,
    disputes: await readDisputes(db, order),
    evidence: row.dispute?.state === 'needs_response' ? await findEvidence(db, order) : [],
    proposal: await findProposal(core, db, caller, 'order_refund', order.id),
  };
};

/** An order with its history and what can go back; that it was opened is logged. */
export const readOrder = async (core: Core, caller: Caller, id: string): Promise<OrderPage> => {
  const order = await findSiteOrder(core.db, caller, id);
  const target = ['order', id] as const;
  await logOpened(core, caller, { action: 'order_opened', site: order.siteId, target });
  return readSnapshot(core, async (db) =>
    toOrderPage(core, db, caller, await findSiteOrder(db, caller, id)),
  );
};
