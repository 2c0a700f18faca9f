import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#contract/accounts/age.ts';
import { birthDateAtAge } from './conditions.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the day on which somebody was born who turns that old today', () => {
  it.each([
    ['2026-07-15', 18, '2008-07-15'],
    ['2026-01-01', 30, '1996-01-01'],
    ['2026-12-31', 99, '1927-12-31'],
    ['2028-02-29', 20, '2008-02-29'],
    ['2028-02-29', 18, '2010-02-28'],
    ['2027-02-28', 19, '2008-02-28'],
    ['2027-03-01', 19, '2008-03-01'],
    ['2100-02-28', 100, '2000-02-28'],
  ])('[MEM-5] on %s, %i years: %s', (today, years, expected) => {
    expect(birthDateAtAge(day(today), years)).toBe(expected);
  });

  it('[MEM-5] agrees with the age that others are told, on every day of every year', () => {
    const some = { min: new Date('1907-01-01'), max: new Date('2008-01-01'), noInvalidDate: true };
    const now = { min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true };
    const years = fc.integer({ min: 18, max: 100 });
    fc.assert(
      fc.property(fc.date(some), fc.date(now), years, (birth, today, age) => {
        const born = birth.toISOString().slice(0, 10);
        expect(born <= birthDateAtAge(today, age)).toBe(ageOn(born, today) >= age);
      }),
      { numRuns: 2000 },
    );
  });

  it('[MEM-5] agrees for who was born on a 29 February', () => {
    for (const today of ['2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29', '2028-03-01']) {
      for (let age = 18; age < 24; age += 1) {
        const isOld = '2008-02-29' <= birthDateAtAge(day(today), age);
        expect(isOld, `${age} on ${today}`).toBe(ageOn('2008-02-29', day(today)) >= age);
      }
    }
  });
});
