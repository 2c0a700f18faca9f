import { and, asc, eq, gt, sql } from '#server/db/sql.ts';
import { creditsChanged } from '#contract/accounts/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { addCredits } from './ledger.ts';

const { creditEntries, creditLots, users } = tables;

interface Correction {
  readonly userId: string;
  /** What is given is above zero, what is taken below. */
  readonly credits: number;
  readonly reference: string;
}

/** Takes credits from the lots in the order in which they are used; the account is locked already. */
const takeCredits = async (
  core: Core,
  tx: Tx,
  { userId, credits, reference }: Correction,
): Promise<void> => {
  const lots = await tx.db
    .select({ id: creditLots.id, rest: creditLots.rest })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.rest, 0)))
    .orderBy(
      asc(sql`(${creditLots.kind} = 'bought')`),
      asc(creditLots.createdAt),
      asc(creditLots.id),
    );
  const createdAt = core.clock.now();
  let left = -credits;
  for (const { id: lotId, rest } of lots) {
    const taken = Math.min(rest, left);
    if (taken === 0) break;
    left -= taken;
    await tx.db
      .update(creditLots)
      .set({ rest: rest - taken })
      .where(eq(creditLots.id, lotId));
    const entry = { userId, reference, lotId, kind: 'corrected' as const, amount: -taken };
    await tx.db.insert(creditEntries).values({ ...entry, createdAt });
  }
  if (left > 0) throw new Refusal('not_enough_credits');
  const [balance] = await tx.db
    .update(users)
    .set({ credits: sql`${users.credits} + ${credits}` })
    .where(eq(users.id, userId))
    .returning({ credits: users.credits });
  if (balance) await sendLiveEvent(core, tx, userId, creditsChanged, balance);
};

/** Gives a member credits or takes some, by an entry of its own; nobody ever has less than none. */
export const correctCredits = async (core: Core, tx: Tx, correction: Correction): Promise<void> => {
  const { userId, credits, reference } = correction;
  await lockUser(tx, userId);
  if (credits > 0) await addCredits(core, tx, { userId, kind: 'corrected', credits, reference });
  else await takeCredits(core, tx, correction);
};
