import { and, eq, sql } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { BankFolder } from '#server/adapters/bank/index.ts';
import { NotReadable, readReport } from '#server/adapters/bank/index.ts';
import { BLOCKED_REASON } from '../debits/views.ts';
import { endDebitUnpaid } from './apply-return.ts';
import { lockDebitRun } from './run-debits.ts';
import { takeBankFile } from './take-file.ts';

const { debitBlocks, debits, mandates, orders } = tables;

/** Whether the member or the account of a mandate is not debited any more. */
export const isBlocked = sql`exists (select from ${debitBlocks} where ${debitBlocks.key}
  in ('user:' || ${mandates.userId}, 'iban:' || ${mandates.ibanHash}))`;

/** Debits that wait although their member or account is blocked meanwhile: they are not collected. */
export const cancelBlockedDebits = async (core: Core): Promise<void> => {
  const blocked = await core.db
    .select({ order: orders })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(debits.state, 'due'), isBlocked));
  for (const { order } of blocked) {
    await core.transact(async (tx) => {
      await lockDebitRun(tx);
      // A debit that a run has sent meanwhile is collected.
      await endDebitUnpaid(core, tx, order.id, ['due'], BLOCKED_REASON);
    });
  }
};

/** A file of the bank with what it says; null for one that somebody has to look at. */
const readReturnFile = async (core: Core, bank: BankFolder, name: string) => {
  try {
    const content = await bank.read(name);
    return { name, content, report: readReport(content), staffId: null };
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
  const { bank } = core;
  for (const name of await bank.incoming()) {
    const file = await readReturnFile(core, bank, name);
    if (file) {
      const { row } = await core.transact((tx) => takeBankFile(core, tx, file));
      const foreign = row.lines.filter(({ outcome }) => outcome === 'unknown').length;
      if (foreign > 0)
        core.log.warn({ file: name, foreign }, 'the bank names debits that were not sent');
    }
    await bank.file(name, file ? 'done' : 'failed');
  }
  const failed = await bank.failed();
  if (failed.length > 0) {
    core.log.error({ files: failed.length }, 'nothing counts as collected: see to failed/');
  }
  return failed.length === 0;
};
