import { inArray } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { debitBlocks } = tables;

/** A member, a bank account, or both. */
export interface DebitPayer {
  readonly userId: string | null;
  readonly ibanHash?: string | null;
}

const blockKeysOf = ({ userId, ibanHash }: DebitPayer): string[] => [
  ...(userId ? [userBlockKey(userId)] : []),
  ...(ibanHash ? [`iban:${ibanHash}`] : []),
];

export const userBlockKey = (userId: string): string => `user:${userId}`;

/** Whether a member, or a bank account, is not debited any more. */
export const isBlocked = async (db: Db, payer: DebitPayer): Promise<boolean> =>
  (await db.$count(debitBlocks, inArray(debitBlocks.key, blockKeysOf(payer)))) > 0;

export const blockPayer = async (
  core: Core,
  tx: Tx,
  payer: DebitPayer,
  reason: string,
): Promise<void> => {
  const createdAt = core.clock.now();
  const keys = blockKeysOf(payer);
  if (keys.length === 0) return;
  await tx.db
    .insert(debitBlocks)
    .values(keys.map((key) => ({ key, reason, createdAt })))
    .onConflictDoNothing();
};
