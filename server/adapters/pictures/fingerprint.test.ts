import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plain, quarters } from '#tests/support/pictures.ts';
import { makeVariants } from './index.ts';

const fingerprint = async (bytes: Buffer) => (await makeVariants(bytes)).fingerprint;

/** A portrait, the same every time: what is drawn by chance is at times hard to tell. */
const portrait = async (name: string): Promise<Buffer> => {
  const file = new URL(`../../../demo/pictures/${name}.webp`, import.meta.url);
  return sharp(await readFile(file))
    .png()
    .toBuffer();
};

/** How many bits differ. */
const distance = (a: bigint | null, b: bigint | null): number =>
  BigInt.asUintN(64, (a ?? 0n) ^ (b ?? 0n))
    .toString(2)
    .replaceAll('0', '').length;

describe('the fingerprint of a picture', () => {
  it('[OPS-4] stays nearly the same when it is made smaller, darker or encoded again', async () => {
    const original = await portrait('aino-1');
    const first = await fingerprint(original);
    const copies = await Promise.all([
      sharp(original).resize(480, 640).jpeg({ quality: 60 }).toBuffer(),
      sharp(original).modulate({ brightness: 0.85 }).webp({ quality: 70 }).toBuffer(),
    ]);
    for (const copy of copies) expect(distance(first, await fingerprint(copy))).toBeLessThan(4);
  });

  it('[OPS-4] differs for different pictures, and is none for a plain wall', async () => {
    const one = await fingerprint(await portrait('aino-1'));
    for (const other of [await portrait('bram-1'), await quarters(900, 1200).png().toBuffer()]) {
      expect(distance(one, await fingerprint(other))).toBeGreaterThan(10);
    }
    expect(await fingerprint(await plain(900, 1200).png().toBuffer())).toBeNull();
  });
});
