import { sql } from '#server/db/sql.ts';
import { Gauge } from 'prom-client';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { outgoing } = tables;

/** Tells how much is due that nobody has sent yet, and for how long. */
export const measureBacklog = ({ clock, db, metrics }: Core): void => {
  const read = async () => {
    const now = clock.now();
    const [row] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldest: sql`min(${outgoing.dueAt})`.mapWith((at: string | null) => at && new Date(at)),
      })
      .from(outgoing)
      .where(sql`${outgoing.dueAt} <= ${now.toISOString()}::timestamptz`);
    const seconds = row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : 0;
    return [row?.count ?? 0, seconds] as const;
  };
  const waiting = new Gauge({
    name: 'outgoing_notifications_due',
    help: 'Bundles of notifications that are due and not sent',
    registers: [metrics],
    collect: async () => {
      // Without the database the other metrics are worth the more.
      const [count, seconds] = await read().catch(() => [Number.NaN, Number.NaN] as const);
      waiting.set(count);
      oldest.set(seconds);
    },
  });
  const oldest = new Gauge({
    name: 'outgoing_notifications_oldest_due_seconds',
    help: 'For how long the first of them has been due',
    registers: [metrics],
  });
};
