import type { SQL } from '#server/db/sql.ts';
import { and, asc, eq, exists, inArray, isNotNull, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderDispute } from '#server/adapters/payments/index.ts';

const { disputes, orders } = tables;

export type Dispute = typeof disputes.$inferSelect;

/** Writes down how a dispute stands. Word comes late and in any order: what stood later counts. */
export const storeDispute = async (
  core: Core,
  tx: Tx,
  orderId: string,
  dispute: ProviderDispute,
): Promise<void> => {
  if ((await tx.db.$count(orders, eq(orders.id, orderId))) === 0) return;
  const { reference, ...standing } = dispute;
  const row = { orderId, provider: core.payments.name, reference, ...standing };
  // Of word of the same moment what is further on counts.
  const rank = (state: SQL) =>
    sql`case ${state} when 'needs_response' then 0 when 'under_review' then 1 else 2 end`;
  const isNewer = sql`(${disputes.asOf}, ${rank(sql`${disputes.state}`)})
    < (excluded.as_of, ${rank(sql`excluded.state`)})`;
  await tx.db
    .insert(disputes)
    .values({ id: newId(), ...row })
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.reference],
      set: standing,
      setWhere: isNewer,
    });
};

/** The disputes of orders, by order, the first first. */
export const findDisputes = async (
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Dispute[]>> => {
  const found = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.orderId, [...orderIds]))
    .orderBy(asc(disputes.openedAt), asc(disputes.id));
  return Map.groupBy(found, ({ orderId }) => orderId);
};

/** What was said about somebody goes with the account; that there was a dispute stays. */
export const forgetDisputed = async (tx: Tx, userId: string): Promise<void> => {
  const isTheirs = exists(
    tx.db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.id, disputes.orderId), eq(orders.userId, userId))),
  );
  // A bank that took money hears of it first; what was sent is forgotten then.
  const isSaid = sql`${disputes.replyState} is distinct from 'to_send'`;
  await tx.db
    .update(disputes)
    .set({ answer: null, evidence: null })
    .where(and(isNotNull(disputes.answer), isSaid, isTheirs));
};
