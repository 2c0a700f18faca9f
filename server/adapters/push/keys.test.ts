import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { vapidKeys } from './keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('[SCALE-1] processes that start together sign pushes with the same keys, and later ones too', async () => {
  const dataDir = join(folder, 'not', 'there', 'yet');
  const pairs = await Promise.all(Array.from({ length: 30 }, () => vapidKeys(null, dataDir)));
  const [first] = pairs;
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await vapidKeys(null, dataDir)).toEqual(first);
  expect(await readdir(dataDir)).toEqual(['vapid.json']);
  expect((await stat(join(dataDir, 'vapid.json'))).mode & 0o777).toBe(0o600);
});
