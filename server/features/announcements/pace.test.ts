import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowanceOf, paceAfter } from './pace.ts';

const start = Date.parse('2026-05-04T18:00:30Z');
const unused = { paceMinute: null, paceCount: 0 };

describe('[OPS-13] the pace of an announcement', () => {
  it('is even: what one minute left is not made up for in the next', () => {
    const pace = { perHour: 6000, ...unused };
    expect(allowanceOf(pace, new Date(start))).toBe(100);
    const told = { perHour: 6000, ...paceAfter(pace, new Date(start), 40) };
    expect(allowanceOf(told, new Date(start + 20_000))).toBe(60);
    expect(allowanceOf(told, new Date(start + 60_000))).toBe(100);
    expect(allowanceOf(told, new Date(start + 3_600_000))).toBe(100);
  });

  it('is never more in sixty minutes of the clock than the hour allows', () => {
    const steps = fc.array(fc.record({ wait: fc.nat(90), wanted: fc.nat(2000) }), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 60_000 }), steps, (perHour, all) => {
        let pace = { perHour, ...unused } as Parameters<typeof allowanceOf>[0];
        let now = Math.floor(start / 60_000) * 60_000;
        const perMinute = new Map<number, number>();
        for (const { wait, wanted } of all) {
          now += wait * 1000;
          const told = Math.min(wanted, allowanceOf(pace, new Date(now)));
          pace = { perHour, ...paceAfter(pace, new Date(now), told) };
          const minute = Math.floor(now / 60_000);
          perMinute.set(minute, (perMinute.get(minute) ?? 0) + told);
        }
        for (const first of perMinute.keys()) {
          let sum = 0;
          for (let minute = first; minute < first + 60; minute += 1)
            sum += perMinute.get(minute) ?? 0;
          expect(sum).toBeLessThanOrEqual(perHour);
        }
      }),
    );
  });
});
