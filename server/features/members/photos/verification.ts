import { and, eq } from '../../../db/sql.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { newId, Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { relist } from '../listing/relist.ts';
import { pictureOf } from './add.ts';
import type { Owner } from './own.ts';
import { ownerOf } from './own.ts';
import { dropFiles, keepLarge } from './stored.ts';

const { photos, profiles, verifications } = tables;

const hasApproved = async (db: Db, profileId: string): Promise<boolean> =>
  (await db.$count(photos, and(eq(photos.profileId, profileId), eq(photos.status, 'approved')))) >
  0;

/** Keeps a selfie, before the transaction that asks for its comparison. */
export const prepareSelfie = async (core: Core, caller: Caller, bytes: Buffer): Promise<string> => {
  if (!(await hasApproved(core.db, ownerOf(caller).profileId))) throw new Refusal('photo_needed');
  return keepLarge(core, await pictureOf(bytes));
};

/** Takes a selfie away, if there is one, and all that was said about it. */
export const dropSelfie = async (core: Core, tx: Tx, profileId: string): Promise<void> => {
  const [gone] = await tx.db
    .delete(verifications)
    .where(eq(verifications.profileId, profileId))
    .returning({ file: verifications.file });
  if (gone?.file) await dropFiles(core, tx, [gone.file]);
};

/** Puts a selfie before the moderators, in place of an earlier one. */
export const askVerification = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: Owner,
  file: string,
): Promise<void> => {
  await lockUser(tx, userId);
  if (!(await hasApproved(tx.db, profileId))) throw new Refusal('photo_needed');
  await dropSelfie(core, tx, profileId);
  const now = core.clock.now();
  const id = newId(now.getTime());
  await tx.db.insert(verifications).values({ id, profileId, file, createdAt: now });
};

/** Takes the selfie and the badge back. */
export const withdrawVerification = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: Owner,
): Promise<void> => {
  await lockUser(tx, userId);
  await dropSelfie(core, tx, profileId);
  await tx.db.update(profiles).set({ verifiedAt: null }).where(eq(profiles.id, profileId));
  await relist(core, tx, profileId);
};
