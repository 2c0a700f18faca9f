import { and, eq, inArray, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { BankFolder, Returned } from '#server/adapters/bank/index.ts';
import { NotReadable, readReport } from '#server/adapters/bank/index.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { PaymentReport } from '../orders/settle-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { Order } from '../orders/queries.ts';
import { wasPaid } from '../orders/refund-rules.ts';
import { blockPayer } from '../debits/blocks.ts';
import { openBank, lockDebitRun } from './run-debits.ts';
import { BLOCKED_REASON } from '../debits/views.ts';

const { debitBlocks, debits, mandates, orders } = tables;

/** The report of a returned debit; one that gave neither credits nor money is a failed payment. */
const returnReport = (order: Order): PaymentReport => ({
  ...(wasPaid(order) || order.creditedAt !== null
    ? { state: 'returned', failure: 'returned' }
    : { state: 'failed', failure: 'refused' }),
  paidWith: null,
  storedMethod: null,
  minor: order.minor,
  currency: order.currency,
});

type DebitState = typeof debits.$inferSelect.state;

/** Ends a debit unpaid that is in one of some states; tells whether it was. */
const endDebitUnpaid = async (
  core: Core,
  tx: Tx,
  orderId: string,
  fromStates: readonly DebitState[],
  returnReason: string,
): Promise<boolean> => {
  const locked = await lockOrder(tx, orderId);
  const returned = await tx.db
    .update(debits)
    .set({ state: 'returned', returnReason })
    .where(and(eq(debits.orderId, orderId), inArray(debits.state, [...fromStates])))
    .returning({ orderId: debits.orderId });
  if (!locked || returned.length === 0) return false;
  await settleOrder(core, tx, orderId, returnReport(locked.order));
  return true;
};

/** Takes a debit back that the bank returned, once; tells whether it is one of ours. */
const applyReturn = (core: Core, { endToEnd, reason }: Returned): Promise<boolean> =>
  core.transact(async (tx) => {
    const [found] = await tx.db
      .select({ debit: debits, order: orders, mandate: mandates })
      .from(debits)
      .innerJoin(orders, eq(orders.id, debits.orderId))
      .innerJoin(mandates, eq(mandates.id, debits.mandateId))
      .where(eq(debits.endToEnd, endToEnd));
    if (!found || found.debit.state === 'due') return false;
    if (found.debit.state === 'returned') return true;
    const { order, mandate } = found;
    if (!(await endDebitUnpaid(core, tx, order.id, ['sent', 'collected'], reason))) return true;
    await blockPayer(core, tx, mandate, reason);
    core.log.info({ order: order.id, reason }, 'a debit came back');
    return true;
  });

/** Debits that wait although their member or account is blocked meanwhile: they are not collected. */
export const cancelBlockedDebits = async (core: Core): Promise<void> => {
  const isBlocked = sql`exists (select from ${debitBlocks} where ${debitBlocks.key}
    in ('user:' || ${mandates.userId}, 'iban:' || ${mandates.ibanHash}))`;
  const blocked = await core.db
    .select({ order: orders })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(debits.state, 'due'), isBlocked));
  for (const { order } of blocked) {
    await core.transact(async (tx) => {
      await lockDebitRun(tx);
      // One that a run has sent meanwhile is collected.
      await endDebitUnpaid(core, tx, order.id, ['due'], BLOCKED_REASON);
    });
  }
};

/** What a file reports; null for one that somebody has to look at. */
const readReturnFile = async (
  core: Core,
  bank: BankFolder,
  name: string,
): Promise<Returned[] | null> => {
  try {
    return readReport(await bank.read(name));
  } catch (error) {
    const why = error instanceof NotReadable ? error.message : 'it cannot be opened';
    core.log.error({ file: name, why }, 'a file of the bank was not understood');
    return null;
  }
};

/**
 * Reads what banks have sent. All of a file is understood before any of it is done. Tells whether every
 * file was, today and before.
 */
export const readReturns = async (core: Core): Promise<boolean> => {
  const bank = openBank(core);
  for (const name of await bank.incoming()) {
    const returned = await readReturnFile(core, bank, name);
    let foreign = 0;
    for (const debitReturn of returned ?? [])
      foreign += (await applyReturn(core, debitReturn)) ? 0 : 1;
    if (foreign > 0)
      core.log.warn({ file: name, foreign }, 'the bank names debits that were not sent');
    await bank.file(name, returned === null ? 'failed' : 'done');
  }
  const failed = await bank.failed();
  if (failed.length > 0) {
    core.log.error({ files: failed.length }, 'nothing counts as collected: see to failed/');
  }
  return failed.length === 0;
};
