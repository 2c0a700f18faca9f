import type { disputeAccept, disputeAnswer, OrderPage } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderDispute } from '#server/adapters/payments/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { callProvider } from '../orders/call-provider.ts';
import type { Dispute } from '../orders/disputes.ts';
import { storeDispute } from '../orders/disputes.ts';
import { toEvidence } from './evidence.ts';
import { findSiteOrder } from './policy.ts';
import { toOrderPage } from './read-order.ts';

const { disputes } = tables;

/** A dispute of an order of this person's sites that waits for us, with the order. */
const requireOpen = async (core: Core, caller: Caller, id: string) => {
  const [dispute] = await core.db.select().from(disputes).where(eq(disputes.id, id));
  if (!dispute) throw new Refusal('order_not_found');
  const order = await findSiteOrder(core.db, caller, dispute.orderId);
  // What another provider has cannot be answered at this one.
  const isHere = dispute.provider === core.payments.name;
  if (!isHere || dispute.state !== 'needs_response') throw new Refusal('dispute_over');
  return { dispute, order };
};

/** What the provider made of it, to be written down. */
interface Told {
  readonly dispute: Dispute;
  readonly standing: ProviderDispute;
}

/** Sends an answer to the provider, before anything is written down. */
export const sendAnswer = async (
  core: Core,
  caller: Caller,
  { id, answer }: CheckedInput<typeof disputeAnswer>['body'],
): Promise<Told> => {
  const { dispute, order } = await requireOpen(core, caller, id);
  const evidence = await toEvidence(core.db, order, answer);
  const { reference } = dispute;
  const standing = await callProvider(core, () => core.payments.answerDispute(reference, evidence));
  return { dispute, standing };
};

/** Tells the provider that we give up. Where a bank only asks, there is nothing to give up. */
export const sendAcceptance = async (
  core: Core,
  caller: Caller,
  { id }: CheckedInput<typeof disputeAccept>['body'],
): Promise<Told> => {
  const { dispute } = await requireOpen(core, caller, id);
  if (dispute.kind === 'inquiry') throw new Refusal('dispute_over');
  const { reference } = dispute;
  const standing = await callProvider(core, () => core.payments.acceptDispute(reference));
  return { dispute, standing };
};

/** Writes down what was said to a bank, and how the dispute stands since. */
export const storeReply = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { dispute, standing }: Told,
  said: { readonly answer?: string; readonly reason?: string },
): Promise<OrderPage> => {
  const { orderId, reference } = dispute;
  const { answer = null, reason = '' } = said;
  await storeDispute(core, tx, orderId, standing);
  await tx.db
    .update(disputes)
    .set({ answer, answeredAt: core.clock.now(), staffId: staffOf(caller).staffId })
    .where(eq(disputes.id, dispute.id));
  const order = await findSiteOrder(tx.db, caller, orderId);
  await writeAudit(core, tx, caller, {
    action: answer === null ? 'dispute_accepted' : 'dispute_answered',
    site: order.siteId,
    target: ['order', orderId],
    values: { dispute: reference },
    reason,
  });
  return toOrderPage(core, tx.db, caller, order);
};
