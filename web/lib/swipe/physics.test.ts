import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, flightOf, leanOf, speedOf, springOf, atRest, tiltOf } from './physics.ts';

const WIDTH = 360;

describe('a card in the hand', () => {
  it.each([
    ['rests', 0, 0, null],
    ['is moved a little', 60, 0, null],
    ['is moved far to the right', 140, 0, 'like'],
    ['is moved far to the left', -140, 0, 'pass'],
    ['is thrown to the right', 40, 0.8, 'like'],
    ['is thrown to the left', -40, -0.8, 'pass'],
    ['is thrown back', 150, -1.2, null],
    ['is pulled back a little late', 200, -0.2, 'like'],
  ] as const)('[LIKE-3] %s', (_, x, vx, choice) => {
    expect(choiceOf({ ...atRest, x, vx }, WIDTH)).toBe(choice);
  });

  it('[LIKE-3] leans and tilts with the way, and not without end', () => {
    expect([leanOf(0, WIDTH), leanOf(-900, WIDTH), leanOf(900, WIDTH)]).toEqual([0, -1, 1]);
    expect(leanOf(63, WIDTH)).toBeCloseTo(0.5);
    expect(tiltOf(-180, WIDTH)).toBe(-tiltOf(180, WIDTH));
    expect(tiltOf(5000, WIDTH)).toBe(tiltOf(WIDTH, WIDTH));
  });

  it('[LIKE-3] has the speed of the last moments', () => {
    const moved = [0, 20, 40, 60].map((at) => ({ x: at * 2, y: -at, at }));
    expect(speedOf(moved, 60)).toEqual({ vx: 2, vy: -1 });
    expect(speedOf(moved, 400)).toEqual({ vx: 0, vy: 0 });
    expect(speedOf([], 0)).toEqual({ vx: 0, vy: 0 });
  });
});

const motions = fc.record({
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -300, max: 300 }),
  vx: fc.double({ min: -4, max: 4, noNaN: true }),
  vy: fc.double({ min: -4, max: 4, noNaN: true }),
});

describe('a card that was let go', () => {
  it('[LIKE-3] flies out to its side, soon', () => {
    fc.assert(
      fc.property(motions, fc.constantFrom('like', 'pass'), (from, choice) => {
        const { to, time } = flightOf(from, choice, WIDTH);
        expect(Math.sign(to.x)).toBe(choice === 'like' ? 1 : -1);
        expect(Math.abs(to.x)).toBeGreaterThan(WIDTH);
        expect(time).toBeGreaterThanOrEqual(180);
        expect(time).toBeLessThanOrEqual(340);
      }),
    );
  });

  it('[LIKE-3] flies faster when thrown', () => {
    const slow = flightOf({ ...atRest, x: 150 }, 'like', WIDTH).time;
    expect(flightOf({ ...atRest, x: 150, vx: 3 }, 'like', WIDTH).time).toBeLessThan(slow);
  });

  it('[LIKE-3] springs back from where it was and comes to rest', () => {
    fc.assert(
      fc.property(motions, (from) => {
        const { points: places, time } = springOf(from);
        if (places.length > 1) expect(places[0]).toEqual({ x: from.x, y: from.y });
        expect(places.at(-1)).toEqual({ x: 0, y: 0 });
        expect(Math.hypot(places.at(-2)?.x ?? 0, places.at(-2)?.y ?? 0)).toBeLessThan(700);
        expect(time).toBeLessThan(700);
      }),
    );
  });

  it('[LIKE-3] swings a little beyond its place', () => {
    const { points: places } = springOf({ ...atRest, x: 100 });
    expect(Math.min(...places.map(({ x }) => x))).toBeLessThan(0);
    expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThan(-10);
  });
});
