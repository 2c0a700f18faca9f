import { and, eq } from '../../../db/sql.ts';
import type { PaidWith, StoredMethod } from '../../../../contract/billing/index.ts';
import type { Core } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { storedDebit } from '../debits/mandates.ts';

const { storedMethods } = tables;

/** What the member can pay with again. */
export const storedOf = async (
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

/** Every way to pay that the member has kept. */
export const storedBy = async (core: Core, db: Db, userId: string): Promise<StoredMethod[]> => {
  const kept = await storedOf(core, db, userId);
  return [kept?.shown, await storedDebit(core, db, userId)].filter((one) => !!one);
};
