import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Entry } from './entry.ts';

/** The payments of the test provider, one file each, for all processes of a machine. */
export interface Books {
  /** Signs what the provider says. */
  readonly key: Uint8Array;
  /** What the payment of an order is called: nobody guesses it, and it is always the same. */
  referenceFor(orderId: string): string;
  read(reference: string): Promise<Entry | null>;
  /** Changes one payment while nobody else does; null makes none. Gives what stands there then. */
  change(
    reference: string,
    work: (entry: Entry | null) => Entry | null | Promise<Entry | null>,
  ): Promise<Entry | null>;
  references(): Promise<string[]>;
}

const REFERENCE = /^sb_[\w-]{43}$/;

/** Nobody holds a lock for more than a few milliseconds. */
const STALE_MS = 30_000;
const TURN_MS = 5;

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return code(error) === 'EPERM';
  }
};

/** Whether whoever holds a lock has gone without leaving it. */
const isLeft = async (file: string): Promise<boolean> => {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    const { mtimeMs } = await stat(file);
    return (pid > 0 && !isAlive(pid)) || Date.now() - mtimeMs > STALE_MS;
  } catch (error) {
    if (code(error) === 'ENOENT') return false;
    throw error;
  }
};

/** Makes a file that appears whole, and only if there is none; says whether it did. */
const makeOnce = async (file: string, text: string): Promise<boolean> => {
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, text, { mode: 0o600 });
  try {
    await link(made, file);
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(made);
  }
};

/** A lock names its holder from the first moment: one killed right then is seen to be gone. */
const takeLock = async (file: string): Promise<void> => {
  while (!(await makeOnce(file, String(process.pid)))) {
    if (await isLeft(file)) await rm(file, { force: true });
    else await pause(TURN_MS);
  }
};

/** Made at the first start: processes that start together end up with the same. */
const keyIn = async (folder: string): Promise<Uint8Array> => {
  const file = join(folder, 'key');
  await makeOnce(file, randomBytes(32).toString('hex'));
  return Buffer.from(await readFile(file, 'utf8'), 'hex');
};

/** Opens the books in a folder, which is made if there is none. */
export const openBooks = async (folder: string): Promise<Books> => {
  const payments = join(folder, 'payments');
  await mkdir(payments, { recursive: true });
  const key = await keyIn(folder);
  const fileOf = (reference: string) => join(payments, `${reference}.json`);

  const read = async (reference: string): Promise<Entry | null> => {
    if (!REFERENCE.test(reference)) return null;
    try {
      return JSON.parse(await readFile(fileOf(reference), 'utf8')) as Entry;
    } catch (error) {
      if (code(error) === 'ENOENT') return null;
      throw error;
    }
  };

  const write = async (entry: Entry): Promise<void> => {
    const file = fileOf(entry.reference);
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, JSON.stringify(entry, null, 2), { mode: 0o600 });
    await rename(unfinished, file);
  };

  const alone = async <T>(reference: string, work: () => Promise<T>): Promise<T> => {
    const lock = join(payments, `${reference}.lock`);
    await takeLock(lock);
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  };

  return {
    key,
    referenceFor: (orderId) =>
      `sb_${createHmac('sha256', key).update(`payment ${orderId}`).digest('base64url')}`,
    read,
    change: async (reference, work) => {
      if (!REFERENCE.test(reference)) return null;
      return alone(reference, async () => {
        const before = await read(reference);
        const after = await work(before);
        if (after && after !== before) await write(after);
        return after;
      });
    },
    references: async () =>
      (await readdir(payments))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length)),
  };
};
