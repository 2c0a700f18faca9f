import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '#tests/support/s3.ts';
import { parseS3Url } from '#server/config/s3.ts';
import type { Storage } from './index.ts';
import { openStorage } from './index.ts';

const onDisk = async () => {
  const parent = await mkdtemp(join(tmpdir(), 'duet-storage-'));
  const storage = openStorage({ s3: null, folder: join(parent, 'not', 'there', 'yet') });
  return { storage, undo: () => rm(parent, { recursive: true }) };
};

const inBucket = (bucketIn: 'path' | 'host') => async () => {
  const server = await startS3(bucketIn);
  return {
    storage: openStorage({ s3: parseS3Url(server.url), folder: '/nowhere' }),
    undo: server.stop,
  };
};

const read = async (storage: Storage, name: string): Promise<Buffer | null> => {
  const found = await storage.get(name);
  return found && buffer(found.stream);
};

/** What every store has to do, whichever the settings choose. */
describe.each([
  ['a folder', onDisk],
  ['a bucket in the path', inBucket('path')],
  ['a bucket in the host name', inBucket('host')],
])('storage in %s', (_, open) => {
  let storage: Storage;
  let undo: () => Promise<void>;

  beforeEach(async () => {
    ({ storage, undo } = await open());
  });
  afterEach(async () => {
    storage.close();
    await undo();
  });

  it('gives back what was put, with its size and type', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('photos/ab_cd-1/large.webp', bytes);
    const found = await storage.get('photos/ab_cd-1/large.webp');
    expect(found).toMatchObject({ size: bytes.length, type: 'image/webp' });
    expect(found && (await buffer(found.stream))).toEqual(bytes);
  });

  it('takes bytes that are a part of something larger', async () => {
    await storage.put('part.webp', new Uint8Array(Buffer.from('before and after').buffer, 0, 6));
    expect((await read(storage, 'part.webp'))?.length).toBe(6);
  });

  it('has nothing under other names', async () => {
    await storage.put('a/b.webp', Buffer.from('here'));
    expect(await storage.get('b.webp')).toBeNull();
    expect(await storage.get('a/b/c.webp')).toBeNull();
    expect(await storage.get('a_b.webp')).toBeNull();
  });

  it('replaces what was there', async () => {
    await storage.put('a.webp', Buffer.from('the first'));
    await storage.put('a.webp', Buffer.from('second'));
    expect(await read(storage, 'a.webp')).toEqual(Buffer.from('second'));
  });

  it('shows a reader one whole version while others write', async () => {
    const versions = Array.from({ length: 8 }, (_unused, index) => Buffer.alloc(100_000, index));
    await storage.put('a.webp', Buffer.alloc(100_000, 0));
    const reading = versions.map(() => read(storage, 'a.webp'));
    await Promise.all(versions.map((bytes) => storage.put('a.webp', bytes)));
    for (const bytes of [...(await Promise.all(reading)), await read(storage, 'a.webp')]) {
      expect(versions.some((version) => bytes?.equals(version))).toBe(true);
    }
  });

  it('removes many at once, and minds none that is gone', async () => {
    const names = Array.from({ length: 30 }, (_unused, index) => `member/${index}.webp`);
    await storage.put('other/0.webp', Buffer.from('stays'));
    for (const name of names.slice(5)) await storage.put(name, Buffer.from('goes'));
    await storage.remove(names);
    await storage.remove(names);
    await storage.remove([]);
    for (const name of names) expect(await storage.get(name)).toBeNull();
    expect(await read(storage, 'other/0.webp')).toEqual(Buffer.from('stays'));
  });

  it('lets go of a stream that nobody reads', async () => {
    await storage.put('a.webp', randomBytes(500_000));
    for (let index = 0; index < 20; index += 1) (await storage.get('a.webp'))?.stream.destroy();
    expect((await read(storage, 'a.webp'))?.length).toBe(500_000);
  });

  it.each([
    '',
    '.webp',
    '../a.webp',
    'a/../b.webp',
    './a.webp',
    '/a.webp',
    'a//b.webp',
    'a/.webp',
    'A.webp',
    'a.png',
    'a.webp.html',
    'a.html.webp',
    'a b.webp',
    'a%2f.webp',
    'a?b.webp',
    'a~b.webp',
    'a\\b.webp',
    'a\0.webp',
    'a.webp\n',
    'é.webp',
    `${'a'.repeat(200)}.webp`,
  ])('refuses the name %j', async (name) => {
    const refusal = 'Not a name to store under.';
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(refusal);
    await expect(storage.get(name)).rejects.toThrow(refusal);
    await expect(storage.remove(['a.webp', name])).rejects.toThrow(refusal);
  });
});
