import { and, desc, eq, gt, inArray, isNotNull } from '../../../db/sql.ts';
import type * as contract from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { orderViews, refundEnd, refundStart } from './views.ts';

const { creditLots, orders, profiles, users } = tables;

type Withdrawals = Answer<typeof contract.withdrawals>;

/** Paid, or given before they are: direct debits are collected later. */
const isBought = inArray(orders.state, ['completed', 'pending']);

/** Why nothing can be withdrawn from. */
const reasonOf = async (core: Core, { site }: Caller, userId: string) => {
  const [last] = await core.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.creditedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const since = last && refundStart(last);
  if (!since) return { why: 'none' as const, until: null };
  const end = refundEnd(site, since);
  const why = end < core.clock.now() ? ('over' as const) : ('used' as const);
  return { why, until: end.toISOString() };
};

/** The orders of the member of which something would come back. */
export const readWithdrawals = async (core: Core, caller: Caller): Promise<Withdrawals> => {
  const userId = memberOf(caller);
  const rows = await core.db
    .select({ order: orders })
    .from(creditLots)
    .innerJoin(orders, eq(orders.lotId, creditLots.id))
    .where(
      and(
        eq(creditLots.userId, userId),
        gt(creditLots.rest, 0),
        eq(orders.userId, userId),
        isBought,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const [buyer] = await core.db
    .select({ name: profiles.name, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!buyer) throw new Refusal('authentication_required');
  const views = await orderViews(
    core,
    core.db,
    caller.site,
    rows.map(({ order }) => order),
  );
  const open = views.filter(({ refundable }) => refundable !== null);
  const nothing = open.length > 0 ? null : await reasonOf(core, caller, userId);
  return { orders: open, buyer, nothing };
};
