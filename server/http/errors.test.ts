import { expect, it } from 'vitest';
import { errorAnswer } from './errors.ts';

it.each([
  ['picture_too_large', 'This photo is too large. The limit is 12 MB.'],
  ['picture_too_many_pixels', 'This photo has too many pixels. The limit is 50 million.'],
] as const)('[MEM-4] names the limit of %s', (code, text) => {
  expect(errorAnswer(code)).toEqual({ code, error: text });
});
