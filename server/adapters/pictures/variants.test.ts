import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  blocks,
  blue,
  distance,
  green,
  photo,
  pixelsAt,
  plain,
  quarters,
  red,
  yellow,
} from '#tests/support/pictures.ts';
import type { Colour } from '#tests/support/pictures.ts';
import type { Picture } from './index.ts';
import { makeVariants } from './index.ts';

const NAMES = ['large', 'medium', 'thumb', 'locked'] as const;
const sizesOf = (picture: Picture) =>
  NAMES.map((name) => `${picture[name].width}x${picture[name].height}`);

/** What lies near the corners of a picture: above left and right, below left and right. */
const cornersOf = async (bytes: Buffer): Promise<string> => {
  const names = { r: red, g: green, b: blue, y: yellow };
  const nearest = (pixel: number[]) =>
    Object.entries(names).toSorted(
      ([, one], [, other]) => distance(pixel, one) - distance(pixel, other),
    )[0]?.[0] ?? '';
  const places = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const;
  return (await pixelsAt(bytes, places)).map(nearest).join('');
};

const middleOf = async (bytes: Buffer): Promise<number[]> =>
  (await pixelsAt(bytes, [[0.5, 0.5]])).flat();

const MARKER = 'Marker-of-a-place-52.5163N';

describe('variants', () => {
  it('[MEM-4] come in three sizes and a locked one, each as WebP', async () => {
    const picture = await makeVariants(await quarters(1500, 1400).jpeg().toBuffer());
    expect(sizesOf(picture)).toEqual(['960x1280', '480x640', '240x320', '480x640']);
    for (const name of NAMES) {
      const { format, width, height } = await sharp(picture[name].bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: picture[name].width,
        height: picture[name].height,
      });
      expect(await cornersOf(picture[name].bytes), name).toBe('rgby');
    }
  });

  it('[MEM-4] are never larger than the original', async () => {
    const sizes = async (width: number, height: number) =>
      sizesOf(await makeVariants(await plain(width, height).png().toBuffer()));
    expect(await sizes(400, 400)).toEqual(['300x400', '300x400', '240x320', '480x640']);
    expect(await sizes(3000, 800)).toEqual(['600x800', '480x640', '240x320', '480x640']);
    expect(await sizes(500, 9000)).toEqual(['500x667', '480x640', '240x320', '480x640']);
  });

  it('[MEM-4] hold nothing of the camera, the place or the person', async () => {
    const bytes = await quarters(800, 900)
      .withExif({
        IFD0: { Copyright: MARKER, Make: MARKER, Software: MARKER },
        IFD2: { UserComment: MARKER, LensModel: MARKER },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 30/1 5868/100',
          GPSProcessingMethod: MARKER,
        },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${MARKER} --></x:xmpmeta>`)
      .withIccProfile('p3')
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    expect(bytes.toString('latin1').split(MARKER).length).toBeGreaterThan(3);
    const picture = await makeVariants(bytes);
    for (const name of NAMES) {
      const variant = picture[name].bytes;
      expect(variant.includes(MARKER), name).toBe(false);
      // Nothing but pixels: a file with metadata begins with another chunk.
      expect(variant.toString('latin1', 8, 16), name).toBe('WEBPVP8 ');
      expect(variant.readUInt32LE(16) + 20, name).toBe(variant.length);
      const about = await sharp(variant).metadata();
      for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) {
        expect(about[kind], `${name} ${kind}`).toBeUndefined();
      }
    }
  });

  it('[MEM-4] stand upright, however the camera was held', async () => {
    const turned = quarters(600, 500).withMetadata({ orientation: 6 });
    for (const bytes of [await turned.clone().jpeg().toBuffer(), await turned.webp().toBuffer()]) {
      const picture = await makeVariants(bytes);
      expect(picture.large).toMatchObject({ width: 450, height: 600 });
      for (const name of NAMES) expect(await cornersOf(picture[name].bytes), name).toBe('bryg');
    }
  });
});

describe('crop', () => {
  const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };

  it('[MEM-2] takes the part that was chosen', async () => {
    const bytes = await quarters(1800, 2400).png().toBuffer();
    const { large } = await makeVariants(bytes, crop);
    expect(large).toMatchObject({ width: 900, height: 1200 });
    expect(await cornersOf(large.bytes)).toBe('yyyy');
    const across = await makeVariants(bytes, { ...crop, y: 0.25 });
    expect(await cornersOf(across.large.bytes)).toBe('ggyy');
  });

  // The lower half, whose two colours tell each orientation from all others.
  it.each([
    [1, 'byby'],
    [2, 'ybyb'],
    [3, 'grgr'],
    [4, 'rgrg'],
    [5, 'gygy'],
    [6, 'ygyg'],
    [7, 'brbr'],
    [8, 'rbrb'],
  ])('[MEM-2] [MEM-4] means the upright picture, orientation %d', async (orientation, corners) => {
    const bytes = await quarters(1000, 1000).withMetadata({ orientation }).jpeg().toBuffer();
    const { large } = await makeVariants(bytes, { x: 0, y: 0.5, width: 1, height: 0.5 });
    expect(large).toMatchObject({ width: 375, height: 500 });
    expect(await cornersOf(large.bytes)).toBe(corners);
  });

  it('[MEM-2] is put right where it leads outside', async () => {
    const bytes = await quarters(1800, 2400).jpeg().toBuffer();
    const { large } = await makeVariants(bytes, { x: -1, y: -0.001, width: 3, height: 1.01 });
    expect(large).toMatchObject({ width: 960, height: 1280 });
    expect(await cornersOf(large.bytes)).toBe('rgby');
  });

  it('[MEM-4] is refused where hardly anything is left', async () => {
    const bytes = await plain(1800, 2400).jpeg().toBuffer();
    for (const share of [0, 0.1, 0.16]) {
      await expect(
        makeVariants(bytes, { x: 0.2, y: 0.2, width: share, height: share }),
      ).rejects.toMatchObject({ code: 'picture_too_small' });
    }
  });
});

describe('kinds of pictures', () => {
  const middle = async (bytes: Buffer) => middleOf((await makeVariants(bytes)).large.bytes);
  const half = (colour: Colour) => colour.map((value) => Math.round((value + 255) / 2));
  const [r, g, b] = red;
  const alpha = (opacity: number) =>
    sharp({
      create: { width: 500, height: 500, channels: 4, background: { r, g, b, alpha: opacity } },
    });

  it.each<[string, Promise<Buffer>, readonly number[], number]>([
    ['JPEG', plain(500, 500).jpeg().toBuffer(), red, 6],
    ['progressive JPEG', plain(500, 500).jpeg({ progressive: true }).toBuffer(), red, 6],
    ['grey JPEG', plain(500, 500, [90, 90, 90]).grayscale().jpeg().toBuffer(), [90, 90, 90], 6],
    ['CMYK JPEG', plain(500, 500).toColourspace('cmyk').jpeg().toBuffer(), red, 25],
    ['JPEG in wide colours', plain(500, 500).withIccProfile('p3').jpeg().toBuffer(), red, 8],
    ['PNG', plain(500, 500).png().toBuffer(), red, 6],
    ['interlaced PNG', plain(500, 500).png({ progressive: true }).toBuffer(), red, 6],
    ['PNG of 16 bits', plain(500, 500).toColourspace('rgb16').png().toBuffer(), red, 6],
    ['PNG of a palette', plain(500, 500).png({ palette: true }).toBuffer(), red, 6],
    ['PNG in wide colours', plain(500, 500).withIccProfile('p3').png().toBuffer(), red, 8],
    ['PNG seen through', alpha(0.5).png().toBuffer(), half(red), 6],
    ['palette seen through', alpha(0.5).png({ palette: true }).toBuffer(), half(red), 8],
    ['grey seen through', alpha(0).grayscale().png().toBuffer(), [255, 255, 255], 3],
    ['WebP', plain(500, 500).webp().toBuffer(), red, 6],
    ['WebP seen through', alpha(0.5).webp({ lossless: true }).toBuffer(), half(red), 6],
  ])('[MEM-4] %s', async (_, bytes, colour, tolerance) => {
    const found = await middle(await bytes);
    expect(found).toHaveLength(3);
    expect(distance(found, colour), String(found)).toBeLessThanOrEqual(tolerance);
  });

  it('[MEM-4] of an animation the first frame', async () => {
    const frames = [
      await plain(500, 500, green).png().toBuffer(),
      await plain(500, 500, blue).png().toBuffer(),
    ];
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await makeVariants(bytes);
    expect(sizesOf(picture)[0]).toBe('375x500');
    expect(distance(await middleOf(picture.large.bytes), green)).toBeLessThanOrEqual(6);
  });
});

describe('colour', () => {
  it('is the one that most of the picture has', async () => {
    const spotted = blocks(600, 800, [
      [yellow, blue, blue],
      [blue, blue, blue],
    ]);
    const { colour } = await makeVariants(await spotted.png().toBuffer());
    expect(colour).toMatch(/^#[\da-f]{6}$/);
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    expect(distance(parts, blue)).toBeLessThanOrEqual(10);
  });

  it('is written with all six digits when it is dark', async () => {
    const { colour } = await makeVariants(await plain(500, 500, [0, 0, 0]).png().toBuffer());
    expect(colour).toMatch(/^#0[\da-f]0[\da-f]0[\da-f]$/);
  });
});

describe('the locked picture', () => {
  /** Black and white waves that fade towards the edges, seen through the lock. */
  const contrast = async (waves: number, direction: 'across' | 'down'): Promise<number> => {
    const wave = (at: number, length: number) =>
      Math.cos((at / 480) * waves * 2 * Math.PI) * Math.sin((at / length) * Math.PI) ** 2;
    const greys = (length: number) =>
      Array.from({ length }, (_, at): Colour => {
        const value = 127.5 * (1 + wave(at, length));
        return [value, value, value];
      });
    const rows = direction === 'across' ? [greys(480)] : greys(640).map((grey) => [grey]);
    const striped = blocks(480, 640, rows);
    const { locked } = await makeVariants(await striped.png().toBuffer());
    const { channels } = await sharp(locked.bytes).stats();
    return Math.max(...channels.map(({ min, max }) => max - min));
  };

  it('[MEM-3] keeps light and shade', async () => {
    expect(await contrast(1.5, 'across')).toBeGreaterThan(100);
  });

  it.each([7, 12, 20, 32, 64])(
    '[MEM-3] keeps nothing of %d waves across the picture, however it is sharpened',
    async (waves) => {
      expect(await contrast(waves, 'across')).toBeLessThanOrEqual(3);
      expect(await contrast(waves, 'down')).toBeLessThanOrEqual(3);
    },
  );

  it('[MEM-3] is small, because it holds so little', async () => {
    const bytes = await (await photo(960, 1280, 30)).jpeg().toBuffer();
    const { locked, medium } = await makeVariants(bytes);
    expect(locked.bytes.length).toBeLessThan(medium.bytes.length / 4);
  });
});
