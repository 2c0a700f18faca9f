import { consoleLimits } from '#contract/console/limits.ts';
import { and, count, eq, isNull } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { hashOf, newId, readableCode } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { staffRecoveryCodes } = tables;

/** Without the spaces and hyphens with which people read it. */
export const hashOfRecoveryCode = (code: string): string =>
  hashOf(code.replaceAll(/[\s-]/g, '').toUpperCase());

/** Makes new codes in place of all that somebody had. They are told once, and kept as hashes. */
export const makeRecoveryCodes = async (tx: Tx, staffId: string): Promise<string[]> => {
  const codes = Array.from(
    { length: consoleLimits.staff.recoveryCodes },
    () => `${readableCode(4)}-${readableCode(4)}`,
  );
  await tx.db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.db
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ id: newId(), staffId, codeHash: hashOfRecoveryCode(code) })));
  return codes;
};

export const countRecoveryCodes = async (db: Db, staffId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
};
