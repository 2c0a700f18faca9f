import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { isSame, writeChecked } from './checked-files.ts';
import type { CheckedFile } from './checked-files.ts';

/** What the product keeps in files that no database names: the keys of pushes, and files for banks. */
const KEPT = ['vapid.json', 'bank'];

const PREFIX = 'files';

const listFiles = async (dataDir: string, name: string): Promise<string[]> => {
  const found = await stat(join(dataDir, name)).catch(() => null);
  if (!found?.isDirectory()) return found ? [name] : [];
  const entries = await readdir(join(dataDir, name));
  const inside = await Promise.all(entries.map((entry) => listFiles(dataDir, join(name, entry))));
  return inside.flat();
};

export const dumpFiles = async (dataDir: string, folder: string): Promise<CheckedFile[]> => {
  const files: CheckedFile[] = [];
  for (const kept of KEPT) {
    for (const name of await listFiles(dataDir, kept)) {
      const content = createReadStream(join(dataDir, name));
      files.push(await writeChecked(folder, join(PREFIX, name), content));
    }
  }
  return files;
};

const nameOf = ({ file }: CheckedFile): string => file.slice(PREFIX.length + 1);

/** Throws if restoring would replace a file by another one. */
export const assertNoOtherFiles = async (
  dataDir: string,
  files: readonly CheckedFile[],
): Promise<void> => {
  for (const file of files) {
    const path = join(dataDir, nameOf(file));
    const isFree = (await stat(path).catch(() => null)) === null;
    if (isFree || (await isSame(createReadStream(path), file))) continue;
    throw new BackupError(
      `There is another ${nameOf(file)} in DATA_DIR. Restore into an empty DATA_DIR.`,
    );
  }
};

export const loadFiles = async (
  dataDir: string,
  folder: string,
  files: readonly CheckedFile[],
): Promise<void> => {
  for (const file of files) {
    const path = join(dataDir, nameOf(file));
    await mkdir(dirname(path), { recursive: true });
    await copyFile(join(folder, file.file), path);
  }
};
