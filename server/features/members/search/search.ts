import { sql } from '../../../db/sql.ts';
import type * as z from 'zod/mini';
import { limits } from '../../../../contract/limits.ts';
import type { MemberCard } from '../../../../contract/members/search.ts';
import type { search } from '../../../../contract/members/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { shaped, tables } from '../../../db/index.ts';
import { refuseFields } from '../../../http/index.ts';
import { seeingPeople } from '../policy.ts';
import type { Reader } from '../reader.ts';
import { readerOf } from '../reader.ts';
import { cardOf } from './cards.ts';
import type { Criteria } from './criteria.ts';
import { criteriaOf, widened } from './criteria.ts';
import type { Cursor } from './cursor.ts';
import { closeCursor, openCursor } from './cursor.ts';
import type { Ask, Fitting, Page } from './pages.ts';
import { value } from './conditions.ts';
import { askFor, byActivity, byDistance, byNewest, fitsAll } from './pages.ts';
import { byRelevance } from './relevance.ts';

const { listings } = tables;

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

/** How many people fit and how many that do not exist, counted in one go and just far enough. */
const counted = shaped((db, fitting: Fitting) => {
  const some = db
    .select({ fictional: listings.fictional })
    .from(listings)
    .where(fitsAll(fitting))
    .limit(value('most'))
    .as('some');
  return db
    .select({
      all: sql<number>`count(*)::int`,
      fictional: sql<number>`(count(*) filter (where ${some.fictional}))::int`,
    })
    .from(some)
    .prepare('');
});

/** So many that do not exist take no place in the count of people. */
const FICTIONAL = 200;

/** Where such are not to be expected nothing more is read for them. */
const mostOf = ({ site: { settings } }: Reader) =>
  limits.searchCount + 1 + (settings.fictional_warning ? FICTIONAL : 0);

const countOf = async ({ core, reader, fitting, values }: Ask) => {
  const most = mostOf(reader);
  const [row] = await counted(core.db, fitting).execute({ ...values, most });
  const { all, fictional } = row ?? { all: 0, fictional: 0 };
  const people = all - fictional;
  return {
    numResults: Math.min(people, limits.searchCount),
    more_results: people > limits.searchCount || all === most,
    fictional_results: fictional,
  };
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
    isFirst ? countOf(ask) : uncounted,
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
