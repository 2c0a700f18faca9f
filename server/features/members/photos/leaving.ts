import { asc, eq } from '../../../db/sql.ts';
import { buffer } from 'node:stream/consumers';
import type { Core } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { storedAs } from './names.ts';
import { dropFiles } from './stored.ts';

const { photos, profiles, verifications } = tables;

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

const bytesOf = async ({ storage }: Core, file: string): Promise<Buffer | null> => {
  const stored = await storage.get(storedAs(file, 'large'));
  return stored && buffer(stored.stream);
};

/** What becomes of pictures when an account is taken along or erased. */
export const listenPhotos = (core: Core): void => {
  core.events.within('account.erased', async (tx, { userId }) => {
    const { rows, selfie } = await picturesOf(tx.db, userId);
    const files = rows.flatMap(({ file, lockedFile }) => [file, lockedFile]);
    await dropFiles(core, tx, [...files, ...(selfie?.file ? [selfie.file] : [])]);
  });

  core.events.within('account.exported', async (tx, { userId, add }) => {
    const { rows, selfie, verifiedAt } = await picturesOf(tx.db, userId);
    const named = rows.map((row) => ({ ...row, picture: `photos/${row.position + 1}.webp` }));
    add(
      'photos.json',
      named.map(({ file: _file, lockedFile: _locked, ...photo }) => photo),
    );
    add('verification.json', {
      verifiedAt,
      reason: selfie?.reason ?? null,
      sentAt: selfie?.createdAt ?? null,
    });
    const files = [
      ...named.map(({ file, picture }) => ({ file, picture })),
      ...(selfie?.file ? [{ file: selfie.file, picture: 'photos/selfie.webp' }] : []),
    ];
    await Promise.all(
      files.map(async ({ file, picture }) => {
        const bytes = await bytesOf(core, file);
        if (bytes) add(picture, bytes);
      }),
    );
  });
};
