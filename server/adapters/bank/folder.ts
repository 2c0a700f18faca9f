import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files are exchanged with the bank through folders, by whatever program the operator has for it. */
export interface BankFolder {
  /** Writes a file that the bank must not see yet. */
  stage(name: string, content: string): Promise<void>;
  staged(): Promise<string[]>;
  /** Hands a staged file over; one that was handed over by somebody else is fine as well. */
  publish(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  /** What waits to be taken to the bank. */
  outgoing(): Promise<string[]>;
  /** A file that waits to be taken; null for one that is gone. */
  readOutgoing(name: string): Promise<string | null>;
  /** Keeps a file that was brought another way beside those that were read. */
  keep(name: string, content: string): Promise<void>;
  /** What the bank has sent. */
  incoming(): Promise<string[]>;
  read(name: string): Promise<string>;
  /** What could not be read, until the operator has seen to it. */
  failed(): Promise<string[]>;
  /** Puts a file away that was read, or could not be. */
  file(name: string, as: 'done' | 'failed'): Promise<void>;
}

const MAX_FILE_BYTES = 50 * 2 ** 20;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const unlessMissing = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
};

const sync = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const openBankFolder = (root: string): BankFolder => {
  // Account numbers are in these files: nobody but the server's own user reads them.
  const made = async (name: string): Promise<string> => {
    const folder = join(root, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  };
  const list = async (folder: string): Promise<string[]> =>
    (await readdir(await made(folder), { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
  const add = async (folder: string, name: string, content: string): Promise<void> => {
    const file = await open(join(folder, name), 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await sync(folder);
  };
  return {
    stage: async (name, content) => add(await made('staged'), name, content),
    staged: () => list('staged'),
    publish: async (name) => {
      const [from, to] = [await made('staged'), await made('out')];
      await unlessMissing(rename(join(from, name), join(to, name)));
      await sync(to);
    },
    discard: async (name) => rm(join(root, 'staged', name), { force: true }),
    outgoing: () => list('out'),
    readOutgoing: async (name) =>
      readFile(join(root, 'out', name), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    keep: async (name, content) => add(await made('done'), name, content),
    incoming: () => list('in'),
    failed: () => list('failed'),
    read: async (name) => {
      const path = join(root, 'in', name);
      const { size } = await stat(path);
      if (size > MAX_FILE_BYTES) throw new Error('The file is too large.');
      return readFile(path, 'utf8');
    },
    file: async (name, as) => {
      const [from, to] = [await made('in'), await made(as)];
      // Banks may use a name again: nothing that is kept is written over.
      const kept = (await list(as)).includes(name) ? `${Date.now()}-${name}` : name;
      await unlessMissing(rename(join(from, name), join(to, kept)));
    },
  };
};
