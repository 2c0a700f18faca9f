import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './folder-lock.ts';
import type { EmbeddedDatabase } from './database.ts';
import { queued } from './queue.ts';
import * as tables from './tables/index.ts';

/** Opens the embedded database in a folder, for this process alone. */
export const openEmbedded = async (
  folder: string,
  template?: Blob | File,
): Promise<EmbeddedDatabase> => {
  const unlock = await lockFolder(folder);
  try {
    const path = join(folder, 'database');
    await mkdir(path, { recursive: true });
    const client = queued(await PGlite.create(path, template ? { loadDataDir: template } : {}));
    const db = drizzle(client, { schema: tables, casing: 'snake_case' });
    return {
      kind: 'embedded',
      client,
      db,
      within: (work) => db.transaction(work),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
