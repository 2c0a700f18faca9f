import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was not sent: to whom, and about which member. */
interface OutboxItem {
  readonly to: string;
  readonly member?: string;
  readonly subject?: string;
  readonly text: string;
  readonly data?: object;
}

/** Keeps something in the outbox instead of sending it. A file appears whole or not at all. */
export const writeToOutbox = async (
  folder: string,
  channel: 'mail' | 'sms' | 'push',
  item: OutboxItem,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const name = `${Date.now()}-${randomUUID()}.json`;
  const unfinished = join(folder, `.${name}`);
  await writeFile(unfinished, JSON.stringify({ channel, ...item }, null, 2));
  await rename(unfinished, join(folder, name));
};

/** Erases what is kept and fits. */
export const deleteFromOutbox = async (
  folder: string,
  fits: (item: OutboxItem) => boolean,
): Promise<void> => {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => !name.startsWith('.'))) {
    const path = join(folder, file);
    if (fits(JSON.parse(await readFile(path, 'utf8')) as OutboxItem))
      await rm(path, { force: true });
  }
};
