import { and, eq, isNotNull, isNull, lte, ne, notExists, or, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { userBlockKey } from './blocks.ts';
import { dayOf } from './calendar.ts';
import { cancelUncreditedDebits } from './cancel-debit.ts';
import { openDetails } from './mandates.ts';

const { debitBlocks, debits, mandates, smsCodes } = tables;

/** Months in which a payer can ask a debit back that was not authorised. */
const MAX_RETURN_MONTHS = 13;

const erasedDetails = { details: '', ibanHash: '' };

/** Whether no debit of a mandate can come back any more. */
const isPastReturnPeriod = (core: Core) => {
  const since = core.clock.now();
  since.setUTCMonth(since.getUTCMonth() - MAX_RETURN_MONTHS);
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
  await tx.db.delete(debitBlocks).where(eq(debitBlocks.key, userBlockKey(userId)));
  await cancelUncreditedDebits(core, tx, userId);
  const isOwn = eq(mandates.userId, userId);
  await tx.db
    .update(mandates)
    .set({ revokedAt: core.clock.now() })
    .where(and(isOwn, isNull(mandates.revokedAt)));
  await tx.db
    .update(mandates)
    .set(erasedDetails)
    .where(and(isOwn, isPastReturnPeriod(core)));
  const remaining = await tx.db
    .select()
    .from(mandates)
    .where(and(isOwn, ne(mandates.details, '')));
  for (const mandate of remaining) {
    const details = openDetails(core, mandate);
    if (!details) continue;
    const sealedDetails = core.seal.close({ ...details, contact: null });
    await tx.db.update(mandates).set({ details: sealedDetails }).where(eq(mandates.id, mandate.id));
  }
};

/** Erases what is in mandates that are over, and codes that nobody typed. */
export const forgetDebits = async (core: Core): Promise<void> => {
  await core.db.delete(smsCodes).where(lte(smsCodes.expiresAt, core.clock.now()));
  const isEnded = or(isNull(mandates.userId), isNotNull(mandates.revokedAt));
  await core.db
    .update(mandates)
    .set(erasedDetails)
    .where(and(isEnded, ne(mandates.details, ''), isPastReturnPeriod(core)));
};
