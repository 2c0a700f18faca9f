import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDisk } from './disk.ts';

describe('storage on disk', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'duet-storage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  };

  it('spreads many files over folders', async () => {
    const storage = openDisk(folder, { fsync: false });
    const names = Array.from({ length: 300 }, (_, index) => `photos/${index}.webp`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name))));
    const folders = await readdir(folder);
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.length).toBeLessThanOrEqual(257);
    expect(await files()).toHaveLength(300);
  });

  it('leaves nothing behind when it cannot write', async () => {
    const storage = openDisk(folder);
    await storage.put('a.webp', Buffer.from('whole'));
    const [kept] = await files();
    await storage.remove(['a.webp']);
    // A folder that is not empty stands where the file should go.
    await mkdir(join(kept?.parentPath ?? '', 'a.webp', 'inside'), { recursive: true });
    await expect(storage.put('a.webp', Buffer.from('whole'))).rejects.toThrow(/EISDIR|ENOTEMPTY/);
    expect(await files()).toEqual([]);
  });

  it('erases what a killed process left unfinished, but not what another is writing', async () => {
    const unfinished = join(folder, 'unfinished');
    await mkdir(unfinished);
    await writeFile(join(unfinished, 'old'), 'half a picture');
    await utimes(join(unfinished, 'old'), 0, 0);
    await writeFile(join(unfinished, 'new'), 'half a picture');
    await openDisk(folder).put('a.webp', Buffer.from('whole'));
    expect(await readdir(unfinished)).toEqual(['new']);
  });
});
