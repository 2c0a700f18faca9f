import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredPicture } from '#server/core/pictures/index.ts';
import { makePicture, storePicture } from '#server/core/pictures/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import type { Crop } from '#server/adapters/pictures/index.ts';
import { isPremium, lockUser, memberIdsOf } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { readOwnPhotos } from './own-photos.ts';
import { maxPhotos } from './policy.ts';

const { photos } = tables;

const hasMaxPhotos = async (db: Tx['db'], profileId: string, isPaid: boolean): Promise<boolean> =>
  (await db.$count(photos, eq(photos.profileId, profileId))) >= maxPhotos(isPaid);

/** Stores an uploaded picture, before the transaction that adds it as a photo. */
export const preparePhoto = async (
  core: Core,
  caller: Caller,
  bytes: Buffer,
  crop?: Crop,
): Promise<StoredPicture> => {
  const { profileId } = memberIdsOf(caller);
  // Asked again under the lock; here it saves the work.
  if (await hasMaxPhotos(core.db, profileId, isPremium(caller))) {
    throw new Refusal('too_many_photos');
  }
  return storePicture(core, await makePicture(bytes, crop));
};

/** Whether photos of a member wait out of sight: the site holds the first, and none was approved yet. */
export const areFirstHeld = async (
  { db }: Tx,
  { settings }: Site,
  profileId: string,
): Promise<boolean> => {
  if (!settings.hold_first_photo) return false;
  const isApproved = and(eq(photos.profileId, profileId), eq(photos.status, 'approved'));
  return (await db.$count(photos, isApproved)) === 0;
};

/** What becomes of a new photo at first. */
const statusOfNew = async (tx: Tx, { site }: Caller, profileId: string) => {
  if (await areFirstHeld(tx, site, profileId)) return 'held';
  return site.settings.photo_review === 'automatic' ? 'approved' : 'pending';
};

/** Adds a stored picture as the last photo. */
export const addPhoto = async (core: Core, tx: Tx, caller: Caller, picture: StoredPicture) => {
  const { userId, profileId } = memberIdsOf(caller);
  // The lock makes uploads that arrive together count one after the other.
  const { paidUser } = await lockUser(tx, userId);
  if (await hasMaxPhotos(tx.db, profileId, paidUser)) throw new Refusal('too_many_photos');
  const now = core.clock.now();
  const status = await statusOfNew(tx, caller, profileId);
  await tx.db.insert(photos).values({
    ...picture,
    id: newId(now.getTime()),
    profileId,
    position: await tx.db.$count(photos, eq(photos.profileId, profileId)),
    status,
    createdAt: now,
  });
  if (status !== 'approved') await sendQueueChange(core, tx, 'photo', caller.site.id);
  await relist(core, tx, profileId);
  return readOwnPhotos(tx.db, profileId, paidUser);
};
