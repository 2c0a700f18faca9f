import type { orderBacklog } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, count, eq, inArray, isNull, min } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { isCompleted, isToAnswer } from './list-orders.ts';

const { disputes, orders, proposals, refunds } = tables;

/** What waits about orders: our answers to disputes, second people, and refunds that came to nothing. */
export const readOrderBacklog = async (
  { db }: Core,
  caller: Caller,
  site: number | undefined,
): Promise<Answer<typeof orderBacklog>> => {
  const sites = sitesWithRight(caller, 'orders.refund', site);
  const isOfSites = sites === 'all' ? undefined : inArray(orders.siteId, [...sites]);
  const [open] = await db
    .select({ waiting: count(), dueAt: min(disputes.dueAt) })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isToAnswer, isOfSites));
  const [proposed] = await db
    .select({ waiting: count(), oldestAt: min(proposals.proposedAt) })
    .from(proposals)
    .where(
      and(
        eq(proposals.kind, 'order_refund'),
        isNull(proposals.outcome),
        sites === 'all' ? undefined : inArray(proposals.siteId, [...sites]),
      ),
    );
  const [failed] = await db
    .select({ waiting: count(), oldestAt: min(refunds.createdAt) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'failed'), isCompleted, isOfSites));
  return {
    disputes: { waiting: open?.waiting ?? 0, due_at: open?.dueAt?.toISOString() ?? null },
    refunds: {
      waiting: proposed?.waiting ?? 0,
      oldest_at: proposed?.oldestAt?.toISOString() ?? null,
    },
    failed_refunds: {
      waiting: failed?.waiting ?? 0,
      oldest_at: failed?.oldestAt?.toISOString() ?? null,
    },
  };
};
