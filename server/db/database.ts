import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';
import type { DatabaseUsage } from './usage.ts';

/** The query builder, the same for both databases and for a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;

interface Open {
  readonly db: Db;
  /** Runs work in one transaction, through the handle it is given. */
  within<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether it answers, and soon, and has the tables that this release needs. */
  check(): Promise<void>;
  readonly usage: DatabaseUsage;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends Open {
  readonly kind: 'embedded';
  readonly client: PGlite;
}

export interface PostgresDatabase extends Open {
  readonly kind: 'postgres';
  /** Leads past a pooler, to connections that stay ours for as long as we hold them. */
  readonly directUrl: string;
}

/** An open database. */
export type Database = EmbeddedDatabase | PostgresDatabase;
