import type {
  FictionalProfile,
  fictionalPhotoDelete,
  fictionalPhotosOrder,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import type { StoredPicture } from '#server/core/pictures/index.ts';
import { makePicture, readSharpFile, storePicture } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { relist } from '#server/features/members/index.ts';
import { deletePhoto, orderPhotos } from '#server/features/members/photos/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { mayEdit } from '../policy.ts';
import { logChange } from './log-change.ts';
import { lockProfile, requireProfile } from './queries.ts';
import { toProfile } from './views.ts';

const { fictionalPersonas, photos } = tables;

const countPhotos = (db: Db, profileId: string) =>
  db.$count(photos, eq(photos.profileId, profileId));

const readAgain = async (core: Core, tx: Tx, caller: Caller, id: string) =>
  toProfile(core, tx.db, await requireProfile(core, caller, id, tx.db));

/** Stores an uploaded picture as those of members are, before the transaction that adds it. */
export const prepareFictionalPhoto = async (
  core: Core,
  caller: Caller,
  id: string,
  bytes: Buffer,
): Promise<StoredPicture> => {
  await requireProfile(core, caller, id);
  // Asked again under the lock; here it saves the work.
  if ((await countPhotos(core.db, id)) >= consoleLimits.fictional.photos)
    throw new Refusal('too_many_photos');
  return storePicture(core, await makePicture(bytes));
};

/** Adds a picture as the last photo; whoever adds it has looked at it. */
export const addFictionalPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
  picture: StoredPicture,
): Promise<FictionalProfile> => {
  const found = await lockProfile(core, tx, caller, id);
  const position = await countPhotos(tx.db, id);
  if (position >= consoleLimits.fictional.photos) throw new Refusal('too_many_photos');
  const now = core.clock.now();
  await tx.db.insert(photos).values({
    ...picture,
    id: newId(now.getTime()),
    profileId: id,
    position,
    status: 'approved',
    createdAt: now,
    reviewedAt: now,
    reviewedBy: staffOf(caller).staffId,
  });
  await relist(core, tx, id);
  await logChange(core, tx, caller, 'fictional_photo_added', found);
  return readAgain(core, tx, caller, id);
};

export const orderFictionalPhotos = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, order }: CheckedInput<typeof fictionalPhotosOrder>['body'],
): Promise<FictionalProfile> => {
  const found = await lockProfile(core, tx, caller, id);
  await orderPhotos(core, tx, { userId: found.profile.userId, profileId: id }, order);
  await logChange(core, tx, caller, 'fictional_changed', found);
  return readAgain(core, tx, caller, id);
};

export const deleteFictionalPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, photo }: CheckedInput<typeof fictionalPhotoDelete>['body'],
): Promise<FictionalProfile> => {
  const found = await lockProfile(core, tx, caller, id);
  await deletePhoto(core, tx, { userId: found.profile.userId, profileId: id }, photo);
  await logChange(core, tx, caller, 'fictional_photo_removed', found);
  return readAgain(core, tx, caller, id);
};

/** A file of a photo of a fictional profile. */
export const readFictionalFile = (core: Core, caller: Caller, name: string): Promise<StoredFile> =>
  readSharpFile(core, name, async (file) => {
    const [found] = await core.db
      .select({ site: fictionalPersonas.siteId })
      .from(photos)
      .innerJoin(fictionalPersonas, eq(fictionalPersonas.profileId, photos.profileId))
      .where(eq(photos.file, file));
    return found !== undefined && mayEdit(caller, found.site);
  });
