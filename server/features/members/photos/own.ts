import { and, asc, eq, gt, sql } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import type { OwnPhoto } from '../../../../contract/members/index.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { dropFiles } from './stored.ts';
import { ownPhotoView } from './views.ts';

const { photos } = tables;

/** The member who calls, and the profile that the photos belong to. */
export interface Owner {
  readonly userId: string;
  readonly profileId: string;
}

export const ownerOf = ({ session }: Caller): Owner => {
  if (!session?.user) throw new Refusal('authentication_required');
  return { userId: session.userId, profileId: session.user.profile.id };
};

export const mostPhotos = (isPaid: boolean): number =>
  isPaid ? limits.photos.premium : limits.photos.free;

interface OwnPhotos {
  readonly photos: OwnPhoto[];
  readonly most: number;
}

/** The own photos in their order, whatever became of them. */
export const readPhotos = async (
  db: Db,
  profileId: string,
  isPaid: boolean,
): Promise<OwnPhotos> => {
  const rows = await db
    .select()
    .from(photos)
    .where(eq(photos.profileId, profileId))
    .orderBy(asc(photos.position));
  return { photos: rows.map(ownPhotoView), most: mostPhotos(isPaid) };
};

/** Puts the own photos in order; the order has to name each of them once. */
export const orderPhotos = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: Owner,
  order: readonly string[],
): Promise<OwnPhotos> => {
  const { paidUser } = await lockUser(tx, userId);
  const mine = eq(photos.profileId, profileId);
  const rows = await tx.db.select({ id: photos.id }).from(photos).where(mine);
  const named = new Set(order);
  const isWhole = order.length === rows.length && rows.every(({ id }) => named.has(id));
  if (!isWhole) throw new Refusal('photos_changed');
  if (order.length > 0) {
    const ids = sql.param(order);
    await tx.db
      .update(photos)
      .set({ position: sql`array_position(${ids}::uuid[], ${photos.id}) - 1` })
      .where(mine);
  }
  await relist(core, tx, profileId);
  return readPhotos(tx.db, profileId, paidUser);
};

/** Deletes one of the own photos; its files go right after. */
export const deletePhoto = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: Owner,
  id: string,
): Promise<OwnPhotos> => {
  const { paidUser } = await lockUser(tx, userId);
  const mine = eq(photos.profileId, profileId);
  const [gone] = await tx.db
    .delete(photos)
    .where(and(eq(photos.id, id), mine))
    .returning();
  if (!gone) throw new Refusal('photo_not_found');
  await tx.db
    .update(photos)
    .set({ position: sql`${photos.position} - 1` })
    .where(and(mine, gt(photos.position, gone.position)));
  await dropFiles(core, tx, [gone.file, gone.lockedFile]);
  await relist(core, tx, profileId);
  return readPhotos(tx.db, profileId, paidUser);
};
