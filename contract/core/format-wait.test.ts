import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { formatWait } from './format-wait.ts';

describe('a wait', () => {
  it.each([
    [1, 'in 1 second'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [2363, 'in 40 minutes'],
    [3600, 'in 60 minutes'],
    [5401, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('[API-6] of %i seconds ends %s', (seconds, words) => {
    expect(formatWait('en', seconds)).toBe(words);
  });

  it('[API-6] is told in every language, with its own plural', () => {
    const told = (seconds: number) => locales.map((locale) => formatWait(locale, seconds));
    expect(Object.fromEntries(locales.map((locale, index) => [locale, told(120)[index]]))).toEqual({
      da: 'om 2 minutter',
      de: 'in 2 Minuten',
      en: 'in 2 minutes',
      es: 'dentro de 2 minutos',
      fi: '2 minuutin päästä',
      fr: 'dans 2 minutes',
      it: 'tra 2 minuti',
      nl: 'over 2 minuten',
      no: 'om 2 minutter',
      pl: 'za 2 minuty',
      sv: 'om 2 minuter',
    });
    expect(formatWait('pl', 60)).toBe('za 1 minutę');
    expect(formatWait('pl', 300)).toBe('za 5 minut');
  });
});
