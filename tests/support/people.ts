import { hashOf, newId } from '../../server/core/index.ts';
import type { Core } from '../../server/core/index.ts';
import { tables } from '../../server/db/index.ts';
import { startSession } from '../../server/features/accounts/index.ts';

export interface Person {
  readonly id: string;
  readonly profileId: string;
  readonly email: string;
  readonly name: string;
  /** The token of a live session. */
  readonly session: string;
}

type Overrides = Partial<typeof tables.users.$inferInsert> & { readonly country?: string };

/** A member with a session, as signup would have made it. */
export const addPerson = async (
  core: Core,
  name: string,
  { country = 'NL', ...overrides }: Overrides = {},
): Promise<Person> => {
  const id = newId();
  const profileId = newId();
  const email = overrides.email ?? `${name.toLowerCase()}@people.example`;
  const session = await core.transact(async (tx) => {
    await tx.db.insert(tables.users).values({
      id,
      siteId: 1,
      email,
      emailHash: hashOf(email),
      role: 'member',
      status: 'active',
      language: 'en',
      createdAt: core.clock.now(),
      ...overrides,
    });
    // A profile stays hidden until its address is confirmed.
    const status = overrides.status === 'not_confirmed' ? 'disabled' : 'active';
    await tx.db
      .insert(tables.profiles)
      .values({ id: profileId, userId: id, name, country, status });
    return startSession(core, tx, id);
  });
  return { id, profileId, email, name, session };
};

/** The token of another session of the same person. */
export const signIn = (core: Core, person: Pick<Person, 'id'>): Promise<string> =>
  core.transact((tx) => startSession(core, tx, person.id));
