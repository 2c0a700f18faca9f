import { and, eq, isNotNull, lt, or } from '#server/db/sql.ts';
import type { Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { orders, users } = tables;

/**
 * Premium lasts as long as something is left of what was bought, or for good where the site
 * says so and anything was ever paid.
 */
export const revokePremiumIfUnpaid = async (
  tx: Tx,
  { settings }: Site,
  userId: string,
): Promise<void> => {
  const hasReceipt = and(eq(orders.userId, userId), isNotNull(orders.receiptNo));
  if (settings.premium_after_refund && (await tx.db.$count(orders, hasReceipt)) > 0) return;
  const isPaid = and(
    eq(orders.userId, userId),
    or(
      eq(orders.state, 'completed'),
      and(eq(orders.state, 'pending'), isNotNull(orders.creditedAt)),
    ),
    lt(orders.refundedMinor, orders.minor),
  );
  if ((await tx.db.$count(orders, isPaid)) > 0) return;
  await tx.db.update(users).set({ paidUser: false }).where(eq(users.id, userId));
};
