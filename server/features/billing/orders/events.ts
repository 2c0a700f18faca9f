import { lt } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import type { Core, Job, Tx } from '../../../core/index.ts';
import { addTime, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Signed } from '../../../http/index.ts';
import type { PaymentEvent } from '../../../adapters/payments/index.ts';
import { NotSigned } from '../../../adapters/payments/index.ts';
import { ask } from './begin.ts';
import { failRefund } from './refunds.ts';
import { settle } from './settle.ts';

const { paymentEvents } = tables;

/** Reads word of the provider, once its signature is known to be right. */
export const readEvent = async (core: Core, { bytes, headers }: Signed): Promise<PaymentEvent> => {
  try {
    return await ask(core, () => core.payments.readEvent(bytes, headers));
  } catch (error) {
    if (!(error instanceof NotSigned)) throw error;
    core.log.warn('word of a payment was not signed by its provider');
    throw new Refusal('signature_invalid');
  }
};

/** Takes word of the provider, once for each of its ids. */
export const hearEvent = async (
  core: Core,
  tx: Tx,
  { id, report: news, failedRefund }: PaymentEvent,
): Promise<void> => {
  const heard = { provider: core.payments.name, id, orderId: news?.orderId ?? null };
  const first = await tx.db
    .insert(paymentEvents)
    .values({ ...heard, receivedAt: core.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0) return;
  if (news) await settle(core, tx, news.orderId, news);
  if (failedRefund !== null) await failRefund(core, tx, failedRefund);
};

/** Forgets which word was heard; providers do not repeat themselves for so long. */
export const forgetEvents = (core: Core): Job => ({
  name: 'billing.forget-events',
  schedule: '41 3 * * *',
  run: async () => {
    const before = addTime(core.clock.now(), { days: -limits.paymentEventDays });
    await core.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
  },
});
