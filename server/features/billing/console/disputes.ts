import type { disputeAccept, disputeAnswer, OrderPage } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { Dispute } from '../orders/disputes.ts';
import { findEvidence } from '../orders/evidence.ts';
import type { Order } from '../orders/queries.ts';
import { enqueueReplies } from '../orders/send-replies.ts';
import { findSiteOrder } from './policy.ts';
import { toOrderPage } from './read-order.ts';

const { disputes } = tables;

/** Whether a dispute waits for what we say; what the provider refused can be said in another way. */
const isOpen = ({ state, replyState }: Dispute): boolean =>
  state === 'needs_response' && (replyState === null || replyState === 'refused');

/** Locks a dispute of an order of this person's sites that waits for us. */
const lockOpen = async (core: Core, tx: Tx, caller: Caller, id: string) => {
  const [dispute] = await tx.db.select().from(disputes).where(eq(disputes.id, id)).for('update');
  if (!dispute) throw new Refusal('order_not_found');
  const order = await findSiteOrder(tx.db, caller, dispute.orderId);
  // What another provider has cannot be answered at this one.
  const isHere = dispute.provider === core.payments.name;
  if (!isHere || !isOpen(dispute)) throw new Refusal('dispute_over');
  return { dispute, order };
};

type Reply = Pick<Dispute, 'reply' | 'answer' | 'evidence'>;

/** Writes down what is said to a bank; a job sends it after the commit, however often it takes. */
const storeReply = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { dispute, order }: { readonly dispute: Dispute; readonly order: Order },
  { reason, ...reply }: Reply & { readonly reason: string },
): Promise<OrderPage> => {
  const { staffId } = staffOf(caller);
  await tx.db
    .update(disputes)
    .set({ ...reply, replyState: 'to_send', answeredAt: core.clock.now(), staffId })
    .where(eq(disputes.id, dispute.id));
  await enqueueReplies(core, tx);
  const page = await toOrderPage(core, tx.db, caller, order);
  await writeAudit(core, tx, caller, {
    action: reply.reply === 'answer' ? 'dispute_answered' : 'dispute_accepted',
    site: order.siteId,
    target: ['order', order.id],
    values: { dispute: dispute.reference },
    reason,
  });
  return page;
};

/** Answers what a bank asks or took, with what we hold. */
export const answerDispute = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, answer }: CheckedInput<typeof disputeAnswer>['body'],
): Promise<OrderPage> => {
  const open = await lockOpen(core, tx, caller, id);
  const evidence = (await findEvidence(tx.db, open.order)).join('\n');
  return storeReply(core, tx, caller, open, { reply: 'answer', answer, evidence, reason: '' });
};

/** Gives a dispute up. Where a bank only asks, there is nothing to give up. */
export const acceptDispute = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: CheckedInput<typeof disputeAccept>['body'],
): Promise<OrderPage> => {
  const open = await lockOpen(core, tx, caller, id);
  if (open.dispute.kind === 'inquiry') throw new Refusal('dispute_over');
  const reply = { reply: 'acceptance', answer: null, evidence: null } as const;
  return storeReply(core, tx, caller, open, { ...reply, reason });
};
