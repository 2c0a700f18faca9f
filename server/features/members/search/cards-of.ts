import { and, eq, sql } from '../../../db/sql.ts';
import type { MemberCard } from '../../../../contract/members/search.ts';
import type { Core } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { prepared, tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { cardOf, listedWhere, peopleOf } from './cards.ts';
import { readerValues, value } from './conditions.ts';
import { peopleHiding } from './hiding.ts';

const { listings } = tables;

const findPeople = prepared((db) => {
  const areThey = and(
    eq(listings.siteId, value('site')),
    sql`${listings.profileId} = any(${value('ids')}::uuid[])`,
  );
  return peopleOf(db, listedWhere(db, areThey).as('found')).prepare('find_people');
});

/** The cards of some people, as many of them as are there for the reader, in the same order. */
export const cardsOf = async (
  core: Core,
  reader: Reader,
  ids: readonly string[],
  db: Db = core.db,
): Promise<MemberCard[]> => {
  if (ids.length === 0) return [];
  const now = core.clock.now();
  const people = await findPeople(db).execute({ ...readerValues(now, reader), ids });
  const byId = new Map<string, Person>(people.map((person) => [person.id, person]));
  const missing = ids.filter((id) => !byId.has(id));
  for (const { person } of await peopleHiding(db, now, reader, missing))
    byId.set(person.id, person);
  return ids.flatMap((id) => {
    const person = byId.get(id);
    return person ? cardOf(now, reader, person) : [];
  });
};
