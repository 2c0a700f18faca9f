import type * as z from 'zod/mini';
import { limits } from '../../../../contract/limits.ts';
import type { MemberCard } from '../../../../contract/members/search.ts';
import type { search, searchCount } from '../../../../contract/members/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { refuseFields } from '../../../http/index.ts';
import { seeingPeople } from '../policy.ts';
import type { Reader } from '../reader.ts';
import { readerOf } from '../reader.ts';
import { cardOf } from './cards.ts';
import { countOf } from './count.ts';
import type { Criteria } from './criteria.ts';
import { criteriaOf, widened } from './criteria.ts';
import type { Cursor } from './cursor.ts';
import { closeCursor, openCursor } from './cursor.ts';
import type { Ask, Page } from './pages.ts';
import { askFor, byActivity, byDistance, byNewest } from './pages.ts';
import { byRelevance } from './relevance.ts';

type Query = z.output<(typeof search)['query']>;

const pageOf = (ask: Ask, sort: Criteria['sort'], cursor: Cursor | null): Promise<Page> => {
  switch (cursor?.by ?? sort) {
    case 'distance':
      return byDistance(ask, cursor?.by === 'distance' ? cursor : null);
    case 'newest':
      return byNewest(ask, cursor?.by === 'newest' ? cursor : null);
    case 'active':
      return byActivity(ask, cursor?.by === 'active' ? cursor : null);
    case 'relevance':
      return byRelevance(ask, cursor?.by === 'relevance' ? cursor : null);
  }
};

/** Only the first page tells how many there are. */
const uncounted = { numResults: null, more_results: false, fictional_results: null };

/** The nearest who would fit if one were less particular, without those who do. */
const nearlyFitting = async (
  core: Core,
  reader: Reader,
  criteria: Criteria,
): Promise<MemberCard[]> => {
  const ask = askFor(core, reader, widened(criteria), criteria);
  const { people } = await byDistance(ask, null, limits.similarMembers);
  return people.map((person) => cardOf(core.clock.now(), reader, person));
};

const cursorOf = (core: Core, text: string | undefined, { sort }: Criteria): Cursor | null => {
  if (text === undefined) return null;
  const cursor = openCursor(core.seal, text);
  if (cursor?.by !== sort) throw refuseFields({ cursor: 'invalid' });
  return cursor;
};

const toldOf = (criteria: Criteria, reader: Reader) => ({
  gender: [...criteria.genders],
  country: criteria.country,
  countryregion: criteria.region,
  min_age: criteria.minAge,
  max_age: criteria.maxAge,
  distance: criteria.km,
  two_way: criteria.twoWay,
  real: criteria.real,
  sort: criteria.sort,
  near: reader.near,
});

/** People by what the reader looks for, a page at a time. */
export const searchPeople = async (
  core: Core,
  caller: Caller,
  query: Query,
): Promise<Answer<typeof search>> => {
  seeingPeople(caller);
  const reader = await readerOf(core, caller);
  const criteria = criteriaOf(reader, query);
  const now = core.clock.now();
  const ask = askFor(core, reader, criteria);
  const cursor = cursorOf(core, query.cursor, criteria);
  const isFirst = cursor === null;
  const [page, count] = await Promise.all([
    pageOf(ask, criteria.sort, cursor),
    isFirst ? countOf(ask, limits.searchCount) : uncounted,
  ]);
  const isFew = isFirst && page.people.length < limits.searchFew;
  return {
    members: page.people.map((person) => cardOf(now, reader, person)),
    next: closeCursor(core.seal, page.next),
    ...count,
    similar: isFew ? await nearlyFitting(core, reader, criteria) : [],
    criteria: toldOf(criteria, reader),
  };
};

/** How many a search would find, without finding them. */
export const countPeople = async (
  core: Core,
  caller: Caller,
  query: z.output<(typeof searchCount)['query']>,
): Promise<Answer<typeof searchCount>> => {
  seeingPeople(caller);
  const reader = await readerOf(core, caller);
  const criteria = criteriaOf(reader, query);
  const { upTo, lookAt } = limits.filterCount;
  const count = await countOf(askFor(core, reader, criteria), upTo, lookAt);
  return { ...count, criteria: toldOf(criteria, reader) };
};

/** Those who look for each other and whom the reader has not decided about yet, the best first. */
export const undecided = async (
  core: Core,
  reader: Reader,
  most: number,
): Promise<MemberCard[]> => {
  const ask = askFor(core, reader, { ...criteriaOf(reader, {}), unseen: true });
  const { people } = await byRelevance(ask, null);
  const now = core.clock.now();
  return people.slice(0, most).map((person) => cardOf(now, reader, person));
};
