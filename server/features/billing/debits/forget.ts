import { and, eq, isNotNull, isNull, lte, ne, notExists, or, sql } from '../../../db/sql.ts';
import type { Core, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { userKey } from './blocks.ts';
import { dayOf } from './calendar.ts';
import { dropUncredited } from './drop.ts';
import { detailsOf } from './mandates.ts';

const { debitBlocks, debits, mandates, smsCodes } = tables;

/** For so long a debit that was not authorised can be asked back. */
const RETURN_MONTHS = 13;

const erased = { details: '', ibanHash: '' };

/** Whether no debit of a mandate can come back any more. */
const isOver = (core: Core) => {
  const since = core.clock.now();
  since.setUTCMonth(since.getUTCMonth() - RETURN_MONTHS);
  return notExists(
    sql`(select 1 from ${debits} where ${debits.mandateId} = ${mandates.id}
      and (${debits.state} = 'due' or ${debits.collectOn} >= ${dayOf(since)}))`,
  );
};

/**
 * What is left of an erased member: an account and its holder, as long as a debit can come back.
 * The block of an account stays, that of the member goes.
 */
export const forgetDebtor = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  await tx.db.delete(debitBlocks).where(eq(debitBlocks.key, userKey(userId)));
  await dropUncredited(core, tx, userId);
  const own = eq(mandates.userId, userId);
  await tx.db
    .update(mandates)
    .set({ revokedAt: core.clock.now() })
    .where(and(own, isNull(mandates.revokedAt)));
  await tx.db
    .update(mandates)
    .set(erased)
    .where(and(own, isOver(core)));
  const rest = await tx.db
    .select()
    .from(mandates)
    .where(and(own, ne(mandates.details, '')));
  for (const mandate of rest) {
    const details = detailsOf(core, mandate);
    if (!details) continue;
    const without = core.seal.close({ ...details, contact: null });
    await tx.db.update(mandates).set({ details: without }).where(eq(mandates.id, mandate.id));
  }
};

/** Erases what is in mandates that are over, and codes that nobody typed. */
export const forgetDebits = async (core: Core): Promise<void> => {
  await core.db.delete(smsCodes).where(lte(smsCodes.expiresAt, core.clock.now()));
  const isUsed = or(isNull(mandates.userId), isNotNull(mandates.revokedAt));
  await core.db
    .update(mandates)
    .set(erased)
    .where(and(isUsed, ne(mandates.details, ''), isOver(core)));
};
