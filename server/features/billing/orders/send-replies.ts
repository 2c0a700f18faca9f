import { and, asc, eq } from '#server/db/sql.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderDispute } from '#server/adapters/payments/index.ts';
import { ProviderRefused } from '#server/adapters/payments/index.ts';
import type { Dispute } from './disputes.ts';
import { storeDispute } from './disputes.ts';
import { toEvidence } from './evidence.ts';
import type { Order } from './queries.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.send-replies': NoPayload;
  }
}

const { disputes, orders } = tables;

/** Has what was said to banks sent after the commit. */
export const enqueueReplies = (core: Core, tx: Tx): Promise<void> =>
  core.jobs.enqueue(tx, 'billing.send-replies', {});

/** The same for every try to send one reply; another one to the same dispute has another. */
const keyOf = ({ id, answeredAt }: Dispute): string => `reply-${id}-${answeredAt?.getTime() ?? 0}`;

/** What the provider made of a reply; null if it said no. */
const callWithReply = async (
  core: Core,
  dispute: Dispute,
  order: Order,
): Promise<ProviderDispute | null> => {
  const { reference, reply, answer } = dispute;
  try {
    if (reply === 'acceptance') return await core.payments.acceptDispute(reference, keyOf(dispute));
    const held = dispute.evidence ?? '';
    const evidence = await toEvidence(core.db, order, { words: answer ?? '', held });
    return await core.payments.answerDispute(reference, evidence, keyOf(dispute));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    core.log.error({ err: error, order: order.id }, 'the provider refused a reply to a dispute');
    return null;
  }
};

const sendReply = async (core: Core, dispute: Dispute, order: Order): Promise<void> => {
  const standing = await callWithReply(core, dispute, order);
  await core.transact(async (tx) => {
    const isThis = and(eq(disputes.id, dispute.id), eq(disputes.replyState, 'to_send'));
    const [found] = await tx.db.select().from(disputes).where(isThis).for('update');
    if (!found) return;
    if (standing) await storeDispute(core, tx, order.id, standing);
    const [buyer] = await tx.db
      .select({ userId: orders.userId })
      .from(orders)
      .where(eq(orders.id, order.id));
    // What was said of somebody who is gone by now is not kept once it was sent.
    const forgotten = (buyer?.userId ?? null) === null ? { answer: null, evidence: null } : {};
    const replyState = standing ? 'sent' : 'refused';
    await tx.db
      .update(disputes)
      .set({ replyState, ...forgotten })
      .where(isThis);
  });
};

/** Sends what was said to banks, each under a key of its own, until the provider has taken or refused it. */
export const sendReplies = (core: Core): Job<'billing.send-replies'> => ({
  name: 'billing.send-replies',
  schedule: '*/5 * * * *',
  run: async () => {
    const waiting = await core.db
      .select({ dispute: disputes, order: orders })
      .from(disputes)
      .innerJoin(orders, eq(orders.id, disputes.orderId))
      .where(and(eq(disputes.replyState, 'to_send'), eq(disputes.provider, core.payments.name)))
      .orderBy(asc(disputes.answeredAt));
    const problems: unknown[] = [];
    for (const { dispute, order } of waiting) {
      await sendReply(core, dispute, order).catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Replies that were not sent.');
  },
});
