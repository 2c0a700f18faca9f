import { and, asc, eq, gt, sql } from '#server/db/sql.ts';
import type { OwnPhoto } from '#contract/members/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { queueFileErasure } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { MemberIds } from '#server/features/accounts/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { maxPhotos } from './policy.ts';
import { ownPhotoView } from './views.ts';

const { photos } = tables;

interface OwnPhotos {
  readonly photos: OwnPhoto[];
  readonly most: number;
}

/** The own photos in their order, whatever became of them. */
export const readOwnPhotos = async (
  db: Db,
  profileId: string,
  isPaid: boolean,
): Promise<OwnPhotos> => {
  const rows = await db
    .select()
    .from(photos)
    .where(eq(photos.profileId, profileId))
    .orderBy(asc(photos.position));
  return { photos: rows.map(ownPhotoView), most: maxPhotos(isPaid) };
};

/** Puts the own photos in order; the order has to name each of them once. */
export const orderPhotos = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: MemberIds,
  order: readonly string[],
): Promise<OwnPhotos> => {
  const { paidUser } = await lockUser(tx, userId);
  const isMine = eq(photos.profileId, profileId);
  const rows = await tx.db.select({ id: photos.id }).from(photos).where(isMine);
  const orderedIds = new Set(order);
  const isComplete = order.length === rows.length && rows.every(({ id }) => orderedIds.has(id));
  if (!isComplete) throw new Refusal('photos_changed');
  if (order.length > 0) {
    const ids = sql.param(order);
    await tx.db
      .update(photos)
      .set({ position: sql`array_position(${ids}::uuid[], ${photos.id}) - 1` })
      .where(isMine);
  }
  await relist(core, tx, profileId);
  return readOwnPhotos(tx.db, profileId, paidUser);
};

/** Deletes one of the own photos; its files go right after. */
export const deletePhoto = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: MemberIds,
  id: string,
): Promise<OwnPhotos> => {
  const { paidUser } = await lockUser(tx, userId);
  const isMine = eq(photos.profileId, profileId);
  const [deleted] = await tx.db
    .delete(photos)
    .where(and(eq(photos.id, id), isMine))
    .returning();
  if (!deleted) throw new Refusal('photo_not_found');
  await tx.db
    .update(photos)
    .set({ position: sql`${photos.position} - 1` })
    .where(and(isMine, gt(photos.position, deleted.position)));
  await queueFileErasure(core, tx, [deleted.file, deleted.lockedFile]);
  await relist(core, tx, profileId);
  return readOwnPhotos(tx.db, profileId, paidUser);
};
