import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { makePicture, queueFileErasure, storeLargeOnly } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import type { MemberIds } from '#server/features/accounts/index.ts';
import { lockUser, memberIdsOf } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';

const { photos, profiles, verifications } = tables;

const hasApprovedPhoto = async (db: Db, profileId: string): Promise<boolean> =>
  (await db.$count(photos, and(eq(photos.profileId, profileId), eq(photos.status, 'approved')))) >
  0;

/** Keeps a selfie, before the transaction that asks for its comparison. */
export const prepareSelfie = async (core: Core, caller: Caller, bytes: Buffer): Promise<string> => {
  if (!(await hasApprovedPhoto(core.db, memberIdsOf(caller).profileId)))
    throw new Refusal('photo_needed');
  return storeLargeOnly(core, await makePicture(bytes));
};

/** Deletes the selfie, if there is one, with the decision about it. */
export const deleteSelfie = async (core: Core, tx: Tx, profileId: string): Promise<void> => {
  const [deleted] = await tx.db
    .delete(verifications)
    .where(eq(verifications.profileId, profileId))
    .returning({ file: verifications.file });
  if (deleted?.file) await queueFileErasure(core, tx, [deleted.file]);
};

/** Puts a selfie before the moderators, in place of an earlier one. */
export const requestVerification = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  file: string,
): Promise<void> => {
  const { userId, profileId } = memberIdsOf(caller);
  await lockUser(tx, userId);
  if (!(await hasApprovedPhoto(tx.db, profileId))) throw new Refusal('photo_needed');
  await deleteSelfie(core, tx, profileId);
  const now = core.clock.now();
  const id = newId(now.getTime());
  await tx.db.insert(verifications).values({ id, profileId, file, createdAt: now });
  await sendQueueChange(core, tx, 'selfie', caller.site.id);
};

/** Takes the selfie and the badge back. */
export const withdrawVerification = async (
  core: Core,
  tx: Tx,
  { userId, profileId }: MemberIds,
): Promise<void> => {
  await lockUser(tx, userId);
  await deleteSelfie(core, tx, profileId);
  await tx.db.update(profiles).set({ verifiedAt: null }).where(eq(profiles.id, profileId));
  await relist(core, tx, profileId);
};
