import type { Query, SQL } from './sql.ts';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** What the query builder hides of a handle, the same for both databases and their transactions. */
interface DrizzleInternals {
  readonly dialect: PgDialect;
  readonly session: {
    prepareQuery(
      query: Query,
      fields: undefined,
      name: string,
      isArray: false,
    ): { execute(values: Values): Promise<{ rows: unknown }> };
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A statement of the hottest paths: written out once, and sent to any handle under its name. Building
 * a query for every transaction would cost more than asking it.
 */
export const statement = <S extends { row: object; values: Values }>(
  name: string,
  write: () => SQL,
): ((db: Db, values: S['values']) => Promise<S['row'][]>) => {
  let written: Query | null = null;
  const ready = prepared((db) => {
    const { dialect, session } = db as unknown as DrizzleInternals;
    written ??= dialect.sqlToQuery(write());
    return session.prepareQuery(written, undefined, name, false);
  });
  return async (db, values) => (await ready(db).execute(values)).rows as S['row'][];
};
