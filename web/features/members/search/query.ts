import type { SearchRule } from '#contract/members/search-filters.ts';
import { searchFilterNames, searchFilters } from '#contract/members/search-filters.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';

/** What an address says of a filter; nothing where nobody could have meant it. */
const readValue = (rule: SearchRule, value: string): string | undefined => {
  switch (rule.kind) {
    case 'list': {
      // In the order of the list, so that the same choice always has the same address.
      const values = value.split(',');
      return rule.values.filter((choice) => values.includes(choice)).join(',') || undefined;
    }
    case 'choice':
      return rule.values.includes(value) ? value : undefined;
    case 'number':
      return /^\d{1,3}$/.test(value)
        ? String(Math.min(rule.max, Math.max(rule.min, Number(value))))
        : undefined;
    case 'pattern':
      return rule.pattern.test(value) ? value : undefined;
    case 'flag':
    case 'switch':
      return value === '0' || value === '1' ? value : undefined;
  }
};

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
      searchFilterNames.flatMap((name) => {
        const rule: SearchRule = searchFilters[name];
        const all = params.getAll(name).filter(Boolean);
        const given = rule.kind === 'list' ? all.join(',') : all.at(-1);
        const value = given && readValue(rule, given);
        return value ? [[name, value]] : [];
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
  const sorted = Object.fromEntries(searchFilterNames.map((name) => [name, query[name]]));
  return linkTo('members', {}, { ...sorted, ...more }).replaceAll('%2C', ',');
};
