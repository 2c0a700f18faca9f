import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { datePartsFor } from './date-parts.ts';

describe('the order of a date', () => {
  it.each([
    ['en', 'US', ['month', 'day', 'year']],
    ['en', 'GB', ['day', 'month', 'year']],
    ['en', null, ['day', 'month', 'year']],
    ['de', 'US', ['day', 'month', 'year']],
    ['sv', 'SE', ['year', 'month', 'day']],
  ] as const)('[ACC-2] %s in %s', (locale, country, order) => {
    expect(datePartsFor(locale, country)).toEqual(order);
  });

  it.each(locales)('[ACC-2] %s has all three parts', (locale) => {
    expect(datePartsFor(locale, null).toSorted()).toEqual(['day', 'month', 'year']);
  });
});
