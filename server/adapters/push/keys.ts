import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const isCalled = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Those that an earlier start has made; null before the first. */
const keptIn = async (file: string): Promise<VapidKeys | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
  } catch (error) {
    if (isCalled(error, 'ENOENT')) return null;
    throw error;
  }
};

/** The configured keys, or a pair that is made at the first start and kept. */
export const vapidKeys = async (given: VapidKeys | null, dataDir: string): Promise<VapidKeys> => {
  const file = join(dataDir, 'vapid.json');
  const known = given ?? (await keptIn(file));
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  // It appears whole, or not at all because there is one: who starts together has the same pair.
  await link(draft, file).catch((error: unknown) => {
    if (!isCalled(error, 'EEXIST')) throw error;
  });
  await rm(draft);
  return vapidKeys(null, dataDir);
};
