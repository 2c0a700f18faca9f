import { asc, eq } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mandateView } from './debits/mandates.ts';
import { findDisputes } from './orders/disputes.ts';
import { findRefunds } from './orders/queries.ts';
import { returnedAmounts } from './orders/refund-rules.ts';
import { exportWithdrawals } from './orders/withdrawal-records.ts';

const { agreedTerms, creditEntries, mandates, orders, storedMethods } = tables;

/** What a member ordered, paid with, and withdrew from; and every credit that came or went. */
export const exportBilling = async (
  core: Core,
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const placed = await tx.db
    .select({ order: orders, terms: agreedTerms.version })
    .from(orders)
    .leftJoin(agreedTerms, eq(agreedTerms.hash, orders.termsHash))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt));
  const refundsByOrder = await findRefunds(
    tx.db,
    placed.map(({ order }) => order),
  );
  const [stored] = await tx.db.select().from(storedMethods).where(eq(storedMethods.userId, userId));
  const mandateRows = await tx.db.select().from(mandates).where(eq(mandates.userId, userId));
  const disputed = await findDisputes(
    tx.db,
    placed.map(({ order }) => order.id),
  );
  add('orders.json', {
    orders: placed.map(({ order, terms }) => ({
      number: order.no,
      at: order.createdAt,
      state: order.state,
      credits: order.credits,
      country: order.country,
      currency: order.currency,
      minor: order.minor,
      tax_minor: order.taxMinor,
      tax_country: order.taxCountry,
      tax_evidence: order.taxEvidence,
      code: order.code,
      method: order.method,
      receipt: order.receiptNo,
      terms,
      ...returnedAmounts(order, refundsByOrder.get(order.id) ?? []),
      disputes: (disputed.get(order.id) ?? []).map(
        ({ kind, state, reason, minor, openedAt, answer, evidence, answeredAt }) => ({
          kind,
          state,
          reason,
          minor,
          opened_at: openedAt,
          answer,
          evidence,
          answered_at: answeredAt,
        }),
      ),
    })),
    kept_method: stored?.shown ?? null,
    mandates: mandateRows.map((mandate) => ({
      reference: mandate.reference,
      signed_at: mandate.signedAt,
      ...mandateView(core, mandate),
      revoked_at: mandate.revokedAt,
    })),
    withdrawals: await exportWithdrawals(tx, userId),
  });
  const entries = await tx.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.createdAt));
  add('credits.json', entries);
};
