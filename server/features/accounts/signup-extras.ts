import { and, eq, isNull, or, sql } from '#server/db/sql.ts';
import type { SignupMember } from '#contract/accounts/index.ts';
import { ageOn } from '#contract/accounts/age.ts';
import { limits } from '#contract/limits.ts';
import { isBlank } from '#contract/visible-text.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { memberOf } from './policy.ts';
import { emitAccountChanged } from './account-changed.ts';
import { lockUser } from './lock-account.ts';

const { blocks, listings, profiles, users } = tables;

type Profile = typeof profiles.$inferSelect;

/** A profile that others may see on this site, unless one of the two blocks the other. */
const findListedProfile = async (
  db: Db,
  { site, session }: Caller,
  id: string,
): Promise<Profile | undefined> => {
  const me = session?.user?.profile.id;
  const isBlockBetween = me
    ? or(
        and(eq(blocks.blockerId, me), eq(blocks.blockedId, profiles.id)),
        and(eq(blocks.blockerId, profiles.id), eq(blocks.blockedId, me)),
      )
    : sql`false`;
  const [row] = await db
    .select({ profile: profiles })
    .from(listings)
    .innerJoin(profiles, eq(profiles.id, listings.profileId))
    .leftJoin(blocks, isBlockBetween)
    .where(and(eq(listings.siteId, site.id), eq(listings.profileId, id), isNull(blocks.blockerId)));
  return row?.profile;
};

/** The member for whose sake somebody signs up. */
export const readSignupMember = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<SignupMember> => {
  const profile = await findListedProfile(core.db, caller, id);
  if (!profile) throw new Refusal('member_not_found');
  const hasPlace = caller.site.settings.visible_profile_fields.includes('location');
  const place = profile.placeId === null ? undefined : placeById(profile.placeId);
  return {
    id: profile.id,
    name: profile.name,
    age: ageOn(profile.birthDate, core.clock.now()),
    place: (hasPlace && place?.name) || null,
  };
};

/** Chats may take less than a profile does. */
export const maxFirstMessageLength = ({ site }: Caller): number =>
  Math.min(limits.aboutLength, site.settings.message_length);

/** What a new member wrote to somebody while signing up. */
export const readFirstMessage = async (
  db: Db,
  { session }: Caller,
  member: string,
): Promise<string> => {
  if (!session) return '';
  const [row] = await db
    .select({ words: users.signupMessage })
    .from(users)
    .where(and(eq(users.id, session.userId), eq(users.signupFor, member)));
  return row?.words ?? '';
};

interface FirstMessage {
  readonly signup_message?: string | undefined;
  readonly for_member?: string | undefined;
}

/** Stores the first message for a member until it can be sent; an empty one deletes the one before. */
export const storeFirstMessage = async (
  tx: Tx,
  caller: Caller,
  userId: string,
  { signup_message: typed, for_member: forMember }: FirstMessage,
): Promise<void> => {
  if (typed === undefined || forMember === undefined) return;
  const words = isBlank(typed) ? '' : typed;
  if (words.length > maxFirstMessageLength(caller))
    throw refuseFields({ signup_message: 'too_long' });
  if (!(await findListedProfile(tx.db, caller, forMember))) return;
  await tx.db
    .update(users)
    .set({ signupMessage: words || null, signupFor: words ? forMember : null })
    .where(eq(users.id, userId));
};

interface SignupExtras extends FirstMessage {
  readonly interests: Profile['interests'];
}

/** Interests, and first words for somebody or for all who read the profile. */
export const saveExtras = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { interests, ...words }: SignupExtras,
): Promise<void> => {
  const userId = memberOf(caller);
  await lockUser(tx, userId);
  const { signup_message: about, for_member: forMember } = words;
  await tx.db
    .update(profiles)
    .set({
      interests: [...new Set(interests)],
      ...(about && forMember === undefined && { about }),
    })
    .where(eq(profiles.userId, userId));
  await emitAccountChanged(core, tx, userId);
  await storeFirstMessage(tx, caller, userId, words);
};
