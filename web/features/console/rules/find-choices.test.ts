import { describe, expect, it } from 'vitest';
import { findChoices, typedChoice } from './find-choices.ts';

const countries = [
  { id: 'AT', label: 'Österreich' },
  { id: 'CI', label: 'Côte d’Ivoire' },
  { id: 'BQ', label: 'Karibische Niederlande' },
  { id: 'NL', label: 'Niederlande' },
  { id: 'GB', label: 'Vereinigtes Königreich' },
];

describe('[OPS-15] a picker of names', () => {
  it.each([
    ['', ['AT', 'CI', 'BQ', 'NL', 'GB']],
    ['nieder', ['NL', 'BQ']],
    ['oster', ['AT']],
    ['cote ivo', ['CI']],
    ['konig ver', ['GB']],
    ['nl', ['NL']],
    ['reich', []],
  ])('finds by %j', (typed, ids) => {
    expect(findChoices(countries, typed).map(({ id }) => id)).toEqual(ids);
  });

  it('takes what was typed out, and nothing else', () => {
    expect(typedChoice(countries, ' österreich ')?.id).toBe('AT');
    expect(typedChoice(countries, 'gb')?.id).toBe('GB');
    expect(typedChoice(countries, 'Nieder')).toBeUndefined();
  });
});
