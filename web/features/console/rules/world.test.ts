import { describe, expect, it } from 'vitest';
import { siteFields } from '#contract/console/site-fields.ts';
import { servedCountries } from '#contract/countries.ts';
import { countriesIn, languagesIn } from './world.ts';

describe('[OPS-15] the names of the world', () => {
  it('has every country once, by its name, and nothing that is none', () => {
    const countries = countriesIn('de');
    const ids = countries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...servedCountries]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(countries.find(({ id }) => id === 'AT')?.label).toBe('Österreich');
    for (const none of ['EU', 'UN', 'ZZ', 'XA', 'DD', 'SU', 'UK']) expect(ids).not.toContain(none);
    expect(ids.length).toBeGreaterThan(240);
    expect(ids.length).toBeLessThan(255);
  });

  it('has every language that a site may have', () => {
    const languages = languagesIn('en');
    expect(languages.find(({ id }) => id === 'de')?.label).toBe('German');
    expect(languages.find(({ id }) => id === 'de-AT')?.label).toBe('German (Austria)');
    for (const { id } of languages)
      expect(siteFields.shape.domain_language.safeParse(id).success, id).toBe(true);
  });
});
