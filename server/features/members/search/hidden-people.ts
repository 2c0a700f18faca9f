import { and, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';
import { genderIndex, interestBits } from '../listing/bits.ts';
import { isMainPhotoVerified } from '../listing/verified.ts';
import { isHiddenButVisible } from '../member/hidden-profiles.ts';
import { hasLike, selectMainPhoto } from '../queries.ts';
import type { Profile, Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { readerValues, placeholder } from './conditions.ts';

const { photos, profiles } = tables;

/** What of a card a profile tells by itself; nothing of where and when somebody was. */
export const personOfProfile = (
  profile: Profile,
  joinedAt: Date,
  activeAt: Date | null,
): Person => ({
  id: profile.id,
  name: profile.name,
  gender: genderIndex(profile.gender),
  birthDate: profile.birthDate,
  country: profile.country,
  placeId: profile.placeId,
  located: false,
  interests: interestBits(profile.interests),
  verified: false,
  fictional: profile.fictional,
  joinedAt,
  activeAt,
  steps: 0,
  rank: 0,
  roundEnd: 0,
  roundSize: 0,
  fits: 0,
  fictionalFits: 0,
  likedByReader: false,
  likesReader: false,
  photoId: null,
  file: null,
  colour: null,
  faceX: null,
  faceY: null,
});

const findHiddenProfiles = prepared((db) => {
  const me = sql`${placeholder('me')}::uuid`;
  const member = sql`${profiles.id}`;
  const isShown = sql`${photos.status} = any(${placeholder('photoStatuses')}::text[])`;
  const main = selectMainPhoto(db, profiles.id, isShown).as('main');
  return db
    .select({
      profile: profiles,
      photoId: main.id,
      file: main.file,
      colour: main.colour,
      faceX: main.faceX,
      faceY: main.faceY,
      verified: isMainPhotoVerified(isShown),
      likedByReader: hasLike(me, member),
      likesReader: hasLike(member, me),
    })
    .from(profiles)
    .leftJoinLateral(main, sql`true`)
    .where(
      and(
        sql`${profiles.id} = any(${placeholder('ids')}::uuid[])`,
        isHiddenButVisible(
          me,
          sql`${placeholder('site')}::int`,
          sql`${placeholder('now')}::timestamptz`,
        ),
      ),
    )
    .prepare('find_hiding');
});

/** Invisible members among these ids whom the reader may still see. */
export const findHiddenPeople = async (
  db: Db,
  now: Date,
  reader: Reader,
  ids: readonly string[],
): Promise<{ person: Person; profile: Profile }[]> => {
  if (!reader.me || ids.length === 0) return [];
  const values = { ...readerValues(now, reader), ids, now: now.toISOString() };
  const rows = await findHiddenProfiles(db).execute(values);
  // They joined whenever: that they are new is nobody's business any more.
  return rows.map(({ profile, ...columns }) => ({
    profile,
    person: {
      ...personOfProfile(profile, new Date(0), null),
      ...columns,
      // Their likes are nobody's business either, as long as they are not met.
      likesReader: columns.likesReader && columns.likedByReader,
    },
  }));
};
