import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './database.ts';
import { sql } from './sql.ts';
import { pooledOptions, poolOptions } from './timeouts.ts';
import * as tables from './tables/index.ts';

/** A copy of the database that reads can go to. */
export interface Replica {
  readonly db: Db;
}

export interface Replicas {
  /** One that has all that was written until a few seconds ago, in turns; null if none has. */
  choose(): Replica | null;
  /** Does without one until it answers again. */
  leaveOut(replica: Replica): void;
  close(): Promise<void>;
}

/** How far a replica may be behind, in milliseconds. */
const MAX_LAG_MS = 3000;
const LOOK_EVERY_MS = 500;
const MAX_CONNECTIONS = 8;

/** Longer than this nobody waits for a replica: the primary is asked then. */
const STATEMENT_MS = 3000;
const CONNECT_MS = 1000;

/** Only a server that replays has a place of its own in the log of the primary. */
const READ_REPLAYED =
  "select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end - '0/0')::text as place";
const READ_WRITTEN = sql`select (pg_current_wal_lsn() - '0/0')::text as place`;

/** Until where in its log the primary had written at a moment. */
interface Mark {
  readonly at: number;
  readonly place: bigint;
}

interface Place {
  readonly place: string | null;
}

/** Does one thing at a time: what comes meanwhile is left out. */
const oneAtATime = (work: () => Promise<void>) => {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
};

interface ReplicasOptions {
  readonly urls: readonly string[];
  readonly primary: Db;
  readonly isPooled: boolean;
  readonly namesStatements: boolean;
}

/**
 * Finds out how far each replica is by what it has replayed of the log of the primary: that needs no
 * clock but ours, and is as right while nothing is written or a replica has lost the primary.
 */
export const openReplicas = ({
  urls,
  primary,
  isPooled,
  namesStatements,
}: ReplicasOptions): Replicas => {
  let marks: readonly Mark[] = [];
  const mark = oneAtATime(async () => {
    const at = performance.now();
    try {
      const { rows } = (await primary.execute(READ_WRITTEN)) as { rows: Place[] };
      const place = rows[0]?.place ?? null;
      if (place === null) return;
      const recent = marks.filter((one) => at - one.at <= MAX_LAG_MS);
      marks = [...recent, { at, place: BigInt(place) }];
    } catch {
      // Without the primary nobody knows how far they are.
    }
  });

  const openPool = (url: string, max: number): pg.Pool => {
    const options = isPooled
      ? pooledOptions(url, max, STATEMENT_MS, CONNECT_MS, namesStatements)
      : poolOptions(url, max, STATEMENT_MS, CONNECT_MS);
    const pool = new pg.Pool(options);
    // An error that nobody hears would end the process; whoever reads is told of it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool.on('error', () => undefined);
  };

  const open = (url: string) => {
    const pool = openPool(url, MAX_CONNECTIONS);
    // Of its own, so that many who read do not make it look as if it were away.
    const check = openPool(url, 1);
    const replica = {
      db: drizzle(pool, { schema: tables, casing: 'snake_case' }),
      /** Until when it has all that was written. */
      completeUntil: -Infinity,
    };
    const look = oneAtATime(async () => {
      try {
        const { rows } = await check.query<Place>(READ_REPLAYED);
        const replayed = BigInt(rows[0]?.place ?? -1);
        const reached = marks.findLast(({ place }) => place <= replayed);
        replica.completeUntil = reached?.at ?? -Infinity;
      } catch {
        replica.completeUntil = -Infinity;
      }
    });
    return { replica, look, end: () => Promise.all([pool.end(), check.end()]) };
  };

  const all = urls.map(open);
  const timer = setInterval(() => {
    mark();
    for (const { look } of all) look();
  }, LOOK_EVERY_MS).unref();
  let turn = 0;
  return {
    choose: () => {
      const since = performance.now() - MAX_LAG_MS;
      const usable = all.filter(({ replica }) => replica.completeUntil >= since);
      turn += 1;
      return usable[turn % usable.length]?.replica ?? null;
    },
    leaveOut: (replica) => {
      for (const one of all) {
        if (one.replica === replica) one.replica.completeUntil = -Infinity;
      }
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all(all.map(({ end }) => end()));
    },
  };
};
