import { and, desc, eq, sql } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import type { Core } from '../../../core/index.ts';
import { preparedByShape, tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { listedWhere, peopleOf } from './cards.ts';
import type { Shape, Values } from './conditions.ts';
import { criteriaValues, fits, readerValues, shapeOf, stepsAway, value } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import type { Cursor, CursorBy } from './cursor.ts';

const { listings, presence } = tables;

export interface Page {
  readonly people: readonly Person[];
  readonly next: Cursor | null;
}

/** What fits, and what that fits as well shall be left out. */
export interface Fitting {
  readonly shape: Shape;
  readonly but?: Shape;
}

export interface Ask {
  readonly core: Core;
  readonly reader: Reader;
  readonly fitting: Fitting;
  readonly values: Values;
}

export const askFor = (core: Core, reader: Reader, criteria: Criteria, but?: Criteria): Ask => {
  const now = core.clock.now();
  return {
    core,
    reader,
    fitting: {
      shape: shapeOf(reader, criteria),
      ...(but ? { but: shapeOf(reader, but) } : {}),
    },
    values: {
      ...readerValues(now, reader),
      ...criteriaValues(now, reader, criteria),
      ...(but ? criteriaValues(now, reader, but, 'but_') : {}),
    },
  };
};

export const fitsAll = ({ shape, but }: Fitting) =>
  and(fits(shape), but && sql`(${fits(but, 'but_')}) is not true`);

const SIZE = limits.searchPage;

/** A page of a list: whether it goes on after another. */
interface PageShape extends Fitting {
  readonly on: boolean;
}

const nearest = preparedByShape((db, { on, ...fitting }: PageShape) => {
  const beyond = on ? sql`${stepsAway} > ${value('after')}::float8` : undefined;
  const found = listedWhere(db, and(fitsAll(fitting), beyond))
    .orderBy(stepsAway)
    .limit(value('size'))
    .as('found');
  return peopleOf(db, found).orderBy(found.steps).prepare('');
});

/** The nearest first. */
export const byDistance = async (
  { core, fitting, values }: Ask,
  cursor: CursorBy<'distance'> | null,
  size: number = SIZE,
): Promise<Page> => {
  const people = await nearest(core.db, { ...fitting, on: cursor !== null }).execute({
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
const pageOf = (
  people: readonly Person[],
  by: 'newest' | 'active',
  momentOf: (person: Person) => Date,
): Page => {
  const last = people[SIZE - 1];
  const isMore = people.length > SIZE && last !== undefined;
  return {
    people: people.slice(0, SIZE),
    next: isMore ? { by, time: momentOf(last).toISOString(), id: last.id } : null,
  };
};

const newest = preparedByShape((db, { on, ...fitting }: PageShape) => {
  const { joinedAt, profileId } = listings;
  const earlier = sql`(${joinedAt}, ${profileId}) < (${value('time')}::timestamptz, ${value('id')}::uuid)`;
  const found = listedWhere(db, and(fitsAll(fitting), on ? earlier : undefined))
    .orderBy(desc(joinedAt), desc(profileId))
    .limit(SIZE + 1)
    .as('found');
  return peopleOf(db, found).orderBy(desc(found.joinedAt), desc(found.profileId)).prepare('');
});

export const byNewest = async (
  { core, fitting, values }: Ask,
  cursor: CursorBy<'newest'> | null,
): Promise<Page> => {
  const people = await newest(core.db, { ...fitting, on: cursor !== null }).execute({
    ...values,
    ...cursor,
  });
  return pageOf(people, 'newest', ({ joinedAt }) => joinedAt);
};

const latest = preparedByShape((db, { on, ...fitting }: PageShape) => {
  const { activeAt, profileId } = presence;
  const earlier = sql`(${activeAt}, ${profileId}) < (${value('time')}::timestamptz, ${value('id')}::uuid)`;
  const found = listedWhere(db, and(fitsAll(fitting), on ? earlier : undefined))
    .innerJoin(presence, eq(profileId, listings.profileId))
    .orderBy(desc(activeAt), desc(profileId))
    .limit(SIZE + 1)
    .as('found');
  return peopleOf(db, found).orderBy(desc(activeAt), desc(profileId)).prepare('');
});

/** Who was here last comes first. Who comes while one reads moves to the front, which is read already. */
export const byActivity = async (
  { core, fitting, values }: Ask,
  cursor: CursorBy<'active'> | null,
): Promise<Page> => {
  const people = await latest(core.db, { ...fitting, on: cursor !== null }).execute({
    ...values,
    ...cursor,
  });
  // Nobody who hides is among them.
  return pageOf(people, 'active', ({ activeAt }) => activeAt ?? new Date(0));
};
