import type { SQL } from '#server/db/sql.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { creditsChanged } from '#contract/accounts/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';

const { creditEntries, creditLots, users } = tables;

interface CreditGrant {
  readonly userId: string;
  readonly kind: (typeof creditLots.$inferInsert)['kind'];
  readonly credits: number;
  /** What it is for; the same thing is booked once. */
  readonly reference: string;
}

/**
 * Adds credits to a member: a lot, its ledger entry and the balance. The same reference again changes nothing.
 * Tells the lot, if there is a new one.
 */
export const addCredits = async (
  core: Core,
  tx: Tx,
  { userId, kind, credits, reference }: CreditGrant,
): Promise<string | null> => {
  if (credits === 0) return null;
  await lockUsers(tx, [userId]);
  const isBooked = and(eq(creditEntries.userId, userId), eq(creditEntries.reference, reference));
  if ((await tx.db.$count(creditEntries, isBooked)) > 0) return null;
  const now = core.clock.now();
  const id = newId(now.getTime());
  await tx.db
    .insert(creditLots)
    .values({ id, userId, kind, credits, rest: credits, createdAt: now });
  await tx.db
    .insert(creditEntries)
    .values({ userId, reference, lotId: id, kind, amount: credits, createdAt: now });
  const [balance] = await tx.db
    .update(users)
    .set({ credits: sql`${users.credits} + ${credits}` })
    .where(eq(users.id, userId))
    .returning({ credits: users.credits });
  if (balance) await sendLiveEvent(core, tx, userId, creditsChanged, balance);
  return id;
};

interface LotRemoval {
  readonly userId: string;
  readonly lotId: string;
  readonly kind: 'refunded' | 'returned' | 'corrected';
  readonly reference: string;
}

/** Takes all that is left of a lot; the account is locked already. Tells how much that was. */
export const emptyLot = async (
  core: Core,
  tx: Tx,
  { userId, lotId, kind, reference }: LotRemoval,
): Promise<number> => {
  const isLot = and(eq(creditLots.id, lotId), eq(creditLots.userId, userId));
  const [lot] = await tx.db.select({ rest: creditLots.rest }).from(creditLots).where(isLot);
  const rest = lot?.rest ?? 0;
  if (rest === 0) return 0;
  await tx.db.update(creditLots).set({ rest: 0 }).where(isLot);
  const entry = { userId, reference, lotId, kind, amount: -rest };
  await tx.db.insert(creditEntries).values({ ...entry, createdAt: core.clock.now() });
  await tx.db
    .update(users)
    .set({ credits: sql`${users.credits} - ${rest}` })
    .where(eq(users.id, userId));
  return rest;
};

interface LotRefill {
  readonly userId: string;
  readonly lotId: string;
  readonly credits: number;
  readonly reference: string;
}

/** Puts back what was taken from a lot; the account is locked already. */
export const refillLot = async (
  core: Core,
  tx: Tx,
  { userId, lotId, credits, reference }: LotRefill,
): Promise<void> => {
  if (credits === 0) return;
  await tx.db
    .update(creditLots)
    .set({ rest: sql`${creditLots.rest} + ${credits}` })
    .where(and(eq(creditLots.id, lotId), eq(creditLots.userId, userId)));
  const entry = { userId, reference, lotId, kind: 'corrected' as const, amount: credits };
  await tx.db.insert(creditEntries).values({ ...entry, createdAt: core.clock.now() });
  await tx.db
    .update(users)
    .set({ credits: sql`${users.credits} + ${credits}` })
    .where(eq(users.id, userId));
};

interface SpendingParts {
  /** The part of the statement that has one row if it shall happen, and none if not. */
  readonly when: SQL;
  readonly user: SQL;
  readonly price: SQL;
  readonly reference: SQL;
  readonly now: SQL;
  /** More that changes in the account. */
  readonly also: SQL;
}

/**
 * Parts of a statement that spend credits: from the lots in their order, booked for each, and off
 * the balance. `paid` tells the balance and how much of the price the lots had; whoever uses it has
 * locked the account, and undoes everything if that is not all.
 */
export const spendCreditsSql = ({
  when,
  user,
  price,
  reference,
  now,
  also,
}: SpendingParts): SQL => sql`
  open_lots as (
    select id, least(rest, ${price} - before) as used from (
      select id, rest, coalesce(sum(rest) over (order by kind = 'bought', created_at, id
        rows between unbounded preceding and 1 preceding), 0)::int as before
      from credit_lots where user_id = ${user} and rest > 0
    ) in_order where before < ${price}
  ), used_lots as (
    update credit_lots set rest = rest - used from open_lots, ${when}
    where credit_lots.id = open_lots.id
  ), booked as (
    insert into credit_entries (user_id, reference, lot_id, kind, amount, created_at)
    select ${user}, ${reference}, open_lots.id, 'spent', -used, ${now} from open_lots, ${when}
  ), paid as (
    update users set credits = credits - ${price} ${also} from ${when} where users.id = ${user}
    returning credits, (select coalesce(sum(used), 0)::int from open_lots) as used
  )`;
