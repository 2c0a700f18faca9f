import type * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { search, searchCount } from '#contract/members/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { assertCanSeeMembers } from '../policy.ts';
import type { Reader } from '../reader.ts';
import { readerOf } from '../reader.ts';
import { cardOf } from './cards.ts';
import { countMatches, countView } from './count-matches.ts';
import type { Criteria } from './criteria.ts';
import { criteriaOf, widenCriteria } from './criteria.ts';
import type { Cursor } from './cursor.ts';
import { searchCursor } from './cursor.ts';
import type { SearchPlan, Page } from './search-pages.ts';
import { planSearch, byActivity, byDistance, byNewest } from './search-pages.ts';
import { byRelevance } from './relevance.ts';

type Count = ReturnType<typeof countView>;
type Query = z.output<(typeof search)['query']>;

const readSearchPage = (
  plan: SearchPlan,
  sort: Criteria['sort'],
  cursor: Cursor | null,
): Promise<Page> => {
  switch (cursor?.by ?? sort) {
    case 'distance':
      return byDistance(plan, cursor?.by === 'distance' ? cursor : null);
    case 'newest':
      return byNewest(plan, cursor?.by === 'newest' ? cursor : null);
    case 'active':
      return byActivity(plan, cursor?.by === 'active' ? cursor : null);
    case 'relevance':
      return byRelevance(
        plan,
        cursor?.by === 'relevance' ? cursor : null,
        limits.maxSearchCount + 1,
      );
  }
};

/** Only the first page tells how many there are. */
const noCount = { numResults: null, more_results: false, fictional_results: null };

/** A page, and with the first one how many there are, which most searches find out along with it. */
const readCounted = async (
  plan: SearchPlan,
  sort: Criteria['sort'],
  cursor: Cursor | null,
): Promise<readonly [Page, Count | typeof noCount]> => {
  if (cursor) return [await readSearchPage(plan, sort, cursor), noCount];
  const isCountedAlong = sort === 'relevance' && plan.rings !== null;
  const [page, count] = await Promise.all([
    readSearchPage(plan, sort, cursor),
    isCountedAlong ? null : countMatches(plan, limits.maxSearchCount),
  ]);
  if (page.fits) return [page, countView(plan.reader, page.fits, limits.maxSearchCount)];
  return [page, count ?? (await countMatches(plan, limits.maxSearchCount))];
};

/** The nearest who match widened criteria, without those who match the criteria themselves. */
const findSimilar = async (
  core: Core,
  reader: Reader,
  criteria: Criteria,
): Promise<MemberCard[]> => {
  const plan = planSearch(core, reader, widenCriteria(criteria), criteria);
  const { people } = await byDistance(plan, null, limits.similarMembers);
  return people.map((person) => cardOf(core.clock.now(), reader, person));
};

const criteriaView = (criteria: Criteria, reader: Reader) => ({
  gender: [...criteria.genders],
  country: criteria.country,
  countryregion: criteria.region,
  min_age: criteria.minAge,
  max_age: criteria.maxAge,
  distance: criteria.km,
  two_way: criteria.twoWay,
  real: criteria.real,
  sort: criteria.sort,
  near: reader.placeName,
});

/** People by what the reader looks for, a page at a time. */
export const searchMembers = async (
  core: Core,
  caller: Caller,
  query: Query,
): Promise<Answer<typeof search>> => {
  assertCanSeeMembers(caller);
  const reader = await readerOf(core, caller);
  const criteria = criteriaOf(reader, query);
  const now = core.clock.now();
  const plan = planSearch(core, reader, criteria);
  const cursor = searchCursor.open(core, query.cursor, ({ by }) => by === criteria.sort);
  const isFirst = cursor === null;
  const [page, count] = await readCounted(plan, criteria.sort, cursor);
  const isFew = isFirst && page.people.length < limits.fewSearchResults;
  return {
    members: page.people.map((person) => cardOf(now, reader, person)),
    next: searchCursor.close(core, page.next),
    ...count,
    similar: isFew ? await findSimilar(core, reader, criteria) : [],
    criteria: criteriaView(criteria, reader),
  };
};

/** How many a search would find, without finding them. */
export const countMembers = async (
  core: Core,
  caller: Caller,
  query: z.output<(typeof searchCount)['query']>,
): Promise<Answer<typeof searchCount>> => {
  assertCanSeeMembers(caller);
  const reader = await readerOf(core, caller);
  const criteria = criteriaOf(reader, query);
  const { maxCount, sampleSize } = limits.filterCount;
  const count = await countMatches(planSearch(core, reader, criteria), maxCount, sampleSize);
  return { ...count, criteria: criteriaView(criteria, reader) };
};

/** Those who look for each other and whom the reader has not decided about yet, the best first. */
export const findUndecidedMembers = async (
  core: Core,
  reader: Reader,
  max: number,
): Promise<MemberCard[]> => {
  const plan = planSearch(core, reader, { ...criteriaOf(reader, {}), onlyUndecided: true });
  const { people } = await byRelevance(plan, null);
  const now = core.clock.now();
  return people.slice(0, max).map((person) => cardOf(now, reader, person));
};
