import { and, countDistinct, eq, inArray, isNull, or, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { DEBIT_PROVIDER } from './debits/debit-provider.ts';
import { toSeller } from './orders/sellers.ts';

const { debits, mandates, orders, refunds, users } = tables;

/** Orders that the company of a site still has to settle with its bank: debits under way, and transfers owed. */
export const countOpenDebits = async (db: Db, siteId: number): Promise<number> => {
  const [row] = await db
    .select({ open: countDistinct(orders.id) })
    .from(orders)
    .leftJoin(debits, eq(debits.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(
      and(
        eq(orders.siteId, siteId),
        eq(orders.provider, DEBIT_PROVIDER),
        or(
          inArray(orders.state, ['loading', 'pending']),
          inArray(debits.state, ['due', 'sent']),
          eq(refunds.state, 'due'),
        ),
      ),
    );
  return row?.open ?? 0;
};

/**
 * What follows when another company takes over a site: what was sold stays with the one that sold,
 * and who let that one debit their account is asked again.
 */
export const leaveCompany = async (
  core: Core,
  tx: Tx,
  siteId: number,
  company: typeof tables.companies.$inferSelect,
): Promise<void> => {
  const seller = JSON.stringify(company.firstSeller ?? toSeller(company));
  await tx.db
    .update(orders)
    .set({
      companyId: sql`coalesce(${orders.companyId}, ${company.id})`,
      seller: sql`coalesce(${orders.seller}, ${seller}::jsonb)`,
    })
    .where(and(eq(orders.siteId, siteId), or(isNull(orders.companyId), isNull(orders.seller))));
  const members = tx.db.select({ id: users.id }).from(users).where(eq(users.siteId, siteId));
  await tx.db
    .update(mandates)
    .set({ revokedAt: core.clock.now() })
    .where(and(isNull(mandates.revokedAt), inArray(mandates.userId, members)));
};
