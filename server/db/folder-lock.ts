import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(folder: string) {
    super(`${folder} is in use by another Duet process. Stop it first, or set DATA_DIR.`);
  }
}

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A socket in Linux's abstract namespace disappears with its process, even after SIGKILL. */
const lockBySocket = (folder: string): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error) => {
      reject(code(error) === 'EADDRINUSE' ? new FolderInUse(folder) : error);
    });
    server.listen(`\0pglite:${folder}`, () => {
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return code(error) === 'EPERM';
  }
};

const lockByFile = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'lock');
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (code(error) !== 'EEXIST') throw error;
      const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
      if (holder > 0 && isAlive(holder)) throw new FolderInUse(folder);
      await rm(file, { force: true });
    }
  }
};

/** Takes the folder for this process alone; two openers of an embedded database lose rows. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
};
