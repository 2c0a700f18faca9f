import { and, eq } from '#server/db/sql.ts';
import type { PaidWith, StoredMethod } from '#contract/billing/index.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { findStoredDebit } from '../debits/mandates.ts';

const { storedMethods } = tables;

/** The payment method that the provider stores for a member. */
export const findStoredMethod = async (
  { payments }: Core,
  db: Db,
  userId: string,
): Promise<{ token: string; shown: PaidWith } | null> => {
  const [row] = await db
    .select()
    .from(storedMethods)
    .where(and(eq(storedMethods.userId, userId), eq(storedMethods.provider, payments.name)));
  return row ?? null;
};

/** All stored payment methods of a member, the mandate for direct debits among them. */
export const listStoredMethods = async (
  core: Core,
  db: Db,
  userId: string,
): Promise<StoredMethod[]> => {
  const stored = await findStoredMethod(core, db, userId);
  return [stored?.shown, await findStoredDebit(core, db, userId)].filter((method) => !!method);
};
