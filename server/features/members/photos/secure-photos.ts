import { and, eq, inArray } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { relist } from '../listing/relist.ts';
import { areFirstHeld } from './add-photo.ts';
import { deletePhoto } from './own-photos.ts';

const { photos, profiles, verifications } = tables;

/** A picture that may be unlawful, and what its files are called. */
export interface Suspect {
  readonly subject: string;
  readonly file: string;
}

/**
 * What becomes of it: nobody sees it while somebody looks into it (`secured`) or after that
 * (`refused`), or it waits for a moderator like before.
 */
export type Securing = 'secured' | 'refused' | 'waiting';

/** The owner of a photo, who changes nothing of it meanwhile. */
const lockOwner = async (tx: Tx, photoId: string) => {
  const [owner] = await tx.db
    .select({ userId: profiles.userId, profileId: profiles.id, siteId: profiles.siteId })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(eq(photos.id, photoId));
  if (owner) await lockUser(tx, owner.userId);
  return owner;
};

/** Hides a photo from everybody, or lets it wait again; false if its owner deleted it. */
export const securePhoto = async (
  core: Core,
  tx: Tx,
  { subject }: Suspect,
  securing: Securing,
): Promise<boolean> => {
  const owner = await lockOwner(tx, subject);
  if (!owner) return false;
  const site = await siteById(core, owner.siteId, tx.db);
  if (!site) throw new Error('The site of the photo cannot be served now.');
  const waiting = (await areFirstHeld(tx, site, owner.profileId)) ? 'held' : 'pending';
  const changed = await tx.db
    .update(photos)
    .set({
      status: securing === 'waiting' ? waiting : 'secured',
      reason: securing === 'refused' ? 'unlawful' : null,
    })
    .where(and(eq(photos.id, subject), inArray(photos.status, ['pending', 'held', 'secured'])))
    .returning({ id: photos.id });
  if (changed.length === 0) return false;
  await relist(core, tx, owner.profileId);
  return true;
};

/** Lets go of a photo whose files are no longer kept. */
export const forgetPhoto = async (core: Core, tx: Tx, subject: string): Promise<void> => {
  const owner = await lockOwner(tx, subject);
  if (owner) await deletePhoto(core, tx, owner, subject);
};

/** The same for a selfie: one that was refused leaves room for another. */
export const secureSelfie = async (
  _: Core,
  tx: Tx,
  { subject, file }: Suspect,
  securing: Securing,
): Promise<boolean> => {
  const changed = await tx.db
    .update(verifications)
    .set({ file: securing === 'refused' ? null : file, secured: securing !== 'waiting' })
    .where(eq(verifications.id, subject))
    .returning({ id: verifications.id });
  return changed.length > 0;
};

export const forgetSelfie = async (_: Core, tx: Tx, subject: string): Promise<void> => {
  await tx.db
    .delete(verifications)
    .where(and(eq(verifications.id, subject), eq(verifications.secured, true)));
};
