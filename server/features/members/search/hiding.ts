import { and, eq, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/index.ts';
import { prepared, tables } from '../../../db/index.ts';
import { genderNumber, interestBits } from '../listing/bits.ts';
import { verifiedNow } from '../listing/verified.ts';
import { isSeenHiding } from '../people/acquainted.ts';
import type { Profile, Reader } from '../reader.ts';
import type { Person } from './cards.ts';
import { readerValues, value } from './conditions.ts';

const { likes, photos, profiles } = tables;

/** What of a card a profile tells by itself; nothing of where and when somebody was. */
export const unlisted = (profile: Profile, joinedAt: Date, activeAt: Date | null): Person => ({
  id: profile.id,
  name: profile.name,
  gender: genderNumber(profile.gender),
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
  likesIt: false,
  likedBy: false,
  photoId: null,
  file: null,
  colour: null,
  faceX: null,
  faceY: null,
});

const isLike = (liker: ReturnType<typeof sql>, liked: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select 1 from ${likes}
    where ${likes.likerId} = ${liker} and ${likes.likedId} = ${liked})`;

const findHiding = prepared((db) => {
  const me = sql`${value('me')}::uuid`;
  const it = sql`${profiles.id}`;
  const isShown = sql`${photos.status} = any(${value('photoStatuses')}::text[])`;
  const main = db
    .select({
      photoId: photos.id,
      file: photos.file,
      colour: photos.colour,
      faceX: photos.faceX,
      faceY: photos.faceY,
    })
    .from(photos)
    .where(and(eq(photos.profileId, profiles.id), isShown))
    .orderBy(photos.position)
    .limit(1)
    .as('main');
  return db
    .select({
      profile: profiles,
      photoId: main.photoId,
      file: main.file,
      colour: main.colour,
      faceX: main.faceX,
      faceY: main.faceY,
      verified: verifiedNow(isShown),
      likesIt: isLike(me, it),
      likedBy: isLike(it, me),
    })
    .from(profiles)
    .leftJoinLateral(main, sql`true`)
    .where(
      and(
        sql`${profiles.id} = any(${value('ids')}::uuid[])`,
        isSeenHiding(me, sql`${value('site')}::int`, sql`${value('now')}::timestamptz`),
      ),
    )
    .prepare('find_hiding');
});

/** Those of some people who hide, and whom the reader has a match with or was written by. */
export const peopleHiding = async (
  db: Db,
  now: Date,
  reader: Reader,
  ids: readonly string[],
): Promise<{ person: Person; profile: Profile }[]> => {
  if (!reader.me || ids.length === 0) return [];
  const values = { ...readerValues(now, reader), ids, now: now.toISOString() };
  const rows = await findHiding(db).execute(values);
  // They joined whenever: that they are new is nobody's business any more.
  return rows.map(({ profile, ...facts }) => ({
    profile,
    person: {
      ...unlisted(profile, new Date(0), null),
      ...facts,
      // Their likes are nobody's business either, as long as they are not met.
      likedBy: facts.likedBy && facts.likesIt,
    },
  }));
};
