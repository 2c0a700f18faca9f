import { zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bomb, photo, plain } from '#tests/support/pictures.ts';
import { limits } from '#contract/limits.ts';
import { READS_HEIC } from './format.ts';
import { makeVariants } from './index.ts';
import { picturePool } from './pool.ts';

const codeOf = (bytes: Buffer): Promise<string> =>
  makeVariants(bytes).then(
    () => 'taken',
    (error: unknown) => (error as { code: string }).code,
  );

const small = await photo(500, 600);
const jpeg = await small.clone().jpeg().toBuffer();
const png = await small.clone().png().toBuffer();
const webp = await small.clone().webp().toBuffer();
const frame = await plain(500, 500).png().toBuffer();
const formats = {
  jpeg,
  'progressive jpeg': await small.clone().jpeg({ progressive: true }).toBuffer(),
  'large jpeg': await sharp(jpeg).resize(3000, 3600).jpeg().toBuffer(),
  png,
  webp,
  'lossless webp': await small.clone().webp({ lossless: true }).toBuffer(),
};

const withComment = (text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ]);
};
const after = (picture: Buffer, more: string | Uint8Array): Buffer =>
  Buffer.concat([picture, Buffer.from(more)]);
const zip = zipSync({ 'evil.txt': Buffer.from('unpack me') }, { level: 0 });
const page = '<!DOCTYPE html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"></svg>';

describe('what is no picture', () => {
  it.each<[string, Buffer | Promise<Buffer>]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['zeros', Buffer.alloc(100_000)],
    ['a page', Buffer.from(page)],
    ['SVG', Buffer.from(svg)],
    ['SVG after an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['ZIP', Buffer.from(zip)],
    ['a film', Buffer.from('\0\0\0\x20ftypisom\0\0\0\0')],
    ['GIF', plain(500, 500).gif().toBuffer()],
    [
      'animated GIF',
      sharp([frame, frame], { join: { animated: true } })
        .gif()
        .toBuffer(),
    ],
    ['TIFF', plain(500, 500).tiff().toBuffer()],
    ['AVIF', plain(500, 500).avif({ effort: 0 }).toBuffer()],
    ['BMP', Buffer.from('BM\x36\0\0\0\0\0\0\0')],
    ['RIFF that is no WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['a picture that begins late', after(Buffer.from(' '), jpeg)],
    ['JPEG and page in its comment', withComment(page)],
    ['JPEG and SVG in its comment', withComment(svg)],
    ['JPEG and PDF in its comment', withComment('%PDF-1.4')],
    ['JPEG and page behind it', after(jpeg, page)],
    ['PNG and page behind it', after(png, '<HTML><Body>')],
    ['WebP and PHP behind it', after(webp, '<?php system($_GET["c"]);')],
    ['JPEG and ZIP', after(jpeg, zip)],
    ['PNG and ZIP', after(png, zip)],
  ])('[MEM-4] refuses %s', async (_, bytes) => {
    expect(await codeOf(await bytes)).toBe('not_a_picture');
  });

  it.skipIf(READS_HEIC)('[MEM-4] refuses HEIC where the library cannot decode it', async () => {
    const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic');
    expect(await codeOf(heic)).toBe('not_a_picture');
  });

  it('[MEM-4] takes what cameras put behind a picture', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypmp42'), Buffer.alloc(50_000, 0xab)]);
    expect(await codeOf(after(jpeg, film))).toBe('taken');
    expect(await codeOf(after(jpeg, jpeg))).toBe('taken');
    expect(await codeOf(withComment('Taken by Ada on a 3 < 4 day'))).toBe('taken');
  });
});

describe('size', () => {
  it.each([
    [1, 1],
    [399, 4000],
    [4000, 399],
  ])('[MEM-4] refuses %d × %d as too small', async (width, height) => {
    expect(await codeOf(await plain(width, height).png().toBuffer())).toBe('picture_too_small');
  });

  it('[MEM-4] takes 12 MB, and not a byte more', async () => {
    const full = Buffer.concat([jpeg, Buffer.alloc(limits.picture.maxBytes - jpeg.length)]);
    expect(await codeOf(full)).toBe('taken');
    expect(await codeOf(after(full, 'x'))).toBe('picture_too_large');
  });

  it('[MEM-4] takes 50 megapixels, and not a row more', async () => {
    expect(await codeOf(bomb(10_000, 5000))).toBe('taken');
    expect(await codeOf(bomb(10_000, 5001))).toBe('picture_too_many_pixels');
  });

  it('[MEM-4] refuses a bomb by what it says of itself, without decoding it', async () => {
    const bytes = bomb(30_000, 30_000);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await codeOf(bytes)).toBe('picture_too_many_pixels');
    // There is nothing left to decode: whoever tried would call it broken.
    expect(await codeOf(bytes.subarray(0, 64))).toBe('picture_too_many_pixels');
    expect(await codeOf(bomb(600, 600).subarray(0, 64))).toBe('picture_broken');
  });

  it('[MEM-4] refuses a JPEG that says it is huge', async () => {
    const bytes = Buffer.from(jpeg);
    const header = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(65_500, header + 5);
    bytes.writeUInt16BE(65_500, header + 7);
    expect(await codeOf(bytes)).toBe('picture_too_many_pixels');
  });
});

describe('broken pictures', () => {
  it.each(
    Object.entries(formats).flatMap(([name, bytes]) =>
      [0.02, 0.3, 0.7, 0.97].map((share) => [name, share, bytes] as const),
    ),
  )('[MEM-4] refuses a %s of which only %d is there', async (_, share, bytes) => {
    expect(await codeOf(bytes.subarray(0, bytes.length * share))).toBe('picture_broken');
  });

  it.each([
    ['JPEG', '\xff\xd8\xff'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
  ])('[MEM-4] refuses what only begins like %s', async (_, magic) => {
    const bytes = Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.alloc(5000, 0x5a)]);
    expect(await codeOf(bytes)).toBe('picture_broken');
    expect(await codeOf(Buffer.from(magic, 'latin1'))).toBe('picture_broken');
  });

  it('[MEM-4] refuses damage in the middle of a PNG', async () => {
    const bytes = Buffer.from(png);
    bytes.fill(0xff, 100_000, 100_100);
    expect(await codeOf(bytes)).toBe('picture_broken');
  });
});

describe('a rush', () => {
  it('works on two, lets fifty wait and asks the others to try later', async () => {
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    const before = Array.from({ length: 52 }, () => picturePool(() => held));
    expect(await codeOf(jpeg)).toBe('unavailable');
    go();
    await Promise.all(before);
    expect(await codeOf(jpeg)).toBe('taken');
  });
});
