import { drizzle } from 'drizzle-orm/node-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable, isConnectionLost } from './unavailable.ts';
import type { Db, PostgresDatabase } from './database.ts';
import { createLine } from './deadline.ts';
import { assertOutsideTransaction, runInsideTransaction } from './inside-transaction.ts';
import { READ_SCHEMA, requireSchema } from './schema-version.ts';
import {
  beginWithLimits,
  isLongRun,
  LONG_STATEMENT_MS,
  pooledOptions,
  poolOptions,
  STATEMENT_MS,
} from './timeouts.ts';
import * as tables from './tables/index.ts';
import type { PoolUsage } from './usage.ts';
import { createFailureCount } from './usage.ts';

/** PostgreSQL could not be reached; the message names the host, never the password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

const OPTIONS = { schema: tables, casing: 'snake_case' } as const;

/** Connections of one process: for what somebody waits for, and for work that takes time. */
const MAX_CONNECTIONS = 16;
const MAX_LONG_CONNECTIONS = 4;

/** In which a database that is well says so. */
const CHECK_MS = 2000;

type Pool = Pick<pg.Pool, 'connect' | 'query'>;

/** Connections for which people wait in line. */
const inLine = (pool: pg.Pool, longMs: number): Pool => {
  const line = createLine(longMs);
  const connect = () =>
    line(
      () => pool.connect(),
      (client) => client.release(),
    );
  const query = async (...given: [never]) => {
    const client = await connect();
    let broken: Error | undefined;
    try {
      return await (client.query(...given) as Promise<unknown>);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return { connect, query } as unknown as Pool;
};

/** The connections for whatever is being done. What fails is thrown on by `failed`. */
const choosePool = (pool: Pool, long: Pool, failed: (error: unknown) => never): Pool => {
  const ours = () => {
    assertOutsideTransaction();
    return isLongRun() ? long : pool;
  };
  return {
    connect: (...given: []) => ours().connect(...given),
    query: async (...given: [never]) => {
      try {
        return await (ours().query(...given) as Promise<unknown>);
      } catch (error) {
        return failed(error);
      }
    },
  } as unknown as Pool;
};

const usageOf = (name: PoolUsage['name'], pool: pg.Pool): PoolUsage => {
  const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool;
  return { name, max: options.max, busy: totalCount - idle, idle, waiting };
};

/** Whatever the reason: without a connection, or a beginning, nothing has been done. */
const throwUnavailable = (cause: unknown): never => {
  if (cause instanceof DatabaseUnavailable) throw cause;
  throw new DatabaseUnavailable('The database is away.', { cause });
};

/** What the server refuses to commit it says why; anything else is a loss. */
const throwUnavailableUnlessRefused = (cause: unknown): never => {
  if (cause instanceof pg.DatabaseError) throw cause;
  return throwUnavailable(cause);
};

/**
 * Transactions whose handle belongs to their connection and is made once: making one, and building
 * the statements that begin and end a transaction, would cost as much as a small query.
 */
const transactionsOf = (pool: Pool, begin: () => string): PostgresDatabase['within'] => {
  const handles = new WeakMap<pg.PoolClient, Db>();
  const handleOf = (client: pg.PoolClient): Db => {
    const known = handles.get(client);
    if (known) return known;
    const db = drizzle(client, OPTIONS);
    handles.set(client, db);
    return db;
  };
  return async (work) => {
    const client = await pool.connect().catch(throwUnavailable);
    let broken: Error | undefined;
    try {
      await client.query(begin()).catch(throwUnavailable);
      const result = await runInsideTransaction(() => work(handleOf(client)));
      await client.query('commit').catch(throwUnavailableUnlessRefused);
      return result;
    } catch (error) {
      // A connection that is silent would be silent about this as well.
      if (isConnectionLost(error)) broken = error as Error;
      else {
        await client.query('rollback').catch((reason: Error) => {
          broken = reason;
        });
      }
      throw error;
    } finally {
      // A connection that cannot even roll back is not used again.
      client.release(broken);
    }
  };
};

/** Fails when it takes too long, whatever it waits for. */
const withinCheckTime = async (work: Promise<unknown>): Promise<void> => {
  const late = pause(CHECK_MS, undefined, { ref: false }).then(() => throwUnavailable('too late'));
  await Promise.race([work, late]);
};

interface PostgresOptions {
  readonly url: string;
  /** Where `url` leads to a pooler that shares connections out by the transaction: the way past it. */
  readonly directUrl?: string | null;
  /** Whether statements may have names, by which the server knows them the next time. */
  readonly namesStatements?: boolean;
  readonly onError: (error: Error) => void;
  readonly statementMs?: number;
}

/** Opens pools to PostgreSQL and checks that it answers. */
export const openPostgres = async ({
  url,
  directUrl = null,
  namesStatements = true,
  onError,
  statementMs = STATEMENT_MS,
}: PostgresOptions): Promise<PostgresDatabase> => {
  const isPooled = directUrl !== null;
  const open = (options: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool(options);
    // A connection that breaks is replaced. The pool listens to those that nobody uses, and whoever is
    // in a transaction listens to none; an error that nobody hears would end the process.
    pool.on('connect', (client) => {
      client.once('error', onError);
      client.on('error', () => undefined);
    });
    return pool.on('error', () => undefined);
  };
  const optionsOf = (max: number, ms: number, connectMs?: number): pg.PoolConfig =>
    isPooled
      ? pooledOptions(url, max, ms, connectMs, namesStatements)
      : poolOptions(url, max, ms, connectMs);
  const pool = open(optionsOf(MAX_CONNECTIONS, statementMs, statementMs / 2));
  // Such work holds a connection for minutes: sharing it would help nobody.
  const long = open(
    poolOptions(
      directUrl ?? url,
      MAX_LONG_CONNECTIONS,
      Math.max(statementMs, LONG_STATEMENT_MS),
      statementMs / 2,
    ),
  );
  // Of its own, so that many who wait for a connection do not look like a database that is away.
  const check = open({ ...optionsOf(1, CHECK_MS), idleTimeoutMillis: 0 });
  const close = async () => {
    await Promise.all([pool, long, check].map((one) => one.end()));
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    const { host } = new URL(url);
    throw new DatabaseUnreachable(
      `DATABASE_URL: PostgreSQL at ${host} cannot be reached (${reasonOf(error)}).`,
    );
  }
  const { failures, count, countRaw } = createFailureCount();
  const ours = choosePool(inLine(pool, statementMs / 4), long, countRaw);
  const begin = beginWithLimits(statementMs);
  const within = transactionsOf(ours, () => (isPooled && !isLongRun() ? begin : 'begin'));
  return {
    kind: 'postgres',
    directUrl: directUrl ?? url,
    db: drizzle(ours as pg.Pool, OPTIONS),
    within: (work) => within(work).catch(count),
    check: () => withinCheckTime(check.query(READ_SCHEMA).then(({ rows }) => requireSchema(rows))),
    usage: {
      failures,
      pools: () => [
        usageOf('requests', pool),
        usageOf('long_work', long),
        usageOf('readiness', check),
      ],
    },
    close,
  };
};
