import { genders } from '#contract/accounts/genders.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import type { Criteria } from './filters.ts';
import { changeQuery, parseSearch } from './query.ts';

/** What would be looked for anyway, in the words of an address. */
const impliedBy = (criteria: Criteria): SearchQuery => ({
  gender: genders.filter((gender) => criteria.gender.includes(gender)).join(','),
  min_age: String(criteria.min_age),
  max_age: String(criteria.max_age),
  distance: String(criteria.distance ?? 0),
  two_way: criteria.two_way ? '1' : '0',
  real: criteria.real ? '1' : '0',
});

/**
 * What the filters ask for, without what follows from the own profile already: it may change there.
 * Nobody ticked means anybody.
 */
export const readFormQuery = (
  form: FormData,
  before: SearchQuery,
  criteria: Criteria,
): SearchQuery => {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const chosen = { gender: genders.join(','), ...parseSearch(new URLSearchParams(pairs)) };
  const implied = Object.entries(impliedBy(criteria)).filter(
    ([key, value]) => !(key in before) && chosen[key as keyof SearchQuery] === value,
  );
  return changeQuery(chosen, Object.fromEntries(implied.map(([key]) => [key, undefined])));
};
