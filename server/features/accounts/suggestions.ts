import { and, arrayContains, desc, eq, gt, gte, inArray, lt, ne, notExists } from 'drizzle-orm';
import { ageOn } from '../../../contract/accounts/age.ts';
import type { SignupMember } from '../../../contract/accounts/index.ts';
import { limits } from '../../../contract/limits.ts';
import type { Core, Site, Tx } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';
import { placeById } from '../../outside/places/index.ts';
import { lockUser } from './lock.ts';

const { profiles, users } = tables;

type Profile = typeof profiles.$inferSelect;

const view = (core: Core, profile: Profile): SignupMember => ({
  id: profile.id,
  name: profile.name,
  age: ageOn(profile.birthDate, core.clock.now()),
  place: profile.placeId === null ? null : (placeById(profile.placeId)?.name ?? null),
});

/** Who hides, or was shut out, is not there for others. */
const isSeen = ({ clock }: Core, db: Db) =>
  and(
    eq(profiles.status, 'active'),
    eq(profiles.invisible, false),
    notExists(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, profiles.userId), gt(users.excludedUntil, clock.now()))),
    ),
  );

/** The member for whose sake somebody signs up. */
export const readMember = async (core: Core, site: Site, id: string): Promise<SignupMember> => {
  const [profile] = await core.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.siteId, site.id), isSeen(core, core.db)));
  if (!profile) throw new Refusal('member_not_found');
  return view(core, profile);
};

const DAY_MS = 86_400_000;
const daysBetween = (a: Profile, b: Profile): number =>
  Math.abs(Date.parse(a.birthDate) - Date.parse(b.birthDate)) / DAY_MS;

/** People who look for each other, nearest in age first: the older and the younger half in turn. */
export const firstMatches = async (
  core: Core,
  site: Site,
  userId: string,
): Promise<SignupMember[]> => {
  const [me] = await core.db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!me) throw new Refusal('authentication_required');
  const suits = and(
    eq(profiles.siteId, site.id),
    inArray(profiles.gender, me.seeking),
    arrayContains(profiles.seeking, [me.gender]),
    isSeen(core, core.db),
    ne(profiles.id, me.id),
  );
  const from = () => core.db.select().from(profiles);
  const younger = await from()
    .where(and(suits, gte(profiles.birthDate, me.birthDate)))
    .orderBy(profiles.birthDate)
    .limit(limits.signupMatches);
  const older = await from()
    .where(and(suits, lt(profiles.birthDate, me.birthDate)))
    .orderBy(desc(profiles.birthDate))
    .limit(limits.signupMatches);
  return [...younger, ...older]
    .toSorted((a, b) => daysBetween(a, me) - daysBetween(b, me))
    .slice(0, limits.signupMatches)
    .map((profile) => view(core, profile));
};

interface Extras {
  readonly interests: Profile['interests'];
  readonly signup_message?: string | undefined;
  readonly for_member?: string | undefined;
}

/** Interests and first words; words for somebody wait until they can be sent. */
export const saveExtras = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
  { interests, signup_message: words = '', for_member: forMember }: Extras,
): Promise<void> => {
  await lockUser(tx, userId);
  const about = words !== '' && forMember === undefined ? { about: words } : {};
  await tx.db
    .update(profiles)
    .set({ interests: [...new Set(interests)], ...about })
    .where(eq(profiles.userId, userId));
  if (forMember === undefined || words === '') return;
  const [known] = await tx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, forMember), eq(profiles.siteId, site.id), isSeen(core, tx.db)));
  if (!known) return;
  await tx.db
    .update(users)
    .set({ signupMessage: words, signupFor: forMember })
    .where(eq(users.id, userId));
};
