import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';
import { FolderInUse } from '#server/db/index.ts';

const MODULE = new URL('../../server/db/folder-lock.ts', import.meta.url).href;

/** Takes the folder that its last word names, says so, and holds it until it is killed. */
const HOLD = `const { lockFolder } = await import(${JSON.stringify(MODULE)});
  await lockFolder(process.argv.at(-1)).then(
    () => { console.log('held'); setInterval(() => undefined, 1e6); },
    (error) => console.log(error.name),
  );`;

const ARGUMENTS = ['--input-type=module', '--eval', HOLD];
const inOtherNetwork = ['--net', process.execPath];
const hasNetworks = spawnSync('unshare', [...inOtherNetwork, '--version']).status === 0;

describe('a folder that is held by a process', () => {
  let folder: string;
  let release: () => Promise<unknown>;

  const holdElsewhere = async (path: string) => {
    const child = spawn(process.execPath, [...ARGUMENTS, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    release = () => {
      child.kill('SIGKILL');
      return ended;
    };
    const [word] = (await once(child.stdout, 'data')) as [Buffer];
    expect(word.toString()).toBe('held\n');
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'duet-folder-'));
    await holdElsewhere(folder);
  });

  afterEach(async () => {
    await release();
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused by its name and by any other', async () => {
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const other = `${folder}-link`;
    await symlink(folder, other);
    await expect(lockFolder(other)).rejects.toThrow(FolderInUse);
    await rm(other);
  });

  it.skipIf(!hasNetworks)('is refused in another network, as containers have', () => {
    const tried = spawnSync('unshare', [...inOtherNetwork, ...ARGUMENTS, folder], {
      encoding: 'utf8',
    });
    expect(tried.stdout).toBe('FolderInUse\n');
  });

  it('is free once that was killed, and held once in the own process', async () => {
    await release();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    unlock();
    (await lockFolder(folder))();
  });

  it('may have a long path', async () => {
    (await lockFolder(join(folder, 'a'.repeat(200), 'b'.repeat(100))))();
  });
});
