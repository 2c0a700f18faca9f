import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './folder-lock.ts';
import type { EmbeddedDatabase } from './database.ts';
import { READ_SCHEMA, requireSchema } from './schema-version.ts';
import { serialized } from './serialize.ts';
import * as tables from './tables/index.ts';
import { createFailureCount } from './usage.ts';

/** Types below are built in; those above are the rows of tables, which nobody asks for as one value. */
const FIRST_OF_TABLES = 10_000;

/** Every query copies all readers of values. With those of each table it took twice as long. */
const limitParsers = ({ parsers }: PGlite) => {
  for (const type of Object.keys(parsers).map(Number)) {
    if (type >= FIRST_OF_TABLES) delete parsers[type];
  }
};

/** What the product knows of an embedded database, wherever its files are. */
export const embeddedOn = (opened: PGlite): EmbeddedDatabase => {
  limitParsers(opened);
  const { failures, count } = createFailureCount();
  const { client, waiting } = serialized(opened, count);
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  return {
    kind: 'embedded',
    client,
    db,
    within: (work) => db.transaction(work),
    check: async () => {
      const { rows } = await client.query(READ_SCHEMA);
      requireSchema(rows);
    },
    usage: {
      failures,
      pools: () => {
        const all = waiting();
        const busy = Math.min(all, 1);
        return [{ name: 'embedded', max: 1, busy, idle: 1 - busy, waiting: all - busy }];
      },
    },
    close: () => client.close(),
  };
};

/** The files are there and no database: its message says what an operator can do. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged';
}

/** All of it is taken at the start; what it does not hold is still in the memory of the system. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const openFiles = async (path: string): Promise<PGlite> => {
  try {
    return await PGlite.create(path, { startParams });
  } catch (cause) {
    throw new DatabaseDamaged(
      `${path} cannot be opened: it is damaged, or was made by another release. Put a backup in its place, or move it away to begin anew.`,
      { cause },
    );
  }
};

/** Opens the embedded database in a folder, for this process alone. */
export const openEmbedded = async (folder: string): Promise<EmbeddedDatabase> => {
  const path = join(folder, 'database');
  const unlock = await lockFolder(path);
  try {
    const database = embeddedOn(await openFiles(path));
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
