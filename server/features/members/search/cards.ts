import type { SQL } from '#server/db/sql.ts';
import { eq, sql } from '#server/db/sql.ts';
import { ageOn } from '#contract/accounts/age.ts';
import { limits } from '#contract/limits.ts';
import type { LikeState, Presence } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { genderAt, interestsOf } from '../listing/bits.ts';
import { coarseDistance } from '../listing/map.ts';
import { photoView } from '../photos/views.ts';
import { hasLike, selectMainPhoto } from '../queries.ts';
import type { Reader } from '../reader.ts';
import { stepsAway, placeholder } from './conditions.ts';

const { listings, photos, presence, profiles } = tables;

const unranked = {
  rank: sql<number>`0::float8`.as('rank'),
  roundEnd: sql<number>`0::float8`.as('round_end'),
  roundSize: sql<number>`0`.as('round_size'),
};

/** What of a listing a card and its place in a list are made of. */
export const listingColumns = {
  profileId: listings.profileId,
  gender: listings.gender,
  birthDate: listings.birthDate,
  country: listings.country,
  located: listings.located,
  interests: listings.interests,
  hasPhoto: listings.hasPhoto,
  verified: listings.verified,
  fictional: listings.fictional,
  joinedAt: listings.joinedAt,
};

/** The listings that fit, and how far away each is. */
export const selectListings = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...listingColumns,
      steps: stepsAway.as('steps'),
      ...unranked,
    })
    .from(listings)
    .where(where)
    .$dynamic();

export type ListingSubquery = ReturnType<ReturnType<typeof selectListings>['as']>;

/** How many fit, and how many of them do not exist, where it is counted along with a page. */
interface FitColumns {
  readonly fits: SQL<number>;
  readonly fictionalFits: SQL<number>;
}

const uncounted: FitColumns = { fits: sql<number>`0`, fictionalFits: sql<number>`0` };

/** The people of some listings, with what their cards show. */
export const selectPeople = (
  db: Db,
  found: ListingSubquery,
  counted = uncounted,
  outer: Pick<Db, 'select'> = db,
) => {
  const isShown = sql`${photos.status} = any(${placeholder('photoStatuses')}::text[])`;
  const main = selectMainPhoto(db, found.profileId, isShown).as('main');
  return outer
    .select({
      id: found.profileId,
      gender: found.gender,
      birthDate: found.birthDate,
      country: found.country,
      located: found.located,
      interests: found.interests,
      verified: found.verified,
      fictional: found.fictional,
      joinedAt: found.joinedAt,
      steps: found.steps,
      rank: found.rank,
      roundEnd: found.roundEnd,
      roundSize: found.roundSize,
      ...counted,
      likedByReader: hasLike(placeholder('me'), sql`${found.profileId}`),
      likesReader: hasLike(sql`${found.profileId}`, placeholder('me')),
      name: profiles.name,
      placeId: profiles.placeId,
      activeAt: presence.activeAt,
      photoId: main.id,
      file: main.file,
      colour: main.colour,
      faceX: main.faceX,
      faceY: main.faceY,
    })
    .from(found)
    .innerJoin(profiles, eq(profiles.id, found.profileId))
    .innerJoin(presence, eq(presence.profileId, found.profileId))
    .leftJoinLateral(main, sql`${found.hasPhoto}`)
    .$dynamic();
};

/** Who hides is not told to be here, or to have been. */
export type Person = Omit<Awaited<ReturnType<typeof selectPeople>>[number], 'activeAt'> & {
  readonly activeAt: Date | null;
};

export const likeState = (given: boolean, received: boolean): LikeState => {
  if (given) return received ? 'match' : 'given';
  return received ? 'received' : 'none';
};

export const presenceOf = (activeAt: Date, now: Date): Presence => {
  const { nowMinutes, todayHours, weekDays } = limits.presence;
  if (activeAt > addTime(now, { seconds: -60 * nowMinutes })) return 'now';
  if (activeAt > addTime(now, { hours: -todayHours })) return 'today';
  return activeAt > addTime(now, { days: -weekDays }) ? 'week' : 'longer';
};

/** A person as the reader may see them; fields that the site does not show stay empty. */
export const cardOf = (now: Date, { site, ...reader }: Reader, person: Person): MemberCard => {
  const visible: readonly string[] = site.settings.visible_profile_fields;
  const hasPlace = visible.includes('location');
  const place = person.placeId === null ? undefined : placeById(person.placeId);
  const isDistanceHidden = !hasPlace || !reader.located || !person.located;
  const { photoId, file, colour, faceX, faceY } = person;
  return {
    id: person.id,
    name: person.name,
    age: ageOn(person.birthDate, now),
    gender: visible.includes('gender') ? genderAt(person.gender) : null,
    country: hasPlace ? person.country : null,
    place: (hasPlace && place?.name) || null,
    distance: isDistanceHidden ? null : coarseDistance(person.steps * reader.origin.kmPerStep),
    presence: person.activeAt && presenceOf(person.activeAt, now),
    verified: person.verified,
    fictional: person.fictional,
    like: likeState(person.likedByReader, person.likesReader),
    is_new: person.joinedAt > addTime(now, { days: -limits.newMemberDays }),
    photo:
      photoId === null || file === null || colour === null
        ? null
        : photoView({ id: photoId, file, lockedFile: file, colour, faceX, faceY }),
    shared_interests: visible.includes('interests')
      ? interestsOf(person.interests & reader.interests)
      : [],
  };
};
