import { inArray } from 'drizzle-orm';
import { hashOf, newId } from '#server/core/index.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { relistAll } from '#server/features/members/index.ts';
import { listingOf } from '#server/features/members/listing/listing.ts';
import { livingIn } from './members.ts';

const { listings, presence, profiles, users } = tables;

interface CrowdMember {
  readonly profile?: Partial<typeof profiles.$inferInsert>;
  readonly joinedAt?: Date;
  readonly activeAt?: Date;
  readonly hasPhoto?: boolean;
}

let made = 0;

/** Many men at once who look for women, listed as one by one would list them; none is signed in. */
export const addCrowd = (
  core: Core,
  count: number,
  somebody: (index: number) => CrowdMember = () => ({}),
): Promise<string[]> =>
  core.transact(async ({ db }) => {
    const now = core.clock.now();
    const people = Array.from({ length: count }, (_, index) => {
      made += 1;
      return { id: newId(), name: `Crowd ${made}`, ...somebody(index) };
    });
    await db.insert(users).values(
      people.map(({ id, name, joinedAt = now }) => ({
        id,
        siteId: 1,
        email: `${id}@people.example`,
        emailHash: hashOf(id),
        nameKey: name.toLowerCase(),
        passwordHash: '',
        status: 'active' as const,
        language: 'en' as const,
        createdAt: joinedAt,
        confirmedAt: joinedAt,
      })),
    );
    const rows = await db
      .insert(profiles)
      .values(
        people.map(({ id, name, profile }) => ({
          id: newId(),
          userId: id,
          siteId: 1,
          name,
          status: 'active' as const,
          gender: 'man' as const,
          seeking: ['woman' as const],
          birthDate: '1990-05-05',
          ...livingIn('Utrecht'),
          ...profile,
        })),
      )
      .returning();
    const byUser = new Map(rows.map((profile) => [profile.userId, profile]));
    const listed = people.map(({ id, joinedAt = now, activeAt = now, hasPhoto = false }) => {
      const profile = byUser.get(id);
      if (!profile) throw new Error('A profile is missing.');
      return { profile, activeAt, facts: { joinedAt, hasPhoto, verified: false } };
    });
    await db
      .insert(listings)
      .values(listed.map(({ profile, facts }) => listingOf(1, profile, facts)));
    await db
      .insert(presence)
      .values(listed.map(({ profile, activeAt }) => ({ profileId: profile.id, activeAt })));
    return listed.map(({ profile }) => profile.id);
  });

/** Makes anew what others find of some profiles, such as after a change of the site. */
export const listAnew = (core: Core, ids: readonly string[]): Promise<void> =>
  core.transact((tx) => relistAll(core, tx, ids));

/** Changes profiles behind their owners' backs, and what others find of them. */
export const changeProfiles = (
  core: Core,
  ids: readonly string[],
  changes: Partial<typeof profiles.$inferInsert>,
): Promise<void> =>
  core.transact(async (tx) => {
    if (ids.length === 0) return;
    await tx.db.update(profiles).set(changes).where(inArray(profiles.id, ids));
    await relistAll(core, tx, ids);
  });
