import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT, PICTURES, picturesOf, withFigures } from './document.ts';
import { inOrder, readKept } from './results.ts';

it('shows in table and pictures what is kept (else: node bench/run.ts --draw)', async () => {
  const all = inOrder(await readKept());
  const text = await readFile(DOCUMENT, 'utf8');
  expect(withFigures(text, all)).toBe(text);
  const drawn = picturesOf(all);
  expect((await readdir(PICTURES)).toSorted()).toEqual([...drawn.keys()].toSorted());
  for (const [file, picture] of drawn) {
    expect(await readFile(join(PICTURES, file), 'utf8'), file).toBe(picture);
  }
});
