import { describe, expect, it } from 'vitest';
import { positionOf, squareAround, usualFace } from './face.ts';

describe('the square of an avatar', () => {
  it('[MEM-2] has the face in its middle', () => {
    const { left, top, side } = squareAround({ x: 0.45, y: 0.4 });
    expect(left + side / 2).toBeCloseTo(0.45);
    expect(top + side / 2).toBeCloseTo((0.4 * 4) / 3);
  });

  it.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0.02],
    [-3, 7],
  ])('[MEM-2] stays within the photo with a face at %d, %d', (x, y) => {
    const { left, top, side } = squareAround({ x, y });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(1 + 1e-9);
    expect(top + side).toBeLessThanOrEqual(4 / 3 + 1e-9);
  });

  it('[MEM-2] is where most faces are if nobody knows', () => {
    expect(squareAround(null)).toEqual(squareAround(usualFace));
  });
});

describe('the part of a photo in a frame of another form', () => {
  it.each([
    [{ x: 0.5, y: 0.5 }, '50% 50%'],
    [{ x: 0.4, y: 0.36 }, '25% 15%'],
    [{ x: 0, y: 1 }, '0% 100%'],
    [{ x: 0.95, y: 0.1 }, '100% 0%'],
    [null, '50% 5%'],
  ])('[MEM-2] brings a face at %o near its middle', (face, position) => {
    expect(positionOf(face)).toBe(position);
  });
});
