import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** Mail as one JSON file each, for development and tests. A file appears whole or not at all. */
export const openOutbox = (folder: string): Mail => ({
  send: async (letter) => {
    await mkdir(folder, { recursive: true });
    const name = `${Date.now()}-${randomUUID()}.json`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, JSON.stringify({ channel: 'mail', ...letter }, null, 2));
    await rename(unfinished, join(folder, name));
  },
  close: () => undefined,
});
