import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { kilometresBetween } from '#server/adapters/places/index.ts';
import type { Position, Spot } from './map.ts';
import { CELL_ROWS, CELLS_PER_STEP } from '#server/db/tables/cell-size.ts';
import { boxAround, cellsAround, coarseDistance, mapOriginOf, spotOf } from './map.ts';

const UTRECHT = { lat: 52.1, lon: 5.1 };
/** How far the lot moves somebody at most, in degrees of the map. */
const SPREAD = 0.01;

const steps = (from: Spot, to: Spot) => Math.hypot(from.x - to.x, from.y - to.y);

const told = (from: Position, to: Position) => {
  const origin = mapOriginOf(1, from);
  return steps(origin, mapOriginOf(1, to)) * origin.kmPerStep;
};

const near = fc.record({
  lat: fc.double({ min: -2, max: 2, noNaN: true }),
  lon: fc.double({ min: -3, max: 3, noNaN: true }),
});

describe('the map', () => {
  it('[MEM-7] measures kilometres about as they are, wherever people live', () => {
    const from = fc.record({
      lat: fc.double({ min: -47, max: 65, noNaN: true }),
      lon: fc.double({ min: -120, max: 175, noNaN: true }),
    });
    fc.assert(
      fc.property(from, near, (one, by) => {
        const other = { lat: one.lat + by.lat, lon: one.lon + by.lon };
        const km = kilometresBetween(one, other);
        expect(Math.abs(told(one, other) - km)).toBeLessThanOrEqual(0.06 * km + 0.1);
      }),
    );
  });

  it('[MEM-5] names the cell of everybody within a distance, and each cell once', () => {
    const km = fc.double({ min: 1, max: 250, noNaN: true });
    fc.assert(
      fc.property(
        near,
        km,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (by, far, turn) => {
          const origin = mapOriginOf(1, { lat: UTRECHT.lat + by.lat, lon: UTRECHT.lon + by.lon });
          const within = far / origin.kmPerStep;
          const other = {
            x: origin.x + within * 0.999 * Math.cos(turn),
            y: origin.y + within * 0.999 * Math.sin(turn),
          };
          const cells = cellsAround(origin, within);
          const [column, row] = [other.x, other.y].map((at) => Math.floor(at * CELLS_PER_STEP));
          expect(cells).toContain((column ?? 0) * CELL_ROWS + (row ?? 0));
          expect(new Set(cells).size).toBe(cells.length);
        },
      ),
    );
  });

  it('[MEM-7] puts a profile into its cell, at a place drawn once', () => {
    const middle = mapOriginOf(1, UTRECHT);
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const spot = spotOf(1, UTRECHT, id);
        expect(Math.abs(spot.x - middle.x)).toBeLessThanOrEqual(SPREAD);
        expect(Math.abs(spot.y - middle.y)).toBeLessThanOrEqual(SPREAD);
        expect(spotOf(1, UTRECHT, id)).toEqual(spot);
      }),
    );
  });

  it('[MEM-7] draws lots in all directions, and no two alike', () => {
    const middle = mapOriginOf(1, UTRECHT);
    const spots = Array.from({ length: 400 }, (_, index) => spotOf(1, UTRECHT, `person ${index}`));
    expect(new Set(spots.map((spot) => steps(middle, spot))).size).toBe(spots.length);
    const quarters = Map.groupBy(spots, ({ x, y }) => `${x > middle.x} ${y > middle.y}`);
    expect([...quarters.values()].every((some) => some.length > 60)).toBe(true);
  });

  it('[MEM-14] keeps sites farther apart than anything on one of them', () => {
    const [east, west] = [
      spotOf(1, { lat: 85, lon: 180 }, 'a'),
      spotOf(2, { lat: 85, lon: -180 }, 'b'),
    ];
    const wide = steps(spotOf(1, { lat: -85, lon: -180 }, 'c'), east);
    expect(steps(east, west)).toBeGreaterThan(wide);
  });

  it('[MEM-5] draws a square that holds everybody within reach', () => {
    const { from, to } = boxAround({ x: 5, y: 7 }, 2);
    expect([from, to]).toEqual([
      { x: 3, y: 5 },
      { x: 7, y: 9 },
    ]);
  });
});

describe('distances as they are told', () => {
  it('[MEM-7] go up to the next step, and say nothing beyond the last', () => {
    const [first] = limits.distanceSteps;
    const last = limits.distanceSteps.at(-1) ?? 0;
    expect([coarseDistance(0), coarseDistance(first), coarseDistance(first + 0.001)]).toEqual([
      5, 5, 10,
    ]);
    expect([coarseDistance(last), coarseDistance(last + 0.001), coarseDistance(Infinity)]).toEqual([
      500,
      null,
      null,
    ]);
  });

  it('[MEM-7] never tell less than it is, nor skip a step', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (km) => {
        const step = coarseDistance(km) ?? 0;
        expect(step).toBeGreaterThanOrEqual(km);
        expect(limits.distanceSteps.filter((one) => one >= km && one < step)).toEqual([]);
      }),
    );
  });
});
