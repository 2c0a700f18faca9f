import { and, desc, eq, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core } from '#server/core/index.ts';
import { preparedByShape, tables } from '#server/db/index.ts';
import type { Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { selectListings, selectPeople } from './cards.ts';
import type { Values } from './conditions.ts';
import { readerValues, stepsAway, placeholder } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import type { Cursor, CursorBy } from './cursor.ts';
import type { QueryShape } from './filters.ts';
import { criteriaValues, matchesCriteria, shapeOf } from './filters.ts';
import type { Rings } from './rings.ts';
import { ringsOf } from './rings.ts';

const { listings, presence } = tables;

/** How many rows fit, as far as they were read, and how many of them are no people. */
export interface Fits {
  readonly all: number;
  readonly fictional: number;
}

export interface Page {
  readonly people: readonly Person[];
  readonly next: Cursor | null;
  /** Where they were counted along, as far as it was asked. */
  readonly fits?: Fits | undefined;
}

/** The shape of the criteria, and of those whose members are left out. */
export interface SearchFilter {
  readonly shape: QueryShape;
  readonly except?: QueryShape;
}

export interface SearchPlan {
  readonly core: Core;
  readonly reader: Reader;
  readonly filter: SearchFilter;
  readonly values: Values;
  readonly rings: Rings | null;
}

export const planSearch = (
  core: Core,
  reader: Reader,
  criteria: Criteria,
  except?: Criteria,
): SearchPlan => {
  const now = core.clock.now();
  return {
    core,
    reader,
    rings: ringsOf(reader, criteria),
    filter: {
      shape: shapeOf(reader, criteria),
      ...(except ? { except: shapeOf(reader, except) } : {}),
    },
    values: {
      ...readerValues(now, reader),
      ...criteriaValues(now, reader, criteria),
      ...(except ? criteriaValues(now, reader, except, 'but_') : {}),
    },
  };
};

export const matchesFilter = ({ shape, except }: SearchFilter) =>
  and(matchesCriteria(shape), except && sql`(${matchesCriteria(except, 'but_')}) is not true`);

const PAGE_SIZE = limits.searchPage;

/** A page of a list: whether it goes on after another. */
interface PageShape extends SearchFilter {
  readonly isNextPage: boolean;
}

const selectNearest = preparedByShape(
  'nearest',
  (db, { isNextPage, ...filter }: PageShape, name) => {
    const beyond = isNextPage ? sql`${stepsAway} > ${placeholder('after')}::float8` : undefined;
    const found = selectListings(db, and(matchesFilter(filter), beyond))
      .orderBy(stepsAway)
      .limit(placeholder('size'))
      .as('found');
    return selectPeople(db, found).orderBy(found.steps).prepare(name);
  },
);

/** The nearest first. */
export const byDistance = async (
  { core, filter, values }: SearchPlan,
  cursor: CursorBy<'distance'> | null,
  size: number = PAGE_SIZE,
): Promise<Page> => {
  const people = await selectNearest(core.db, { ...filter, isNextPage: cursor !== null }).execute({
    ...values,
    after: cursor?.steps,
    size: size + 1,
  });
  const last = people[size - 1];
  return {
    people: people.slice(0, size),
    next: last && people.length > size ? { by: 'distance', steps: last.steps } : null,
  };
};

/** A page of people by a moment of each, the latest first. */
const toPage = (
  people: readonly Person[],
  by: 'newest' | 'active',
  timeOf: (person: Person) => Date,
): Page => {
  const last = people[PAGE_SIZE - 1];
  const isMore = people.length > PAGE_SIZE && last !== undefined;
  return {
    people: people.slice(0, PAGE_SIZE),
    next: isMore ? { by, time: timeOf(last).toISOString(), id: last.id } : null,
  };
};

const selectNewest = preparedByShape('newest', (db, { isNextPage, ...filter }: PageShape, name) => {
  const { joinedAt, profileId } = listings;
  const earlier = sql`(${joinedAt}, ${profileId}) < (${placeholder('time')}::timestamptz, ${placeholder('id')}::uuid)`;
  const found = selectListings(db, and(matchesFilter(filter), isNextPage ? earlier : undefined))
    .orderBy(desc(joinedAt), desc(profileId))
    .limit(PAGE_SIZE + 1)
    .as('found');
  return selectPeople(db, found).orderBy(desc(found.joinedAt), desc(found.profileId)).prepare(name);
});

export const byNewest = async (
  { core, filter, values }: SearchPlan,
  cursor: CursorBy<'newest'> | null,
): Promise<Page> => {
  const people = await selectNewest(core.db, { ...filter, isNextPage: cursor !== null }).execute({
    ...values,
    ...cursor,
  });
  return toPage(people, 'newest', ({ joinedAt }) => joinedAt);
};

const selectLatestActive = preparedByShape(
  'latest_active',
  (db, { isNextPage, ...filter }: PageShape, name) => {
    const { activeAt, profileId } = presence;
    const earlier = sql`(${activeAt}, ${profileId}) < (${placeholder('time')}::timestamptz, ${placeholder('id')}::uuid)`;
    const found = selectListings(db, and(matchesFilter(filter), isNextPage ? earlier : undefined))
      .innerJoin(presence, eq(profileId, listings.profileId))
      .orderBy(desc(activeAt), desc(profileId))
      .limit(PAGE_SIZE + 1)
      .as('found');
    return selectPeople(db, found).orderBy(desc(activeAt), desc(profileId)).prepare(name);
  },
);

/** Who was here last comes first. Who comes while one reads moves to the front, which is read already. */
export const byActivity = async (
  { core, filter, values }: SearchPlan,
  cursor: CursorBy<'active'> | null,
): Promise<Page> => {
  const people = await selectLatestActive(core.db, {
    ...filter,
    isNextPage: cursor !== null,
  }).execute({
    ...values,
    ...cursor,
  });
  // Nobody who hides is among them.
  return toPage(people, 'active', ({ activeAt }) => activeAt ?? new Date(0));
};
