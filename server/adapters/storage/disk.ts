import { hash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';
import { CONTENT_TYPE, assertPlainName, forEachLimited } from './storage.ts';

const MAX_CONCURRENT = 8;
const UNFINISHED_AFTER_MS = 3_600_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Files in a folder, spread over 256 others; `fsync` false is for what may be lost with the power. */
export const openDisk = (folder: string, { fsync = true } = {}): Storage => {
  const unfinished = join(folder, 'unfinished');

  const pathOf = (name: string): string => {
    assertPlainName(name);
    // Flat, because empty folders would stay behind; no name holds this sign itself.
    return join(folder, hash('sha256', name).slice(0, 2), name.replaceAll('/', '~'));
  };

  // A process that was killed while it wrote leaves a picture that nobody would ever erase.
  const sweep = async () => {
    for (const file of await readdir(unfinished)) {
      const path = join(unfinished, file);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - UNFINISHED_AFTER_MS) await rm(path, { force: true });
    }
  };
  // Others may sweep the same folder, and on the first start there is none.
  let swept: Promise<void> | undefined;
  const sweepOnce = () => (swept ??= sweep().catch(() => undefined));

  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      const draft = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      const isNew = await mkdir(dirname(path), { recursive: true });
      await sweepOnce();
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          if (fsync) await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      if (fsync) await syncFolder(dirname(path));
      if (fsync && isNew) await syncFolder(folder);
    },
    get: async (name) => {
      const file = await open(pathOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, type: CONTENT_TYPE };
    },
    remove: async (names) => {
      const paths = names.map(pathOf);
      await forEachLimited(paths, MAX_CONCURRENT, (path) => rm(path, { force: true }));
    },
    close: () => undefined,
  };
};
