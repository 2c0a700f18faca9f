import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of small files that nobody but the product reads. Names that begin with a dot are not there yet. */
export interface Folders {
  readonly list: (folder: string) => Promise<string[]>;
  /** Null for what is gone; throws if it is larger than it may be. */
  readonly read: (folder: string, name: string, maxBytes?: number) => Promise<Uint8Array | null>;
  /** Throws if there is something of this name. */
  readonly add: (folder: string, name: string, content: Uint8Array) => Promise<void>;
  /** What is gone was moved by somebody else, which is fine. */
  readonly move: (name: string, from: string, to: string, as?: string) => Promise<void>;
  readonly remove: (folder: string, name: string) => Promise<void>;
  readonly close: () => void;
}

export const assertNotLarger = (bytes: number, maxBytes: number): void => {
  if (bytes > maxBytes) throw new Error('The file is too large.');
};

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

const sync = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Folders on a disk. */
export const openDiskFolders = (root: string): Folders => {
  // Account numbers are in these files: nobody but the server's own user reads them.
  const made = async (name: string): Promise<string> => {
    const folder = join(root, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  };
  return {
    list: async (folder) =>
      (await readdir(await made(folder), { withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .toSorted(),
    read: async (folder, name, maxBytes = Infinity) => {
      const path = join(root, folder, name);
      const found = await unlessMissing(stat(path));
      if (!found) return null;
      assertNotLarger(found.size, maxBytes);
      return unlessMissing(readFile(path));
    },
    add: async (folder, name, content) => {
      const path = await made(folder);
      const file = await open(join(path, name), 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await sync(path);
    },
    move: async (name, from, to, as = name) => {
      const target = await made(to);
      await unlessMissing(rename(join(root, from, name), join(target, as)));
      await sync(target);
    },
    remove: (folder, name) => rm(join(root, folder, name), { force: true }),
    close: () => undefined,
  };
};
