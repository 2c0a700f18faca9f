import { describe, expect, it } from 'vitest';
import { allStoragePaths, fileName, newFileId, parseFileName } from './file-names.ts';

const name = '0123456789abcdef0123456789abcdef';

describe('the names of pictures', () => {
  it('[MEM-3] cannot be guessed', () => {
    const names = Array.from({ length: 1000 }, newFileId);
    expect(new Set(names).size).toBe(1000);
    for (const each of names) expect(each).toMatch(/^[\da-f]{32}$/);
  });

  it.each(['large', 'medium', 'thumb'] as const)('[MEM-3] say the size: %s', (size) => {
    expect(parseFileName(fileName(name, size))).toEqual({ file: name, size });
  });

  it('[MEM-3] tell a blur apart', () => {
    expect(parseFileName(name)).toEqual({ file: name, size: 'locked' });
  });

  it.each([
    '',
    'photo',
    name.slice(1),
    `${name}0`,
    name.toUpperCase(),
    `${name}-huge`,
    `${name}-`,
    `${name}-large-large`,
    `${name}/large`,
    `${name}~large`,
    `../${name}`,
    `${name}\n`,
    `${name}-large\0`,
    `${name} `,
    '__proto__',
  ])('[MEM-3] are none of: %j', (other) => {
    expect(parseFileName(other)).toBeNull();
  });

  it('[MEM-3] lead to all that may be kept', () => {
    expect(allStoragePaths(name)).toEqual([
      `${name}/large.webp`,
      `${name}/medium.webp`,
      `${name}/thumb.webp`,
      `${name}.webp`,
    ]);
  });
});
