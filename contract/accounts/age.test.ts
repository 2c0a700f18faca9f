import { describe, expect, it } from 'vitest';
import { ageOn, isCalendarDate } from './age.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('age', () => {
  it.each([
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
    ['2000-06-15', '2018-07-01', 18],
    ['2000-12-31', '2018-01-01', 17],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
  ])('[ACC-3] who was born on %s is on %s %i years old', (birth, today, age) => {
    expect(ageOn(birth, on(today))).toBe(age);
  });

  it.each([
    ['1990-02-28', true],
    ['2024-02-29', true],
    ['1990-02-29', false],
    ['1990-13-01', false],
    ['1990-00-10', false],
    ['1990-1-1', false],
    ['', false],
  ])('[ACC-3] %j is a day: %s', (text, real) => {
    expect(isCalendarDate(text)).toBe(real);
  });
});
