import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStoredArea, portraitIn, scaleArea, turnFor } from './area.ts';

const start = fc.double({ min: -0.1, max: 0.5, noNaN: true });
const extent = fc.double({ min: 0.5, max: 1.1, noNaN: true });
const crop = fc.record({ x: start, y: start, width: extent, height: extent });
const side = fc.integer({ min: 800, max: 20_000 });
const size = fc.record({ width: side, height: side });

describe('portraitIn', () => {
  it('takes the middle of what is wide, and of what is high rather the upper part', () => {
    expect(portraitIn({ width: 1200, height: 800 })).toEqual({
      left: 300,
      top: 0,
      width: 600,
      height: 800,
    });
    expect(portraitIn({ width: 600, height: 1200 })).toEqual({
      left: 0,
      top: 80,
      width: 600,
      height: 800,
    });
  });

  it('takes the crop as it is where that is three by four', () => {
    const area = { x: 0.25, y: 0.5, width: 0.3, height: 0.4 };
    expect(portraitIn({ width: 1000, height: 1000 }, area)).toEqual({
      left: 250,
      top: 500,
      width: 300,
      height: 400,
    });
  });
});

describe('scaled and stored', () => {
  it('always lies inside the picture, whatever was cropped and however it is turned', () => {
    fc.assert(
      fc.property(size, crop, fc.integer({ min: 1, max: 8 }), (picture, wanted, orientation) => {
        const portrait = portraitIn(picture, wanted);
        const upright = scaleArea(picture, portrait, 960);
        const turn = turnFor(orientation);
        const { whole, area } = toStoredArea(upright, turn);
        const turned = turn.quarters % 2 === 1;
        expect(turned ? area.height : area.width).toBe(upright.area.width);
        expect(turned ? whole.height : whole.width).toBe(upright.whole.width);
        for (const [first, length, all] of [
          [area.left, area.width, whole.width],
          [area.top, area.height, whole.height],
        ] as const) {
          expect(Number.isInteger(first) && Number.isInteger(length)).toBe(true);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first + length).toBeLessThanOrEqual(all);
        }
        // Nothing is enlarged.
        expect(upright.whole.width).toBeLessThanOrEqual(picture.width);
        expect(upright.whole.height).toBeLessThanOrEqual(picture.height);
        expect(upright.area.height / upright.area.width).toBeCloseTo(4 / 3, 2);
      }),
    );
  });
});
