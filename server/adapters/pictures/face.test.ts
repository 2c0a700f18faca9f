import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blue, plain, red } from '#tests/support/pictures.ts';
import type { Colour } from '#tests/support/pictures.ts';
import { usualFace } from '#contract/members/face.ts';
import { makeVariants } from './index.ts';

const fair: Colour = [224, 178, 152];
const dark: Colour = [104, 66, 50];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly skin?: Colour;
}

/** Skin in front of something blue. */
const person = async (
  width: number,
  height: number,
  { x, y, skin = fair }: Spot,
): Promise<Buffer> => {
  const size = Math.round(Math.min(width, height) * 0.36);
  const input = await plain(size, size, skin).png().toBuffer();
  const [left, top] = [Math.round(x * width - size / 2), Math.round(y * height - size / 2)];
  return plain(width, height, blue).composite([{ input, left, top }]).png().toBuffer();
};

const faceIn = async (bytes: Buffer, ...cut: [Parameters<typeof makeVariants>[1]?]) =>
  (await makeVariants(bytes, ...cut)).face;

const near = ({ x, y }: Spot) => ({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });

describe('the face of a photo', () => {
  it.each<[string, Spot]>([
    ['in the middle', { x: 0.5, y: 0.4 }],
    ['at the left', { x: 0.3, y: 0.35 }],
    ['at the right, of dark skin', { x: 0.7, y: 0.3, skin: dark }],
  ])('[MEM-2] is found %s', async (_, spot) => {
    expect(await faceIn(await person(600, 800, spot))).toEqual(near(spot));
  });

  it('[MEM-2] is found in a corner, a little inwards', async () => {
    const face = await faceIn(await person(600, 800, { x: 0.2, y: 0.15 }));
    expect(face?.x).toBeLessThan(0.33);
    expect(face?.y).toBeLessThan(0.27);
  });

  it('[MEM-2] is found in the part of a wide photo that is kept', async () => {
    // Of 1600 by 800 the middle 600 are kept.
    const wide = await person(1600, 800, { x: 0.45, y: 0.4 });
    expect(await faceIn(wide)).toEqual(near({ x: (0.45 * 1600 - 500) / 600, y: 0.4 }));
  });

  it('[MEM-2] is found where it is once the photo stands upright', async () => {
    const upright = await person(600, 800, { x: 0.35, y: 0.3 });
    const lying = await sharp(upright)
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await faceIn(lying)).toEqual(near({ x: 0.35, y: 0.3 }));
  });

  it('[MEM-2] is found in the smallest photo', async () => {
    expect(await faceIn(await person(400, 400, { x: 0.5, y: 0.35 }))).toEqual(
      near({ x: 0.5, y: 0.35 }),
    );
  });

  it('[MEM-2] is where faces are if there is no skin to be seen', async () => {
    expect(await faceIn(await plain(600, 800, blue).png().toBuffer())).toEqual(usualFace);
    expect(await faceIn(await plain(600, 800, red).png().toBuffer())).toEqual(usualFace);
  });

  it('[MEM-2] is the middle of the upper part of what its owner cropped', async () => {
    const bytes = await person(1200, 1600, { x: 0.2, y: 0.8 });
    expect(await faceIn(bytes, { x: 0, y: 0.5, width: 0.5, height: 0.5 })).toEqual(usualFace);
  });

  it('is not looked for in a photo of a chat', async () => {
    expect(await faceIn(await person(600, 800, { x: 0.5, y: 0.4 }), 'whole')).toBeNull();
  });
});
