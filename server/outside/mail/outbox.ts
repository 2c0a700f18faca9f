import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter, Mail } from './mail.ts';

/** Mail as one JSON file each, for development and tests. A file appears whole or not at all. */
export const openOutbox = (folder: string): Mail => ({
  send: async (letter) => {
    await mkdir(folder, { recursive: true });
    const name = `${Date.now()}-${randomUUID()}.json`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, JSON.stringify({ channel: 'mail', ...letter }, null, 2));
    await rename(unfinished, join(folder, name));
  },
  forget: async (address, member) => {
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => !name.startsWith('.'))) {
      const path = join(folder, file);
      const letter = JSON.parse(await readFile(path, 'utf8')) as Letter;
      if (letter.to === address || letter.member === member) await rm(path, { force: true });
    }
  },
  close: () => undefined,
});
