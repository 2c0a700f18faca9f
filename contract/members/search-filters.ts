import { genders } from '../accounts/genders.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import type { AttributeName, Attributes } from './enums.ts';
import { attributes, searchSorts } from './enums.ts';

/** What the address of a search may say of one filter. */
export type SearchRule =
  /** Some of several values, separated by commas. */
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  /** `1` asks for it; left out or `0` does not. */
  | { readonly kind: 'flag' }
  /** `0` or `1`; what is left out follows from the own profile. */
  | { readonly kind: 'switch' };

const list = <const V extends readonly string[]>(values: V) => ({ kind: 'list', values }) as const;

const choice = <const V extends readonly string[]>(values: V) =>
  ({ kind: 'choice', values }) as const;

const pattern = (regExp: RegExp) => ({ kind: 'pattern', pattern: regExp }) as const;

const age = { kind: 'number', min: limits.minAge, max: limits.maxAge } as const;

const attributeLists = Object.fromEntries(
  Object.entries(attributes).map(([name, values]) => [name, list(values)]),
) as { readonly [N in AttributeName]: { readonly kind: 'list'; readonly values: Attributes[N] } };

/** Each filter of a search and its rule; without schemas, so that pages read by the same rules. */
export const searchFilters = {
  gender: list(genders),
  country: pattern(/^[A-Z]{2}$/),
  countryregion: pattern(/^[A-Z]{2}\.[A-Z0-9]{1,4}$/),
  min_age: age,
  max_age: age,
  /** Kilometres; `0` looks everywhere. */
  distance: choice(['0', ...limits.searchDistances.map(String)]),
  online: { kind: 'flag' },
  photo: { kind: 'flag' },
  verified: { kind: 'flag' },
  /** Without fictional profiles. */
  real: { kind: 'switch' },
  /** `0` also finds people who look for somebody else. */
  two_way: { kind: 'switch' },
  interests: list(interests),
  ...attributeLists,
  sort: choice(searchSorts),
} as const satisfies Readonly<Record<string, SearchRule>>;

export type SearchFilters = typeof searchFilters;
export type SearchFilterName = keyof SearchFilters;

/** Filters that are a yes or nothing. */
export type SearchFlag = {
  [N in SearchFilterName]: SearchFilters[N] extends { kind: 'flag' } ? N : never;
}[SearchFilterName];

export const searchFilterNames = Object.keys(searchFilters) as readonly SearchFilterName[];

export const searchFlags = searchFilterNames.filter(
  (name): name is SearchFlag => searchFilters[name].kind === 'flag',
);
