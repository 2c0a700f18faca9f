import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The configured keys, or a pair that is made at the first start and kept. */
export const vapidKeys = async (given: VapidKeys | null, dataDir: string): Promise<VapidKeys> => {
  if (given) return given;
  const file = join(dataDir, 'vapid.json');
  await mkdir(dataDir, { recursive: true });
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  // Fails if the file exists: processes that start together end up with the same pair.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
};
