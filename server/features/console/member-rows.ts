import { ageOn } from '#contract/accounts/age.ts';
import type { MemberRow } from '#contract/console/index.ts';
import { and, eq, ne } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { photoColumns, photoView } from '#server/features/members/photos/index.ts';
import { statusOf } from '#server/features/moderation/index.ts';
import { mayReadPhotos } from './policy.ts';

const { photos, presence, profiles, users } = tables;

/** Members with all that a row of them tells. */
export const selectMembers = (db: Db) =>
  db
    .select({ user: users, profile: profiles, photo: photoColumns, seenAt: presence.activeAt })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(presence, eq(presence.profileId, profiles.id))
    .leftJoin(
      photos,
      and(eq(photos.profileId, profiles.id), eq(photos.position, 0), ne(photos.status, 'secured')),
    )
    .$dynamic();

type SelectedMember = Awaited<ReturnType<typeof selectMembers>>[number];

export const toMemberRow = (
  core: Core,
  caller: Caller,
  { user, profile, photo, seenAt }: SelectedMember,
): MemberRow => {
  const now = core.clock.now();
  const { placeId } = profile;
  return {
    id: profile.id,
    name: profile.name,
    age: ageOn(profile.birthDate, now),
    photo: photo && mayReadPhotos(caller, user.siteId) ? photoView(photo) : null,
    site: user.siteId,
    status: statusOf(user, now),
    premium: user.paidUser,
    fictional: profile.fictional,
    country: profile.country,
    place: placeId === null ? null : (placeById(placeId)?.name ?? null),
    joined_at: user.createdAt.toISOString(),
    seen_at: seenAt?.toISOString() ?? null,
  };
};
