import { eq } from 'drizzle-orm';
import { nameKey } from '#contract/accounts/index.ts';
import { hashOf, newId } from '#server/core/index.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { startSession } from '#server/features/accounts/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { relist } from '#server/features/members/index.ts';

export interface Person {
  readonly id: string;
  readonly profileId: string;
  readonly email: string;
  readonly name: string;
  /** The token of a live session. */
  readonly session: string;
}

type Profile = typeof tables.profiles.$inferInsert;

export type Overrides = Partial<typeof tables.users.$inferInsert> & {
  readonly country?: string;
  readonly profile?: Partial<Profile>;
};

/** What everybody made here signs in with. */
export const PASSWORD = 'marmalade on the veranda';

/** Its hash, made once: hashing is slow on purpose. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$x2CDlqgBKm8aRz4aio0zQw$BP0wFc5T80UuGRy4wlA/uX23KgFXmLzZ9IEqpZnhoYE';

const nowhere = { device: '', geoipCountry: null };

/** A member with a session, as signup would have made it. */
export const addPerson = async (
  core: Core,
  name: string,
  { country = 'NL', profile, credits = 0, ...overrides }: Overrides = {},
): Promise<Person> => {
  const id = newId();
  const profileId = newId();
  const { users } = tables;
  const plain = `${name}@people.example`.toLowerCase();
  const taken = (await core.db.$count(users, eq(users.email, plain))) > 0;
  const email = overrides.email ?? (taken ? `${id}.${plain}` : plain);
  const session = await core.transact(async (tx) => {
    await tx.db.insert(users).values({
      id,
      siteId: 1,
      email,
      emailHash: hashOf(email),
      nameKey: nameKey(name),
      passwordHash: PASSWORD_HASH,
      status: 'active',
      language: 'en',
      createdAt: core.clock.now(),
      confirmedAt: overrides.status === 'not_confirmed' ? null : core.clock.now(),
      ...overrides,
    });
    // A profile stays hidden until its address is confirmed.
    const status = overrides.status === 'not_confirmed' ? 'disabled' : 'active';
    await tx.db.insert(tables.profiles).values({
      id: profileId,
      userId: id,
      siteId: overrides.siteId ?? 1,
      name,
      country,
      status,
      gender: 'woman',
      seeking: ['man'],
      birthDate: '1990-05-05',
      ...profile,
    });
    await relist(core, tx, profileId);
    await addCredits(core, tx, { userId: id, kind: 'granted', credits, reference: 'signup' });
    return startSession(core, tx, id, nowhere);
  });
  return { id, profileId, email, name, session };
};

/** The token of another session of the same person. */
export const signIn = (core: Core, person: Pick<Person, 'id'>): Promise<string> =>
  core.transact((tx) => startSession(core, tx, person.id, nowhere));
