import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { currentDeadline } from './deadline.ts';
import { UnnamedClient } from './unnamed-client.ts';

const longWork = new AsyncLocalStorage<true>();

/** Lets the statements of some work take as long as work may that nobody waits for, or who knows that it is long. */
export const runLong = <T>(work: () => Promise<T>): Promise<T> => {
  currentDeadline()?.lift();
  return longWork.run(true, work);
};

export const isLongRun = (): boolean => longWork.getStore() === true;

/** Milliseconds of which a statement has so many, unless its work takes time. */
export const STATEMENT_MS = 10_000;

/** As long as the job queue believes in a job. */
export const LONG_STATEMENT_MS = 900_000;

/** Of the job queue's own statements, which tidy up as well. */
export const QUEUE_STATEMENT_MS = 60_000;

/** A process that died in the middle of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** The server ends a statement that takes too long; one that says nothing at all is given up a bit later. */
const TCP_TIMEOUT_MS = 1000;

/** A line on which nothing was said for so long is asked whether it is still there. */
const KEEP_ALIVE_MS = 10_000;

const idleMs = (statementMs: number) => Math.max(IDLE_IN_TRANSACTION_MS, statementMs);

/** Limits that we keep ourselves, whatever the server does. */
const clientLimits = (url: string, max: number, statementMs: number, connectMs: number) => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: Math.min(connectMs, statementMs),
  query_timeout: statementMs + TCP_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/** Nothing waits for ever: what every pool of connections to PostgreSQL has in common. */
export const poolOptions = (
  url: string,
  max: number,
  statementMs: number,
  /** In which a connection has to be there: a new one, or one that others give back. */
  connectMs = STATEMENT_MS / 2,
) =>
  ({
    ...clientLimits(url, max, statementMs, connectMs),
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs(statementMs),
  }) satisfies pg.PoolConfig;

/**
 * The same for connections that a pooler shares out by the transaction. It knows no such parameters of
 * a connection, and what is set on one belongs to whoever has it next: limits of the server are those
 * of each transaction (`beginWithLimits`) and of its user.
 */
export const pooledOptions = (
  url: string,
  max: number,
  statementMs: number,
  connectMs = STATEMENT_MS / 2,
  namesStatements = true,
) =>
  ({
    ...clientLimits(url, max, statementMs, connectMs),
    ...(!namesStatements && { Client: UnnamedClient }),
  }) satisfies pg.PoolConfig;

/** Begins a transaction whose limits end with it, in one message. */
export const beginWithLimits = (statementMs: number): string =>
  `begin; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleMs(statementMs)}`;
