import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchRule } from '#contract/members/search-filters.ts';
import { searchFilterNames, searchFilters } from '#contract/members/search-filters.ts';
import { searchQuery } from '#contract/members/search.ts';
import { changeQuery, parseSearch, searchPath } from './query.ts';

const read = (address: string) => parseSearch(new URLSearchParams(address));

describe('parseSearch', () => {
  it('[MEM-5] reads what an address looks for', () => {
    expect(read('gender=man,woman&min_age=28&max_age=45&distance=25&online=1&sort=newest')).toEqual(
      {
        gender: 'woman,man',
        min_age: '28',
        max_age: '45',
        distance: '25',
        online: '1',
        sort: 'newest',
      },
    );
  });

  it('joins what a form without scripts repeats, and believes the last of a box', () => {
    expect(read('gender=woman&gender=nonbinary&two_way=0&two_way=1&real=0')).toEqual({
      gender: 'woman,nonbinary',
      two_way: '1',
      real: '0',
    });
  });

  it('leaves out what nobody could have meant', () => {
    const odd = 'gender=robot&country=&countryregion=NL.09&min_age=old&distance=7&sort=random&x=1';
    expect(read(odd)).toEqual({});
  });

  it('puts ages in order and within the limits', () => {
    expect(read('min_age=200&max_age=3')).toEqual({ min_age: '18', max_age: '99' });
  });

  it('keeps a region only with its country', () => {
    const region = { country: 'NL', countryregion: 'NL.09' };
    expect(read('country=NL&countryregion=NL.09')).toEqual(region);
    expect(read('country=DE&countryregion=NL.09')).toEqual({ country: 'DE' });
    expect(changeQuery(region, { country: undefined })).toEqual({});
  });
});

describe('searchPath', () => {
  it('is the same for the same search, with readable lists', () => {
    expect(searchPath(read('online=1&gender=man,woman'))).toBe(
      '/members?gender=woman,man&online=1',
    );
    expect(searchPath({ sort: 'newest', gender: 'man' })).toBe('/members?gender=man&sort=newest');
    expect(searchPath({})).toBe('/members');
    expect(searchPath({ photo: '1' }, { cursor: 'a b' })).toBe('/members?photo=1&cursor=a+b');
  });

  it('reads what it wrote', () => {
    const query = { interests: 'baking,coffee', hair_colour: 'red', verified: '1' } as const;
    expect(parseSearch(new URL(searchPath(query), 'http://a.example').searchParams)).toEqual(query);
  });
});

it('[MEM-5] asks for nothing that the server would refuse, whatever an address says', () => {
  const values = Object.values<SearchRule>(searchFilters).flatMap((rule) =>
    'values' in rule ? rule.values : [],
  );
  const said = fc.oneof(
    fc.constantFrom(...values, '0', '1', 'NL', 'NL.09'),
    fc.integer({ min: -1, max: 10_000 }).map(String),
    fc.string(),
  );
  const address = fc.dictionary(
    fc.constantFrom(...searchFilterNames),
    fc.array(said, { maxLength: 3 }).map((list) => list.join(',')),
  );
  fc.assert(
    fc.property(address, (params) => {
      const query = parseSearch(new URLSearchParams(params));
      expect(searchQuery.safeParse(query).success, JSON.stringify(query)).toBe(true);
    }),
  );
});
