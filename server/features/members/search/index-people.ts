import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { limits } from '../../../../contract/limits.ts';
import type { indexMembers } from '../../../../contract/members/search.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { countryOf } from '../../../core/index.ts';
import { seeingPeople } from '../policy.ts';
import { readerOf } from '../reader.ts';
import { cardOf } from './cards.ts';
import { criteriaOf } from './criteria.ts';
import { askFor, byActivity, byDistance } from './pages.ts';

const shown = { photo: '1', real: '1' } as const;

/**
 * Those of the visitor's country who were here last; where they are few, the nearest of others
 * follow. Where the country is unknown, or places are not shown, those who were here last of all.
 */
export const peopleForIndex = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof indexMembers>> => {
  seeingPeople(caller);
  const reader = await readerOf(core, caller);
  const isKnown = countryOf(caller) === reader.country;
  const here = criteriaOf(reader, isKnown ? { ...shown, country: reader.country } : shown);
  const { people } = await byActivity(askFor(core, reader, here), null);
  const own = people.slice(0, limits.indexMembers);
  const missing = limits.indexMembers - own.length;
  const elsewhere = askFor(core, reader, criteriaOf(reader, shown), here);
  const isFilled = missing > 0 && here.country !== null;
  const others = isFilled ? (await byDistance(elsewhere, null, missing)).people : [];
  const now = core.clock.now();
  return {
    members: [...own, ...others].map((person) => cardOf(now, reader, person)),
    country: others.length === 0 ? (here.country as ServedCountry | null) : null,
  };
};
