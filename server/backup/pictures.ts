import type { Storage } from '#server/adapters/storage/index.ts';
import { allStoragePaths } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { gt } from '#server/db/sql.ts';
import { BackupError } from './backup-error.ts';
import { checkFile, isSame, readLines, writeChecked } from './checked-files.ts';
import type { CheckedFile, OnMore } from './checked-files.ts';

const { storedPictures } = tables;

const BATCH = 500;

/** The names of all pictures, as the database knows them. */
async function* listNames(db: Db): AsyncGenerator<string> {
  const { file } = storedPictures;
  let last = '';
  for (;;) {
    const rows = await db
      .select({ file })
      .from(storedPictures)
      .where(gt(file, last))
      .orderBy(file)
      .limit(BATCH);
    for (const row of rows) yield* allStoragePaths(row.file);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.file ?? '';
  }
}

const folderOf = (name: string): string => `pictures/${name.slice(0, 2)}/${name}`;

/** Copies every picture, and says what it copied, line by line. */
export async function* dumpPictures(
  db: Db,
  storage: Storage,
  folder: string,
  onPictures: OnMore,
): AsyncGenerator<string> {
  for await (const name of listNames(db)) {
    // What was erased since, and the sizes that a blur does not have.
    const found = await storage.get(name);
    if (!found) continue;
    const copied = await writeChecked(folder, folderOf(name), found.stream);
    onPictures(1);
    yield `${JSON.stringify({ name, ...copied })}\n`;
  }
}

interface CopiedPicture extends CheckedFile {
  readonly name: string;
}

export async function* listPictures(folder: string, list: CheckedFile) {
  for await (const line of readLines(folder, list.file)) yield JSON.parse(line) as CopiedPicture;
}

/** Throws unless every picture is as it was copied. */
export const checkPictures = async (
  folder: string,
  list: CheckedFile,
  onBytes: OnMore,
): Promise<void> => {
  for await (const picture of listPictures(folder, list)) await checkFile(folder, picture, onBytes);
};

/** Throws if restoring would replace a picture by another one. */
export const assertNoOtherPictures = async (
  storage: Storage,
  folder: string,
  list: CheckedFile,
): Promise<void> => {
  for await (const picture of listPictures(folder, list)) {
    const found = await storage.get(picture.name);
    if (found === null || (await isSame(found.stream, picture))) continue;
    throw new BackupError(
      `There is another picture ${picture.name} in the store. Restore into an empty one.`,
    );
  }
};
