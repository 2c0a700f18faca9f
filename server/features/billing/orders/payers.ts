import { and, eq } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { payers, users } = tables;

/** The id of a member with the provider, which is told of each member once, and of a new address. */
export const registerPayer = async (core: Core, userId: string): Promise<string> => {
  const { clock, db, payments } = core;
  const provider = payments.name;
  const [row] = await db
    .select({ email: users.email, payer: payers })
    .from(users)
    .leftJoin(payers, and(eq(payers.userId, users.id), eq(payers.provider, provider)))
    .where(eq(users.id, userId));
  if (!row) throw new Error('A payer is missing.');
  const { email, payer } = row;
  if (payer?.email === email) return payer.reference;
  const reference = await payments.registerPayer({
    userId,
    email,
    knownAs: payer?.reference ?? null,
  });
  const values = { provider, reference, email };
  await db
    .insert(payers)
    .values({ userId, ...values, createdAt: clock.now() })
    .onConflictDoUpdate({ target: payers.userId, set: values });
  return reference;
};

/** The provider knows a payer no more. */
export const deletePayer = async ({ db }: Pick<Core, 'db'> | Tx, userId: string): Promise<void> => {
  await db.delete(payers).where(eq(payers.userId, userId));
};
