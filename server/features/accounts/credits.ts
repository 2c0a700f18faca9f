import { eq, sql } from 'drizzle-orm';
import type { Core, Tx } from '../../core/index.ts';
import { newId } from '../../core/index.ts';
import { tables } from '../../db/index.ts';

const { creditEntries, users } = tables;

interface Entry {
  readonly userId: string;
  readonly kind: (typeof creditEntries.$inferInsert)['kind'];
  readonly amount: number;
  /** What it is for; the same thing is booked once. */
  readonly reference: string;
}

/** Books credits and the balance beside them; a second booking of the same thing changes nothing. */
export const bookCredits = async (core: Core, tx: Tx, entry: Entry): Promise<void> => {
  if (entry.amount === 0) return;
  const now = core.clock.now();
  const booked = await tx.db
    .insert(creditEntries)
    .values({ id: newId(now.getTime()), createdAt: now, ...entry })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  if (booked.length === 0) return;
  await tx.db
    .update(users)
    .set({ credits: sql`${users.credits} + ${entry.amount}` })
    .where(eq(users.id, entry.userId));
};
