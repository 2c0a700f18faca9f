import type { orderBacklog } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, count, eq, inArray, isNull, min } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { isToAnswer } from './list-orders.ts';

const { disputes, orders, proposals } = tables;

/** What waits about orders: our answers to disputes, and second people. */
export const readOrderBacklog = async (
  { db }: Core,
  caller: Caller,
  site: number | undefined,
): Promise<Answer<typeof orderBacklog>> => {
  const sites = sitesWithRight(caller, 'orders.refund', site);
  const [open] = await db
    .select({ waiting: count(), dueAt: min(disputes.dueAt) })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isToAnswer, sites === 'all' ? undefined : inArray(orders.siteId, [...sites])));
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
  return {
    disputes: { waiting: open?.waiting ?? 0, due_at: open?.dueAt?.toISOString() ?? null },
    refunds: {
      waiting: proposed?.waiting ?? 0,
      oldest_at: proposed?.oldestAt?.toISOString() ?? null,
    },
  };
};
