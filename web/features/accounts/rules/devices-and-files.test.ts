import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { isHandheld } from './is-handheld.ts';

describe('the export', () => {
  it.each([
    [0, '1 kB'],
    [1, '1 kB'],
    [1499, '1 kB'],
    [12_345, '12 kB'],
    [999_999, '1,000 kB'],
    [1_000_000, '1 MB'],
    [12_340_000, '12.3 MB'],
  ])('[ACC-11] of %i bytes is %s', (bytes, text) => {
    expect(fileSize(bytes, 'en')).toBe(text);
  });
});

describe('a session', () => {
  it.each([
    ['Chrome, Android', true],
    ['Safari, iOS', true],
    ['Safari, iPhone', true],
    ['Firefox, Linux', false],
    ['', false],
  ])('[ACC-7] on %j is in a hand: %s', (device, handheld) => {
    expect(isHandheld(device)).toBe(handheld);
  });
});
