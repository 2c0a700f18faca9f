import type { SQL } from 'drizzle-orm';
import { and, desc, eq, sql } from 'drizzle-orm';
import { limits } from '../../../../contract/limits.ts';
import type { Core } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import type { Cursor, CursorBy } from './cursor.ts';
import { listedWhere, peopleOf } from './cards.ts';
import { stepsTo } from './conditions.ts';

const { listings, presence } = tables;

export interface Page {
  readonly people: readonly Person[];
  readonly next: Cursor | null;
}

export interface Ask {
  readonly core: Core;
  readonly reader: Reader;
  readonly where: SQL | undefined;
}

const SIZE = limits.searchPage;

const before = (column: SQL, id: SQL, cursor: { time: string; id: string } | null) =>
  cursor === null
    ? undefined
    : sql`(${column}, ${id}) < (${cursor.time}::timestamptz, ${cursor.id}::uuid)`;

/** The nearest first. */
export const byDistance = async (
  { core, reader, where }: Ask,
  cursor: CursorBy<'distance'> | null,
  size: number = SIZE,
): Promise<Page> => {
  const steps = stepsTo(reader.origin);
  const on = cursor === null ? undefined : sql`${steps} > ${cursor.steps}::float8`;
  const found = listedWhere(core.db, steps, and(where, on))
    .orderBy(steps)
    .limit(size + 1)
    .as('found');
  const people = await peopleOf(core.db, reader, found).orderBy(found.steps);
  const last = people[size - 1];
  return {
    people: people.slice(0, size),
    next: last && people.length > size ? { by: 'distance', steps: last.steps } : null,
  };
};

export const byNewest = async (
  { core, reader, where }: Ask,
  cursor: CursorBy<'newest'> | null,
): Promise<Page> => {
  const on = before(sql`${listings.joinedAt}`, sql`${listings.profileId}`, cursor);
  const found = listedWhere(core.db, stepsTo(reader.origin), and(where, on))
    .orderBy(desc(listings.joinedAt), desc(listings.profileId))
    .limit(SIZE + 1)
    .as('found');
  const people = await peopleOf(core.db, reader, found).orderBy(
    desc(found.joinedAt),
    desc(found.profileId),
  );
  const last = people[SIZE - 1];
  const isMore = people.length > SIZE && last !== undefined;
  return {
    people: people.slice(0, SIZE),
    next: isMore ? { by: 'newest', time: last.joinedAt.toISOString(), id: last.id } : null,
  };
};

/** Who was here last comes first. Who comes while one reads moves to the front, which is read already. */
export const byActivity = async (
  { core, reader, where }: Ask,
  cursor: CursorBy<'active'> | null,
): Promise<Page> => {
  const on = before(sql`${presence.activeAt}`, sql`${presence.profileId}`, cursor);
  const found = listedWhere(core.db, stepsTo(reader.origin), and(where, on))
    .innerJoin(presence, eq(presence.profileId, listings.profileId))
    .orderBy(desc(presence.activeAt), desc(presence.profileId))
    .limit(SIZE + 1)
    .as('found');
  const people = await peopleOf(core.db, reader, found).orderBy(
    desc(presence.activeAt),
    desc(presence.profileId),
  );
  const last = people[SIZE - 1];
  const isMore = people.length > SIZE && last !== undefined;
  return {
    people: people.slice(0, SIZE),
    next: isMore ? { by: 'active', time: last.activeAt.toISOString(), id: last.id } : null,
  };
};
