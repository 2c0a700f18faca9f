import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../contract/limits.ts';
import { checkFile, checkSize } from './check-picture.ts';

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
    [10_000, 5001, 'picture_too_large'],
  ])('%i × %i pixels: %s', (width, height, problem) => {
    expect(checkSize({ width, height })).toBe(problem);
  });
});
