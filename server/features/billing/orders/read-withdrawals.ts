import { and, desc, eq, gt, inArray, isNotNull, isNull, or } from '#server/db/sql.ts';
import type * as contract from '#contract/billing/index.ts';
import { refundDeadline } from '#contract/billing/refund-deadline.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { isAwaitingPayment, refundPeriodStart } from './refund-rules.ts';
import { findBuyerContact } from './queries.ts';
import { orderViews } from './views.ts';

const { creditLots, orders } = tables;

type Withdrawals = Answer<typeof contract.withdrawals>;

const isDebit = eq(orders.provider, DEBIT_PROVIDER);

/** Collected later, and its credits come with it. */
const isUncredited = and(isDebit, eq(orders.state, 'pending'), isNull(orders.creditedAt));

/** Why nothing can be withdrawn from. */
const findReason = async (core: Core, { site }: Caller, userId: string) => {
  const isCancelledDebit = and(isDebit, eq(orders.state, 'cancelled'));
  const [last] = await core.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(isNotNull(orders.creditedAt), eq(orders.state, 'pending'), isCancelledDebit),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (!last) return { why: 'none' as const, until: null };
  if (isAwaitingPayment(last)) return { why: 'on_its_way' as const, until: null };
  const end = refundDeadline(refundPeriodStart(last), site.settings.refund_days);
  const why = end < core.clock.now() ? ('over' as const) : ('used' as const);
  return { why, until: end.toISOString() };
};

/** The orders of the member of which something would come back, or that would not be collected. */
export const readWithdrawals = async (core: Core, caller: Caller): Promise<Withdrawals> => {
  const userId = memberOf(caller);
  const hasUnusedCredits = and(
    gt(creditLots.rest, 0),
    inArray(orders.state, ['completed', 'pending']),
  );
  const rows = await core.db
    .select({ order: orders })
    .from(orders)
    .leftJoin(creditLots, eq(orders.lotId, creditLots.id))
    .where(and(eq(orders.userId, userId), or(hasUnusedCredits, isUncredited)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const buyer = await findBuyerContact(core.db, userId);
  if (!buyer) throw new Refusal('authentication_required');
  const views = await orderViews(
    core,
    core.db,
    caller.site,
    rows.map(({ order }) => order),
  );
  const open = views.filter(({ refundable }) => refundable !== null);
  const nothing = open.length > 0 ? null : await findReason(core, caller, userId);
  return { orders: open, buyer, nothing };
};
