import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import type { Face } from '#contract/members/face.ts';
import { squareAround, usualFace } from '#contract/members/face.ts';
import type { Size } from './area.ts';
import { toStoredArea, portraitIn, scaleArea, fitArea, turnFor, wholeIn } from './area.ts';
import type { Pixels } from './face.ts';
import { findFace } from './face.ts';
import { fingerprintOf } from './fingerprint.ts';
import { READS_HEIC } from './format.ts';
import type { Crop, Picture, Variant } from './picture.ts';
import { PictureError } from './picture.ts';
import { createPool } from './pool.ts';

// One thread for each picture, and no memory of past ones.
sharp.concurrency(1);
sharp.cache(false);
// Whatever the bytes pretend to be, no other decoder ever sees them.
const LOADERS = ['Jpeg', 'Png', 'Webp', ...(READS_HEIC ? ['Heif'] : [])];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}Buffer`) });

const { minSide, maxPixels, widths } = limits.picture;
const SECONDS = 30;
const QUALITY = 80;

/** Progressive and interlaced pictures are held in memory as a whole: up to 450 MB, so one at a time. */
const runAlone = createPool(1, Infinity);

/** A part of three by four, or all of the picture. */
export type Cut = Crop | 'whole' | undefined;

const open = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const broken = (error: unknown): never => {
  throw new PictureError('picture_broken', { cause: error });
};

/** Decodes the wanted part, upright, in sRGB, on white; a JPEG only as finely as needed. */
const decode = async (bytes: Buffer, cut: Cut): Promise<Pixels> => {
  const about = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const size = about.autoOrient;
  if (size.width * size.height > maxPixels) throw new PictureError('picture_too_many_pixels');
  if (Math.min(size.width, size.height) < minSide) throw new PictureError('picture_too_small');
  const wanted = cut === 'whole' ? wholeIn(size) : portraitIn(size, cut);
  // As much as the smallest picture gives when nothing is cropped.
  if (Math.round(wanted.height) < minSide) throw new PictureError('picture_too_small');

  // Turned afterwards: turning first would decode all of it, and hold it in memory.
  const turn = turnFor(about.orientation);
  const { whole, area } = toStoredArea(scaleArea(size, wanted, widths.large), turn);
  const read = () =>
    pixelsOf(
      sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
        .timeout({ seconds: SECONDS })
        .resize({ ...whole, fit: 'fill' })
        .extract(area)
        .flatten({ background: '#fff' })
        .toColourspace('srgb'),
    );
  const stored = await (about.isProgressive ? runAlone(read) : read()).catch(broken);
  if (!turn.mirrored && turn.quarters === 0) return stored;
  return pixelsOf(
    open(stored)
      .flop(turn.mirrored)
      .rotate(turn.quarters * 90),
  );
};

const encode = async (picture: Sharp, quality = QUALITY): Promise<Variant> => {
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

const reduced = (pixels: Pixels, width: number): Sharp =>
  open(pixels).resize({ ...fitArea(Math.min(width, pixels.width), pixels), fit: 'fill' });

const TINY = 32;
/** Of `TINY`: leaves about five waves across the picture, too few for a face, whoever sharpens it. */
const BLUR = { sigma: 3, minAmplitude: 0.01, precision: 'float' } as const;

const lock = async (tiny: Pixels, form: Size): Promise<Variant> => {
  const blurred = await pixelsOf(open(tiny).blur(BLUR));
  return encode(open(blurred).resize({ ...fitArea(widths.medium, form), fit: 'fill' }));
};

const hex = (value: number): string => value.toString(16).padStart(2, '0');

const colourOf = async (tiny: Pixels): Promise<string> => {
  const { r, g, b } = (await open(tiny).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
};

/** Whoever cropped it put the face where faces are; else it is looked for. */
const faceOf = (tiny: Pixels, cut: Cut): Face | null => {
  if (cut === 'whole') return null;
  return cut ? usualFace : findFace(tiny);
};

/** Makes all that is kept of a picture, one after the other: each step holds a thread that others need. */
export const variantsOf = async (bytes: Buffer, cut: Cut): Promise<Picture> => {
  const pixels = await decode(bytes, cut);
  const tiny = await pixelsOf(reduced(pixels, TINY));
  return {
    large: await encode(open(pixels)),
    medium: await encode(reduced(pixels, widths.medium)),
    thumb: await encode(reduced(pixels, widths.thumb)),
    locked: await lock(tiny, pixels),
    colour: await colourOf(tiny),
    face: faceOf(tiny, cut),
    fingerprint: fingerprintOf(tiny),
  };
};

/** Twice as large as mails show it. */
const AVATAR = 128;

export const avatarOf = async (bytes: Buffer, face: Face | null): Promise<Buffer> => {
  const { width } = await sharp(bytes).metadata();
  const square = squareAround(face);
  const [left, top, side] = [square.left, square.top, square.side].map((share) =>
    Math.floor(share * width),
  );
  return sharp(bytes)
    .extract({ left: left ?? 0, top: top ?? 0, width: side ?? width, height: side ?? width })
    .resize(AVATAR, AVATAR)
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
