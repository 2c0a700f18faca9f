import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { checkFile, checkSize, unreadableReason } from './check-picture.ts';

const { maxBytes, minSide } = limits.picture;

describe('[MEM-4] before an upload', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 5, null],
    ['a.jpg', 'image/jpeg', maxBytes, null],
    ['a.jpg', 'image/jpeg', maxBytes + 1, 'picture_too_large'],
    ['a.gif', 'image/gif', 5, 'not_a_picture'],
    ['a.svg', 'image/svg+xml', 5, 'not_a_picture'],
    ['a.txt', '', 5, 'not_a_picture'],
    ['IMG_1.HEIC', '', 5, 'heic'],
    ['a', 'image/heif', 5, 'heic'],
  ])('%s of kind "%s" with %i bytes: %s', (name, type, size, problem) => {
    expect(checkFile({ name, type, size })).toBe(problem);
  });

  it.each([
    [minSide, minSide, null],
    [minSide - 1, 3000, 'picture_too_small'],
    [10_000, 5001, 'picture_too_many_pixels'],
  ])('%i × %i pixels: %s', (width, height, problem) => {
    expect(checkSize({ width, height })).toBe(problem);
  });

  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0 and more', 'picture_broken'],
    ['a PNG', '\x89PNG\r\n', 'picture_broken'],
    ['a WebP', 'RIFF\x01\x02\x03\x04WEBPVP8', 'picture_broken'],
    ['an SVG', '<svg xmlns="', 'not_a_picture'],
    ['a text', 'Hello', 'not_a_picture'],
    ['nothing', '', 'not_a_picture'],
  ])('%s that cannot be shown: %s', (_, text, problem) => {
    expect(unreadableReason(Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0))).toBe(problem);
  });
});
