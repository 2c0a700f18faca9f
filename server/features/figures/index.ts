import { sql } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { countArrival } from './tally.ts';

export { countDueHours, recountFrom } from './count/count-hours.ts';
export { figureJobs } from './jobs.ts';
export { figureRoutes } from './routes.ts';
export { createVisitCounter } from './tally.ts';

/** A refund that counted does no more, or does again: so is its hour. */
const recountRefund = async (tx: Tx, { orderId, at }: Events['order.rebooked']): Promise<void> => {
  await tx.db.execute(sql`
    update figure_hours set is_due = true where hour = date_trunc('hour', greatest(
      ${at.toISOString()}::timestamptz, (select settled_at from orders where id = ${orderId})), 'UTC')`);
};

export const listenFigures = (core: Core): void => {
  core.events.within('member.here', countArrival);
  core.events.within('order.rebooked', recountRefund);
};
