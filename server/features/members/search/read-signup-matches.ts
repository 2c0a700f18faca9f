import { ageOn } from '#contract/accounts/age.ts';
import { limits } from '#contract/limits.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { readerOf } from '../reader.ts';
import type { Person } from './cards.ts';
import { cardOf } from './cards.ts';
import type { Criteria } from './criteria.ts';
import { criteriaOf } from './criteria.ts';
import { planSearch } from './search-pages.ts';
import { byRelevance } from './relevance.ts';

/** A year between two ages counts like so many kilometres between two towns. */
const KM_PER_YEAR = 10;

/** The older, the more years make no difference: eight at 18, nineteen at 60. */
const ageTolerance = (age: number): number => 4 + Math.round(age / 4);

/** Nobody who is new has thought of ages yet: they begin with those around their own. */
const narrowAges = (criteria: Criteria, age: number): Criteria => ({
  ...criteria,
  minAge: Math.max(criteria.minAge, age - ageTolerance(age)),
  maxAge: Math.min(criteria.maxAge, age + ageTolerance(age)),
});

/**
 * The first people for a new member: those who look for each other, the nearest in age and place
 * first. Where few are of about the same age, others follow whom both would consider.
 */
export const readSignupMatches = async (core: Core, caller: Caller): Promise<MemberCard[]> => {
  const reader = await readerOf(core, caller);
  if (!reader.me || reader.age === null) throw new Refusal('authentication_required');
  const { age } = reader;
  const now = core.clock.now();
  const criteria = criteriaOf(reader, {});
  const narrowed = narrowAges(criteria, age);
  const sortByNearness = (people: readonly Person[]) => {
    const farthest = Math.max(0, ...people.map(({ located, steps }) => (located ? steps : 0)));
    // Whose town is not known may live anywhere: after all others of the same age.
    const gapInKm = ({ birthDate, located, steps }: Person) =>
      KM_PER_YEAR * Math.abs(ageOn(birthDate, now) - age) +
      (located ? steps : farthest + 1) * reader.origin.kmPerStep;
    return people.toSorted(
      (one, other) =>
        Number(one.fictional) - Number(other.fictional) || gapInKm(one) - gapInKm(other),
    );
  };
  const first = await byRelevance(planSearch(core, reader, narrowed), null);
  const isFew = first.people.length < limits.signupMatches;
  const others = isFew
    ? await byRelevance(planSearch(core, reader, criteria, narrowed), null)
    : null;
  return [...sortByNearness(first.people), ...sortByNearness(others?.people ?? [])]
    .slice(0, limits.signupMatches)
    .map((person) => cardOf(now, reader, person));
};
