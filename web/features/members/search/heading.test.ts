import { describe, expect, it } from 'vitest';
import { createFormatter, createTranslator } from 'use-intl';
import people from '#messages/en/people.ts';
import { headingOf } from './heading.ts';
import type { SearchAnswer } from './search-data.ts';

const t = createTranslator({
  locale: 'en',
  messages: { people },
  namespace: 'people.search.heading',
}) as Parameters<typeof headingOf>[0]['t'];

const words = { t, format: createFormatter({ locale: 'en' }) };

const found = (changes: Partial<SearchAnswer>): SearchAnswer =>
  ({
    numResults: 12,
    more_results: false,
    fictional_results: 0,
    criteria: { near: 'Utrecht', distance: 50 },
    ...changes,
  }) as SearchAnswer;

describe('the heading of a search', () => {
  it('[MEM-5] counts the people who were found', () => {
    expect(headingOf(words, found({}))).toBe('12 people near Utrecht');
  });

  it('[MEM-9] counts those who do not exist apart, and says so', () => {
    expect(headingOf(words, found({ fictional_results: 1 }))).toBe(
      '12 people near Utrecht and 1 fictional profile',
    );
    expect(headingOf(words, found({ fictional_results: 3, more_results: true }))).toMatch(
      / and fictional profiles$/,
    );
    expect(headingOf(words, found({ numResults: 0, fictional_results: 3 }))).not.toContain(
      'fictional',
    );
  });
});
