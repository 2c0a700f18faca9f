import { asc, eq } from '#server/db/sql.ts';
import type { refundPayouts, Withdrawal } from '#contract/billing/index.ts';
import type { Caller, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { declarationOf } from './withdrawal-declaration.ts';
import type { Order } from './queries.ts';

const { orders, withdrawals } = tables;

/** What came of a withdrawal, and when it was declared. */
interface AnsweredWithdrawal extends Withdrawal {
  readonly declaredAt: Date;
  readonly credits: number;
  readonly minor: number;
  readonly answer: (typeof refundPayouts)[number];
}

/** Keeps a withdrawal as it was declared, with what was answered. */
export const storeWithdrawal = async (
  tx: Tx,
  { site, locale }: Caller,
  order: Order,
  answered: AnsweredWithdrawal,
): Promise<void> => {
  await tx.db.insert(withdrawals).values({
    ...answered,
    id: newId(answered.declaredAt.getTime()),
    orderId: order.id,
    userId: order.userId,
    declaration: declarationOf(site, order, locale),
    locale,
  });
};

/** The withdrawals of a member, for their export. */
export const exportWithdrawals = (tx: Tx, userId: string) =>
  tx.db
    .select({
      number: orders.no,
      at: withdrawals.declaredAt,
      declaration: withdrawals.declaration,
      language: withdrawals.locale,
      name: withdrawals.name,
      email: withdrawals.email,
      credits: withdrawals.credits,
      minor: withdrawals.minor,
      currency: orders.currency,
      answer: withdrawals.answer,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.userId, userId))
    .orderBy(asc(withdrawals.declaredAt));

/** Who declared is forgotten with the account; that it was declared and answered stays in the books. */
export const forgetDeclarer = async (tx: Tx, userId: string): Promise<void> => {
  await tx.db
    .update(withdrawals)
    .set({ name: null, email: null })
    .where(eq(withdrawals.userId, userId));
};
