import { genders } from '#contract/accounts/genders.ts';
import type { Gender } from '#contract/accounts/genders.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { attributeNames } from '#contract/members/enums.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import { searchFlags } from '#contract/members/search-filters.ts';
import type { search, SearchQuery } from '#contract/members/search.ts';
import type { profileFields, SiteSettings } from '#contract/site.ts';
import { changeQuery } from './query.ts';

export type Criteria = Answer<typeof search>['criteria'];

type Fields = Pick<SiteSettings, 'search_fields' | 'visible_profile_fields'>;

/** What nobody may see, nobody may search by. */
export const isSearchable = (settings: Fields, field: (typeof profileFields)[number]): boolean =>
  settings.search_fields.includes(field) && settings.visible_profile_fields.includes(field);

const flags = [...searchFlags, 'real'] as const;

type Flag = (typeof flags)[number];

/** A filter and its value. */
export type FilterValue =
  | { readonly kind: 'gender'; readonly genders: readonly Gender[] }
  | { readonly kind: 'age'; readonly min: number; readonly max: number }
  | { readonly kind: 'distance'; readonly km: number }
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'interest'; readonly interest: string }
  | { readonly kind: 'attribute'; readonly name: AttributeName; readonly values: string[] };

/** A wish in force, and the search without it. */
type Filter = { readonly value: FilterValue; readonly without: SearchQuery };

const splitList = (list: string | undefined) => list?.split(',') ?? [];

const anyAge = { min_age: String(limits.minAge), max_age: String(limits.maxAge) };
const anyGender = { gender: genders.join(',') };

const isFlagSet = (flag: Flag, query: SearchQuery, criteria: Criteria) =>
  flag === 'real' ? criteria.real : query[flag] === '1';

/** All wishes of a search, also those that come from the own profile. */
export const activeFilters = (query: SearchQuery, criteria: Criteria): readonly Filter[] => {
  const filters: Filter[] = [];
  const add = (value: FilterValue, changes: Parameters<typeof changeQuery>[1]) =>
    filters.push({ value, without: changeQuery(query, changes) });
  if (criteria.gender.length < genders.length) {
    add({ kind: 'gender', genders: criteria.gender }, anyGender);
  }
  const { min_age: min, max_age: max } = criteria;
  if (min > limits.minAge || max < limits.maxAge) add({ kind: 'age', min, max }, anyAge);
  if (criteria.distance !== null) {
    add({ kind: 'distance', km: criteria.distance }, { distance: '0' });
  }
  const { country, countryregion } = query;
  if (countryregion) {
    add({ kind: 'region', region: countryregion }, { countryregion: undefined });
  } else if (country) {
    add({ kind: 'country', country }, { country: undefined });
  }
  for (const flag of flags) {
    if (isFlagSet(flag, query, criteria)) {
      // The own profile may hide fictional ones, so that leaving it out would not show them.
      add({ kind: 'flag', flag }, { [flag]: flag === 'real' ? '0' : undefined });
    }
  }
  const interests = splitList(query.interests);
  for (const interest of interests) {
    const rest = interests.filter((one) => one !== interest).join(',');
    add({ kind: 'interest', interest }, { interests: rest || undefined });
  }
  for (const name of attributeNames) {
    const values = splitList(query[name]);
    if (values.length > 0) add({ kind: 'attribute', name, values }, { [name]: undefined });
  }
  return filters;
};

/** A way to find more people with one tap. */
export type WiderSearch =
  | { readonly kind: 'farther'; readonly km: number; readonly query: SearchQuery }
  | { readonly kind: 'everywhere' | 'genders' | 'two_way' | 'all'; readonly query: SearchQuery }
  | {
      readonly kind: 'ages';
      readonly min: number;
      readonly max: number;
      readonly query: SearchQuery;
    };

const WIDER_AGES = 5;

/** Everything let go, also what the own profile asks for. */
const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...anyGender,
  ...anyAge,
  distance: '0',
  two_way: '0',
  ...(query.sort && { sort: query.sort }),
});

/** How a search without results can be widened, the smallest step first. */
export const widerSearches = (query: SearchQuery, criteria: Criteria): readonly WiderSearch[] => {
  const searches: WiderSearch[] = [];
  const { distance, min_age, max_age } = criteria;
  if (distance !== null) {
    const km = limits.searchDistances.find((step) => step >= distance * 2);
    if (km) {
      const next = changeQuery(query, { distance: `${km}` });
      searches.push({ kind: 'farther', km, query: next });
    }
    searches.push({ kind: 'everywhere', query: changeQuery(query, { distance: '0' }) });
  }
  if (min_age > limits.minAge || max_age < limits.maxAge) {
    const min = Math.max(limits.minAge, min_age - WIDER_AGES);
    const max = Math.min(limits.maxAge, max_age + WIDER_AGES);
    const next = changeQuery(query, { min_age: String(min), max_age: String(max) });
    searches.push({ kind: 'ages', min, max, query: next });
  }
  if (criteria.gender.length < genders.length) {
    searches.push({ kind: 'genders', query: changeQuery(query, anyGender) });
  }
  if (criteria.two_way)
    searches.push({ kind: 'two_way', query: changeQuery(query, { two_way: '0' }) });
  if (searches.length > 0 || activeFilters(query, criteria).length > 0) {
    searches.push({ kind: 'all', query: withoutFilters(query) });
  }
  return searches;
};
