import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BANK_FOLDERS } from '#server/adapters/bank/index.ts';
import { BackupError } from './backup-error.ts';
import { isSame, writeChecked } from './checked-files.ts';
import type { CheckedFile } from './checked-files.ts';
import type { Stores } from './stores.ts';

/** The keys of pushes, which an installation makes itself and no database knows. */
const KEYS = 'files/vapid.json';

/** Files for banks and from them. */
const BANK = 'files/bank';

const keysIn = ({ dataDir }: Stores): string => join(dataDir, 'vapid.json');

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Where a file of the bank lies; null for what is none. */
const inBank = ({ file }: CheckedFile) => {
  const [folder, name] = file.slice(BANK.length + 1).split('/');
  return file.startsWith(`${BANK}/`) && folder && name ? { folder, name } : null;
};

/** What no database names: the keys of pushes, and files for banks. */
export const dumpFiles = async (stores: Stores, folder: string): Promise<CheckedFile[]> => {
  const files: CheckedFile[] = [];
  if (await isThere(keysIn(stores))) {
    files.push(await writeChecked(folder, KEYS, createReadStream(keysIn(stores))));
  }
  const { folders } = stores.bank;
  for (const one of BANK_FOLDERS) {
    for (const name of await folders.list(one)) {
      const content = await folders.read(one, name);
      // What was handed over since is where it was moved to.
      if (!content) continue;
      files.push(await writeChecked(folder, `${BANK}/${one}/${name}`, Readable.from([content])));
    }
  }
  return files;
};

/** What is there already under the name of a file. */
const contentOf = async (stores: Stores, file: CheckedFile): Promise<Readable | null> => {
  const place = inBank(file);
  if (!place) return (await isThere(keysIn(stores))) ? createReadStream(keysIn(stores)) : null;
  const content = await stores.bank.folders.read(place.folder, place.name);
  return content && Readable.from([content]);
};

/** Throws if restoring would replace a file by another one. */
export const assertNoOtherFiles = async (
  stores: Stores,
  files: readonly CheckedFile[],
): Promise<void> => {
  for (const file of files) {
    const content = await contentOf(stores, file);
    if (content === null || (await isSame(content, file))) continue;
    throw new BackupError(
      `There is another ${file.file.slice('files/'.length)} already. Restore into an empty DATA_DIR and an empty store.`,
    );
  }
};

export const loadFiles = async (
  stores: Stores,
  folder: string,
  files: readonly CheckedFile[],
): Promise<void> => {
  for (const file of files) {
    const place = inBank(file);
    const from = join(folder, file.file);
    if (!place) {
      await mkdir(dirname(keysIn(stores)), { recursive: true });
      await copyFile(from, keysIn(stores));
    } else if ((await stores.bank.folders.read(place.folder, place.name)) === null) {
      await stores.bank.folders.add(place.folder, place.name, await readFile(from));
    }
  }
};
