import type { Answer } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { limits } from '#contract/limits.ts';
import type { indexMembers } from '#contract/members/search.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { countryOf } from '#server/core/index.ts';
import { assertCanSeeMembers } from '../policy.ts';
import { readerOf } from '../reader.ts';
import { cardOf } from './cards.ts';
import { criteriaOf } from './criteria.ts';
import { planSearch, byActivity, byDistance } from './search-pages.ts';

const frontPageFilters = { photo: '1', real: '1' } as const;

/**
 * Those of the visitor's country who were here last; where they are few, the nearest of others
 * follow. Where the country is unknown, or places are not shown, those who were here last of all.
 */
export const readIndexMembers = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof indexMembers>> => {
  assertCanSeeMembers(caller);
  const reader = await readerOf(core, caller);
  const isCountryKnown = countryOf(caller) === reader.country;
  const countryCriteria = criteriaOf(
    reader,
    isCountryKnown ? { ...frontPageFilters, country: reader.country } : frontPageFilters,
  );
  const { people } = await byActivity(planSearch(core, reader, countryCriteria), null);
  const fromCountry = people.slice(0, limits.indexMembers);
  const missing = limits.indexMembers - fromCountry.length;
  const plan = planSearch(core, reader, criteriaOf(reader, frontPageFilters), countryCriteria);
  const needsOthers = missing > 0 && countryCriteria.country !== null;
  const others = needsOthers ? (await byDistance(plan, null, missing)).people : [];
  const now = core.clock.now();
  return {
    members: [...fromCountry, ...others].map((person) => cardOf(now, reader, person)),
    country: others.length === 0 ? (countryCriteria.country as ServedCountry | null) : null,
  };
};
