import { describe, expect, it } from 'vitest';
import { genders } from '#contract/accounts/genders.ts';
import type { Criteria } from './filters.ts';
import { activeFilters, isSearchable, widerSearches } from './filters.ts';
import { readFormQuery } from './form-query.ts';

const anything: Criteria = {
  gender: [...genders],
  country: null,
  countryregion: null,
  min_age: 18,
  max_age: 99,
  distance: null,
  two_way: false,
  real: false,
  sort: 'relevance',
  near: null,
};

const wishes: Criteria = {
  ...anything,
  gender: ['man'],
  min_age: 28,
  max_age: 45,
  distance: 25,
  two_way: true,
  near: 'Utrecht',
};

describe('activeFilters', () => {
  it('[MEM-5] shows the wishes of the own profile, each with the search without it', () => {
    expect(activeFilters({}, wishes)).toEqual([
      { value: { kind: 'gender', genders: ['man'] }, without: { gender: genders.join(',') } },
      { value: { kind: 'age', min: 28, max: 45 }, without: { min_age: '18', max_age: '99' } },
      { value: { kind: 'distance', km: 25 }, without: { distance: '0' } },
    ]);
  });

  it('shows nothing where nothing is asked', () => {
    expect(activeFilters({}, anything)).toEqual([]);
    expect(activeFilters({ sort: 'newest', two_way: '0' }, anything)).toEqual([]);
  });

  it('takes one interest at a time, and an attribute as a whole', () => {
    const query = { interests: 'baking,coffee', eye_colour: 'blue,grey' };
    expect(activeFilters(query, anything).map(({ without }) => without)).toEqual([
      { interests: 'coffee', eye_colour: 'blue,grey' },
      { interests: 'baking', eye_colour: 'blue,grey' },
      { interests: 'baking,coffee' },
    ]);
  });

  it('names the region instead of its country', () => {
    const query = { country: 'NL', countryregion: 'NL.09' };
    expect(activeFilters(query, anything)).toEqual([
      { value: { kind: 'region', region: 'NL.09' }, without: { country: 'NL' } },
    ]);
  });

  it('[MEM-9] shows fictional profiles again, also if the own profile hides them', () => {
    expect(activeFilters({}, { ...anything, real: true })).toEqual([
      { value: { kind: 'flag', flag: 'real' }, without: { real: '0' } },
    ]);
  });
});

describe('widerSearches', () => {
  it('widens by steps, the smallest first', () => {
    const ways = widerSearches({ online: '1' }, wishes);
    expect(ways.map(({ kind }) => kind)).toEqual([
      'farther',
      'everywhere',
      'ages',
      'genders',
      'two_way',
      'all',
    ]);
    expect(ways[0]).toEqual({ kind: 'farther', km: 50, query: { online: '1', distance: '50' } });
    expect(ways[2]).toMatchObject({ min: 23, max: 50 });
    expect(ways.at(-1)?.query).toEqual({
      gender: genders.join(','),
      min_age: '18',
      max_age: '99',
      distance: '0',
      two_way: '0',
    });
  });

  it('offers nothing where everything is open already', () => {
    expect(widerSearches({}, anything)).toEqual([]);
    expect(widerSearches({ online: '1' }, anything).map(({ kind }) => kind)).toEqual(['all']);
  });
});

describe('readFormQuery', () => {
  const form = (fields: readonly (readonly [string, string])[]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };

  it('leaves out what follows from the own profile', () => {
    const same = form([
      ['gender', 'man'],
      ['min_age', '28'],
      ['max_age', '50'],
      ['distance', '25'],
      ['two_way', '0'],
      ['two_way', '1'],
      ['country', ''],
    ]);
    expect(readFormQuery(same, {}, wishes)).toEqual({ max_age: '50' });
    expect(readFormQuery(same, { min_age: '28' }, wishes)).toEqual({
      min_age: '28',
      max_age: '50',
    });
  });

  it('takes nobody ticked for anybody', () => {
    expect(readFormQuery(form([['min_age', '28']]), {}, wishes)).toEqual({
      gender: genders.join(','),
    });
  });
});

it('searches only by what is shown', () => {
  const settings = { search_fields: ['tattoos', 'about'], visible_profile_fields: ['tattoos'] };
  const searchable = (field: 'tattoos' | 'about') =>
    isSearchable(settings as Parameters<typeof isSearchable>[0], field);
  expect(searchable('tattoos')).toBe(true);
  expect(searchable('about')).toBe(false);
});
