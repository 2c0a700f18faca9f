import { asc, eq } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { queueFileErasure, storagePath } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { toldStatus } from '#server/features/accounts/index.ts';

const { photos, profiles, verifications } = tables;

/** Where an export has it. */
const SELFIE_EXPORT_PATH = 'photos/selfie.webp';

const findPictures = async (db: Db, userId: string) => {
  const ownPhotos = await db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(profiles, eq(profiles.id, photos.profileId))
    .where(eq(profiles.userId, userId))
    .orderBy(asc(photos.position));
  const [found] = await db
    .select({ verifiedAt: profiles.verifiedAt, selfie: verifications })
    .from(profiles)
    .leftJoin(verifications, eq(verifications.profileId, profiles.id))
    .where(eq(profiles.userId, userId));
  return {
    rows: ownPhotos.map(({ photo }) => photo),
    selfie: found?.selfie ?? null,
    verifiedAt: found?.verifiedAt ?? null,
  };
};

/** Exports and erases the pictures of an account. */
export const listenPhotos = (core: Core): void => {
  core.events.within('account.erased', async (tx, { userId }) => {
    const { rows, selfie } = await findPictures(tx.db, userId);
    const files = rows.flatMap(({ file, lockedFile }) => [file, lockedFile]);
    await queueFileErasure(core, tx, [...files, ...(selfie?.file ? [selfie.file] : [])]);
  });

  core.events.within('account.exported', async (tx, { userId, add, addPicture }) => {
    const { rows, selfie, verifiedAt } = await findPictures(tx.db, userId);
    const photosWithPath = rows.map((row) => ({
      ...row,
      status: toldStatus(row),
      picture: row.status === 'secured' ? null : `photos/${row.position + 1}.webp`,
    }));
    add(
      'photos.json',
      photosWithPath.map(
        ({ file: _file, lockedFile: _locked, reviewedBy: _by, fingerprint: _mark, ...photo }) =>
          photo,
      ),
    );
    for (const { file, picture } of photosWithPath) {
      if (picture !== null) addPicture(picture, storagePath(file, 'large'));
    }
    const selfieFile = selfie?.secured ? null : selfie?.file;
    if (selfieFile) addPicture(SELFIE_EXPORT_PATH, storagePath(selfieFile, 'large'));
    add('verification.json', {
      verifiedAt,
      reason: selfie?.reason ?? null,
      sentAt: selfie?.createdAt ?? null,
      picture: selfieFile ? SELFIE_EXPORT_PATH : null,
    });
  });
};
