import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(folder: string) {
    super(`${folder} is in use by another Duet process. Stop it first, or set DATA_DIR.`);
  }
}

/** What SQLite says of a file that somebody else has locked. */
const FOLDER_IN_USE = 5;

/**
 * Takes the folder for this process alone; two openers of an embedded database lose rows. The lock is
 * one of the system on a file in the folder, so that it holds whatever path or container leads there,
 * and ends with the process, however that ends. Node cannot take one by itself; its SQLite does.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);
  const file = new DatabaseSync(join(folder, 'duet.lock'));
  try {
    // Nothing is ever written: the file stays empty, and no journal stands beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    throw (error as { errcode?: number }).errcode === FOLDER_IN_USE
      ? new FolderInUse(folder)
      : error;
  }
  return () => file.close();
};
