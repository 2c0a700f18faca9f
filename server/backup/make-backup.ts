import { mkdir, readdir } from 'node:fs/promises';
import { writeLastBackup } from '#server/core/index.ts';
import { runLong } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';
import { BackupError } from './backup-error.ts';
import { countMigrations, listSequences, listTables } from './catalogue.ts';
import { writeLines } from './checked-files.ts';
import { countAloud, PICTURES_TOLD, ROWS_TOLD } from './count-aloud.ts';
import { dumpFiles } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { writeManifest } from './manifest.ts';
import { dumpPictures } from './pictures.ts';
import { dumpRows } from './rows.ts';
import type { Stores, Tell } from './stores.ts';

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty. Name a folder for this backup alone.`);
  }
};

/** All tables as they were at one moment, whatever is written meanwhile. */
const dumpDatabase = ({ database }: Stores, folder: string, tell: Tell) =>
  database.within(async (db) => {
    await db.execute(sql`set transaction isolation level repeatable read, read only`);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(db)) {
      const rows = countAloud(tell, `${table.name}: # rows`, ROWS_TOLD);
      const lines = dumpRows(db, table, rows.add);
      const file = await writeLines(folder, `tables/${table.name}.jsonl.gz`, lines);
      tables.push({ name: table.name, rows: rows.end(), ...file });
    }
    const sequences = await listSequences(db);
    return { migrations: await countMigrations(db), tables, sequences };
  });

const dumpStorage = async ({ database, storage }: Stores, folder: string, tell: Tell) => {
  const pictures = countAloud(tell, 'pictures: # files', PICTURES_TOLD);
  const lines = dumpPictures(database.db, storage, folder, pictures.add);
  const file = await writeLines(folder, 'pictures.jsonl.gz', lines);
  return { count: pictures.end(), ...file };
};

/**
 * Writes a whole installation to a folder. The pictures come after the tables: each that these name is
 * there, unless it was erased in between.
 */
export const makeBackup = (
  stores: Stores,
  folder: string,
  { release, now, tell }: { readonly release: string; readonly now: Date; readonly tell: Tell },
): Promise<void> =>
  runLong(async () => {
    await makeFolder(folder);
    const database = await dumpDatabase(stores, folder, tell);
    const pictures = await dumpStorage(stores, folder, tell);
    const files = await dumpFiles(stores, folder);
    await writeManifest(folder, {
      made_at: now.toISOString(),
      release,
      ...database,
      pictures,
      files,
    });
    await writeLastBackup(stores.dataDir, now);
  });
