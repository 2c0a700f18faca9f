import { genders } from '#contract/accounts/genders.ts';
import { interests } from '#contract/interests.ts';
import { limits } from '#contract/limits.ts';
import { attributeNames, attributes, searchSorts } from '#contract/members/enums.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';

type Reader = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): Reader =>
  (value) =>
    pattern.test(value) ? value : undefined;

const oneOf =
  (choices: readonly string[]): Reader =>
  (value) =>
    choices.includes(value) ? value : undefined;

/** In the order of the list, so that the same choice always has the same address. */
const someOf =
  (choices: readonly string[]): Reader =>
  (value) => {
    const values = value.split(',');
    return choices.filter((choice) => values.includes(choice)).join(',') || undefined;
  };

const age: Reader = (value) =>
  /^\d{1,3}$/.test(value)
    ? String(Math.min(limits.maxAge, Math.max(limits.minAge, Number(value))))
    : undefined;

const flag = oneOf(['0', '1']);

const readers: Readonly<Record<keyof SearchQuery, Reader>> = {
  gender: someOf(genders),
  country: matching(/^[A-Z]{2}$/),
  countryregion: matching(/^[A-Z]{2}\.[A-Z0-9]{1,4}$/),
  min_age: age,
  max_age: age,
  distance: oneOf(['0', ...limits.searchDistances.map(String)]),
  online: flag,
  photo: flag,
  verified: flag,
  real: flag,
  two_way: flag,
  interests: someOf(interests),
  ...(Object.fromEntries(attributeNames.map((name) => [name, someOf(attributes[name])])) as Record<
    (typeof attributeNames)[number],
    Reader
  >),
  sort: oneOf(searchSorts),
};

const searchKeys = Object.keys(readers) as readonly (keyof SearchQuery)[];

const listKeys: ReadonlySet<string> = new Set(['gender', 'interests', ...attributeNames]);

/** A region is one of its country, and the younger age comes first. */
const normalized = (query: SearchQuery): SearchQuery => {
  const { min_age, max_age, country, countryregion, ...rest } = query;
  const swapped = min_age && max_age && Number(min_age) > Number(max_age);
  const [from, to] = swapped ? [max_age, min_age] : [min_age, max_age];
  return {
    ...rest,
    ...(country && { country }),
    ...(countryregion && countryregion.slice(0, 2) === country && { countryregion }),
    ...(from && { min_age: from }),
    ...(to && { max_age: to }),
  };
};

/**
 * What an address looks for. A form without scripts repeats the name of a list for each choice, and
 * a box that is off has a hidden value before it. What nobody could have meant is left out.
 */
export const parseSearch = (params: URLSearchParams): SearchQuery =>
  normalized(
    Object.fromEntries(
      searchKeys.flatMap((key) => {
        const all = params.getAll(key).filter(Boolean);
        const given = listKeys.has(key) ? all.join(',') : all.at(-1);
        const value = given && readers[key](given);
        return value ? [[key, value]] : [];
      }),
    ),
  );

/** The same search with something changed; `undefined` takes a wish back. */
export const changeQuery = (
  query: SearchQuery,
  changes: { readonly [K in keyof SearchQuery]?: SearchQuery[K] | undefined },
): SearchQuery =>
  normalized(
    Object.fromEntries(
      Object.entries({ ...query, ...changes }).filter(([, value]) => value !== undefined),
    ),
  );

/** The address of a search, always the same for the same; commas may stand in it as they are. */
export const searchPath = (
  query: SearchQuery,
  more: Readonly<Record<string, string | undefined>> = {},
): string => {
  const sorted = Object.fromEntries(searchKeys.map((key) => [key, query[key]]));
  return linkTo('members', {}, { ...sorted, ...more }).replaceAll('%2C', ',');
};
