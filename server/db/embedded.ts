import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './folder-lock.ts';
import type { EmbeddedDatabase } from './database.ts';
import { queued } from './queue.ts';
import * as tables from './tables/index.ts';

/** Types below are built in; those above are the rows of tables, which nobody asks for as one value. */
const FIRST_OF_TABLES = 10_000;

/** Every query copies all readers of values. With those of each table it took twice as long. */
const keepFewParsers = ({ parsers }: PGlite) => {
  for (const type of Object.keys(parsers).map(Number)) {
    if (type >= FIRST_OF_TABLES) delete parsers[type];
  }
};

/** What the product knows of an embedded database, wherever its files are. */
export const embeddedOn = (opened: PGlite): EmbeddedDatabase => {
  keepFewParsers(opened);
  const client = queued(opened);
  const db = drizzle(client, { schema: tables, casing: 'snake_case' });
  return {
    kind: 'embedded',
    client,
    db,
    within: (work) => db.transaction(work),
    close: () => client.close(),
  };
};

/** Opens the embedded database in a folder, for this process alone. */
export const openEmbedded = async (folder: string): Promise<EmbeddedDatabase> => {
  const unlock = await lockFolder(folder);
  try {
    const path = join(folder, 'database');
    await mkdir(path, { recursive: true });
    const database = embeddedOn(await PGlite.create(path));
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
