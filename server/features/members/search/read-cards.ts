import { and, eq, sql } from '#server/db/sql.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';
import type { Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { cardOf, selectListings, selectPeople } from './cards.ts';
import { readerValues, placeholder } from './conditions.ts';
import { findHiddenPeople } from './hidden-people.ts';

const { listings } = tables;

const findPeopleByIds = prepared((db) => {
  const isRequested = and(
    eq(listings.siteId, placeholder('site')),
    sql`${listings.profileId} = any(${placeholder('ids')}::uuid[])`,
  );
  return selectPeople(db, selectListings(db, isRequested).as('found')).prepare('find_people');
});

/** The cards of some people, as many of them as are there for the reader, in the same order. */
export const readCards = async (
  core: Core,
  reader: Reader,
  ids: readonly string[],
  db: Db = core.db,
): Promise<MemberCard[]> => {
  if (ids.length === 0) return [];
  const now = core.clock.now();
  const people = await findPeopleByIds(db).execute({ ...readerValues(now, reader), ids });
  const byId = new Map<string, Person>(people.map((person) => [person.id, person]));
  const missing = ids.filter((id) => !byId.has(id));
  for (const { person } of await findHiddenPeople(db, now, reader, missing))
    byId.set(person.id, person);
  return ids.flatMap((id) => {
    const person = byId.get(id);
    return person ? cardOf(now, reader, person) : [];
  });
};
