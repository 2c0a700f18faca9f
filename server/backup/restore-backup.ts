import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/index.ts';
import { runLong } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';
import { BackupError } from './backup-error.ts';
import { countMigrations, listReferences, listTables, rowsOf } from './catalogue.ts';
import type { Table } from './catalogue.ts';
import { checkFile, readLines } from './checked-files.ts';
import { countAloud, MEGABYTES_TOLD, PICTURES_TOLD, ROWS_TOLD } from './count-aloud.ts';
import { assertNoOtherFiles, loadFiles } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './manifest.ts';
import { assertNoOtherPictures, checkPictures, listPictures } from './pictures.ts';
import { loadRows } from './rows.ts';
import type { Stores, Tell } from './stores.ts';

const isJobTable = ({ name }: Table): boolean => name.startsWith('pgboss.');

/** Throws unless nothing has been written yet. */
const assertEmpty = async (db: Db, tables: readonly Table[]): Promise<void> => {
  for (const table of tables.filter((one) => !isJobTable(one))) {
    const name = sql.raw(table.name);
    const [row] = await rowsOf<{ used: boolean }>(
      db,
      sql`select exists (select from ${name}) as used`,
    );
    if (row?.used !== true) continue;
    throw new BackupError(
      `There is data in this installation already (${table.name}). Restore into an empty database and an empty DATA_DIR.`,
    );
  }
};

const assertSameTables = async (db: Db, manifest: Manifest): Promise<void> => {
  const migrations = await countMigrations(db);
  if (migrations === manifest.migrations) return;
  throw new BackupError(
    `This backup was made by release ${manifest.release} with ${manifest.migrations} migrations; this one has ${migrations}. Restore it with that release, then upgrade.`,
  );
};

/** Whole or not at all: whatever breaks on the way leaves the database as empty as it was. */
const loadDatabase = ({ database }: Stores, folder: string, manifest: Manifest, tell: Tell) =>
  database.within(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const tables = new Map((await listTables(db)).map((table) => [table.name, table]));
    // Rows come in any order; in the end each has to find what it refers to.
    const references = await listReferences(db);
    for (const { table, name } of references) {
      await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
    }
    await assertEmpty(db, [...tables.values()]);
    for (const table of [...tables.values()].filter(isJobTable).toReversed()) {
      await db.execute(sql`delete from ${sql.raw(table.name)}`);
    }
    for (const { name, file, rows } of manifest.tables) {
      const table = tables.get(name);
      if (!table) throw new BackupError(`The backup has a table ${name} that is not known here.`);
      const loaded = countAloud(tell, `${name}: # rows`, ROWS_TOLD);
      await loadRows(db, table, readLines(folder, file), loaded.add);
      if (loaded.end() !== rows) throw new BackupError(`${file} does not have its ${rows} rows.`);
    }
    for (const { table, name, definition } of references) {
      await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    }
    for (const { name, value } of manifest.sequences) {
      await db.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
    }
  });

const loadStorage = async ({ storage }: Stores, folder: string, manifest: Manifest, tell: Tell) => {
  const pictures = countAloud(tell, 'pictures: # files', PICTURES_TOLD);
  for await (const { name, file } of listPictures(folder, manifest.pictures)) {
    await storage.put(name, await readFile(join(folder, file)));
    pictures.add(1);
  }
  pictures.end();
};

/** Reads all of a backup before anything is changed. */
const checkBackup = async (folder: string, manifest: Manifest, tell: Tell): Promise<void> => {
  const { tables, pictures, files } = manifest;
  tell('Reading the whole backup first.');
  const { add } = countAloud(tell, 'read: # MB', MEGABYTES_TOLD);
  const onBytes = (bytes: number) => add(bytes / 1_000_000);
  for (const file of [...tables, pictures, ...files]) await checkFile(folder, file, onBytes);
  await checkPictures(folder, pictures, onBytes);
  tell('The backup is whole.');
};

/** Fills an empty installation with a backup, which may come from the other kind of database. */
export const restoreBackup = (stores: Stores, folder: string, tell: Tell): Promise<Manifest> =>
  runLong(async () => {
    const manifest = await readManifest(folder);
    const { db } = stores.database;
    await assertSameTables(db, manifest);
    await assertEmpty(db, await listTables(db));
    await assertNoOtherFiles(stores, manifest.files);
    await checkBackup(folder, manifest, tell);
    await assertNoOtherPictures(stores.storage, folder, manifest.pictures);
    // First, because they can be put again.
    await loadStorage(stores, folder, manifest, tell);
    await loadFiles(stores, folder, manifest.files);
    await loadDatabase(stores, folder, manifest, tell);
    return manifest;
  });
