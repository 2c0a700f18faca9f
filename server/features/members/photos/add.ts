import { eq } from '../../../db/sql.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { newId, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Crop, Cut, Picture } from '../../../adapters/pictures/index.ts';
import { makeVariants, PictureError } from '../../../adapters/pictures/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { mostPhotos, ownerOf, readPhotos } from './own.ts';
import type { Kept } from './stored.ts';
import { keepPicture } from './stored.ts';

const { photos } = tables;

/** Tells whoever asked why there is no picture. */
export const refusePicture = (error: unknown): never => {
  throw error instanceof PictureError ? new Refusal(error.code) : error;
};

/** Makes a picture of what was sent, or refuses it for the reason that its sender is told. */
export const pictureOf = (bytes: Buffer, cut?: Cut): Promise<Picture> =>
  makeVariants(bytes, cut).catch(refusePicture);

const isFull = async (db: Tx['db'], profileId: string, isPaid: boolean): Promise<boolean> =>
  (await db.$count(photos, eq(photos.profileId, profileId))) >= mostPhotos(isPaid);

/** Keeps what was sent, before the transaction that makes a photo of it. */
export const preparePhoto = async (
  core: Core,
  caller: Caller,
  bytes: Buffer,
  crop?: Crop,
): Promise<Kept> => {
  const { profileId } = ownerOf(caller);
  // Asked again under the lock; here it saves the work.
  const isPaid = caller.session?.user?.paid_user === true;
  if (await isFull(core.db, profileId, isPaid)) throw new Refusal('too_many_photos');
  return keepPicture(core, await pictureOf(bytes, crop));
};

/** Adds a kept picture as the last photo. */
export const addPhoto = async (core: Core, tx: Tx, caller: Caller, kept: Kept) => {
  const { userId, profileId } = ownerOf(caller);
  // The lock makes uploads that arrive together count one after the other.
  const { paidUser } = await lockUser(tx, userId);
  if (await isFull(tx.db, profileId, paidUser)) throw new Refusal('too_many_photos');
  const now = core.clock.now();
  const isApproved = caller.site.settings.photo_review === 'automatic';
  await tx.db.insert(photos).values({
    ...kept,
    id: newId(now.getTime()),
    profileId,
    position: await tx.db.$count(photos, eq(photos.profileId, profileId)),
    status: isApproved ? 'approved' : 'pending',
    createdAt: now,
  });
  await relist(core, tx, profileId);
  return readPhotos(tx.db, profileId, paidUser);
};
