import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

export type Colour = readonly [number, number, number];

export const red: Colour = [200, 40, 50];
export const green: Colour = [40, 160, 70];
export const blue: Colour = [40, 60, 190];
export const yellow: Colour = [220, 200, 50];

/** Rows of colours as blocks that fill a picture. */
export const blocks = (
  width: number,
  height: number,
  rows: readonly (readonly Colour[])[],
): Sharp => {
  const across = rows[0]?.length ?? 0;
  const raw = { width: across, height: rows.length, channels: 3 } as const;
  return sharp(Buffer.from(rows.flat(2)), { raw }).resize(width, height, {
    fit: 'fill',
    kernel: 'nearest',
  });
};

export const plain = (width: number, height: number, [r, g, b]: Colour = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/** Red and green above, blue and yellow below. */
export const quarters = (width: number, height: number): Sharp =>
  blocks(width, height, [
    [red, green],
    [blue, yellow],
  ]);

/** Soft shapes under the grain of a camera: about as hard to encode as a photo. */
export const photo = async (width: number, height: number, grain = 12): Promise<Sharp> => {
  const noise = (wide: number, high: number, sigma: number) =>
    sharp({
      create: {
        width: wide,
        height: high,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const few = await noise(Math.ceil(width / 100), Math.ceil(height / 100), 60)
    .png()
    .toBuffer();
  const shapes = await sharp(few).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const grains = await noise(width, height, grain).raw().toBuffer();
  const data = shapes.map((value, index) =>
    Math.min(Math.max(value + (grains[index] ?? 128) - 128, 0), 255),
  );
  return sharp(data, { raw: { width, height, channels: 3 } });
};

/** Some pixels of a picture, each at shares of its width and height. */
export const pixelsAt = async (
  bytes: Buffer,
  places: readonly (readonly [number, number])[],
): Promise<number[][]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const row = Math.floor(y * info.height);
    const at = (row * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  });
};

/** How far two colours lie apart at most, in one channel. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...other.map((value, index) => Math.abs(value - (one[index] ?? Infinity))));

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};

/** A black PNG of one bit a pixel: a few kilobytes become gigabytes when somebody decodes them. */
export const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
