import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A new pair in the form that browsers and push hosts expect: raw P-256 values, base64url. */
export const makeKeys = (): VapidKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
};

/** The configured keys, or a pair that is made at the first start and kept. */
export const vapidKeys = async (given: VapidKeys | null, dataDir: string): Promise<VapidKeys> => {
  if (given) return given;
  const file = join(dataDir, 'vapid.json');
  await mkdir(dataDir, { recursive: true });
  const made = JSON.stringify(makeKeys());
  // Fails if the file exists: processes that start together end up with the same pair.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
};
