import { and, eq, sql } from '#server/db/sql.ts';
import { creditsChanged } from '#contract/accounts/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';
import { refillLot } from './ledger.ts';

const { creditEntries, users } = tables;

/** Something that was paid and did not come about. */
interface Payment {
  readonly userId: string;
  readonly reference: string;
  /** Whether it was one of the conversations that are begun for nothing. */
  readonly begun: boolean;
}

/** Gives back what something cost, to the lots that paid for it; credits once, however often it is asked. */
export const payBack = async (
  core: Core,
  tx: Tx,
  { userId, reference, begun }: Payment,
): Promise<void> => {
  if ((await lockUsers(tx, [userId])).length === 0) return;
  const back = `${reference}:back`;
  const isBooked = (as: string) =>
    and(eq(creditEntries.userId, userId), eq(creditEntries.reference, as));
  const isBack = (await tx.db.$count(creditEntries, isBooked(back))) > 0;
  const spent = isBack
    ? []
    : await tx.db
        .select({ lotId: creditEntries.lotId, amount: creditEntries.amount })
        .from(creditEntries)
        .where(isBooked(reference));
  for (const { lotId, amount } of spent) {
    await refillLot(core, tx, { userId, lotId, credits: -amount, reference: back });
  }
  const [balance] = await tx.db
    .update(users)
    .set({ freeConversations: sql`${users.freeConversations} - ${Number(begun)}` })
    .where(eq(users.id, userId))
    .returning({ credits: users.credits });
  if (balance && spent.length > 0) {
    await sendLiveEvent(core, tx, userId, creditsChanged, balance);
  }
};
