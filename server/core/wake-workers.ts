import type { PgBoss } from 'pg-boss';
import type { Db } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';
import type { Log } from './log.ts';

/** The kinds of work of which some is due, also the queue's own. */
const findDueKinds = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = (await db.execute(sql`
    select name from pgboss.queue q
    where exists (
      select from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`)) as {
    rows: readonly { readonly name: string }[];
  };
  return new Set(rows.map(({ name }) => name));
};

interface Looking {
  readonly db: Db;
  readonly boss: PgBoss;
  readonly log: Log;
  readonly everySeconds: number;
}

/**
 * Nobody announces that a try again is due, or what was put off. One look for all kinds of work wakes
 * those who do what is due, so that nobody else has to look.
 */
export const wakeWorkersWhenDue = ({ db, boss, log, everySeconds }: Looking): (() => void) => {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async (): Promise<void> => {
    try {
      const due = await findDueKinds(db);
      for (const { id, name } of boss.getWipData({ includeInternal: true })) {
        if (due.has(name)) boss.notifyWorker(id);
      }
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'job queue');
    }
    lookLater();
  };
  const lookLater = (): void => {
    if (!isStopped) timer = setTimeout(() => void look(), everySeconds * 1000);
  };
  lookLater();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
};
