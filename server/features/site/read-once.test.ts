import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-once-'));
});

afterEach(() => rm(folder, { recursive: true }));

const reader = () => readOnce((name) => readFile(join(folder, name), 'utf8'));

describe('what is read once', () => {
  it('[SITE-11] is kept, each by its name', async () => {
    const read = reader();
    await writeFile(join(folder, 'one'), 'first');
    await writeFile(join(folder, 'two'), 'second');
    expect(await Promise.all([read('one'), read('two')])).toEqual(['first', 'second']);
    await writeFile(join(folder, 'one'), 'changed');
    expect(await read('one')).toBe('first');
  });

  it('[SITE-11] is read again after it could not be', async () => {
    const read = reader();
    await expect(read('late')).rejects.toThrow('ENOENT');
    await writeFile(join(folder, 'late'), 'here');
    expect(await read('late')).toBe('here');
  });
});
