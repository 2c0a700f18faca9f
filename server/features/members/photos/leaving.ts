import { asc, eq } from '../../../db/sql.ts';
import type { Core } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { storedAs } from './names.ts';
import { dropFiles } from './stored.ts';

const { photos, profiles, verifications } = tables;

/** Where an export has it. */
const SELFIE = 'photos/selfie.webp';

const picturesOf = async (db: Db, userId: string) => {
  const own = await db
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
    rows: own.map(({ photo }) => photo),
    selfie: found?.selfie ?? null,
    verifiedAt: found?.verifiedAt ?? null,
  };
};

/** What becomes of pictures when an account is taken along or erased. */
export const listenPhotos = (core: Core): void => {
  core.events.within('account.erased', async (tx, { userId }) => {
    const { rows, selfie } = await picturesOf(tx.db, userId);
    const files = rows.flatMap(({ file, lockedFile }) => [file, lockedFile]);
    await dropFiles(core, tx, [...files, ...(selfie?.file ? [selfie.file] : [])]);
  });

  core.events.within('account.exported', async (tx, { userId, add, addPicture }) => {
    const { rows, selfie, verifiedAt } = await picturesOf(tx.db, userId);
    const named = rows.map((row) => ({ ...row, picture: `photos/${row.position + 1}.webp` }));
    add(
      'photos.json',
      named.map(({ file: _file, lockedFile: _locked, reviewedBy: _by, ...photo }) => photo),
    );
    for (const { file, picture } of named) addPicture(picture, storedAs(file, 'large'));
    if (selfie?.file) addPicture(SELFIE, storedAs(selfie.file, 'large'));
    add('verification.json', {
      verifiedAt,
      reason: selfie?.reason ?? null,
      sentAt: selfie?.createdAt ?? null,
      picture: selfie?.file ? SELFIE : null,
    });
  });
};
