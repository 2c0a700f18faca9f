import { asc, sql } from '#server/db/sql.ts';
import type { OwnPhoto, PhotoView } from '#contract/members/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { anyOf, prepared, tables } from '#server/db/index.ts';
import { faceOf, toldStatus } from '#server/features/accounts/index.ts';
import type { PhotoCaller, PhotoReader } from './photo-reader.ts';
import { photoReaderOf } from './photo-reader.ts';

const { photos } = tables;

/** What a query selects of a photo whose view is wanted. */
export const photoColumns = {
  id: photos.id,
  file: photos.file,
  lockedFile: photos.lockedFile,
  colour: photos.colour,
  faceX: photos.faceX,
  faceY: photos.faceY,
};

export type Photo = typeof photos.$inferSelect;
type PhotoRow = Pick<Photo, keyof typeof photoColumns>;

export const photoView = (row: PhotoRow, locked = false): PhotoView => ({
  id: row.id,
  filename: locked ? row.lockedFile : fileName(row.file, 'large'),
  medium_filename: locked ? row.lockedFile : fileName(row.file, 'medium'),
  thumb_filename: locked ? row.lockedFile : fileName(row.file, 'thumb'),
  colour: row.colour,
  face: faceOf(row),
  locked,
});

/** Of what is secured nobody gets a file; that it is is nobody's business before it is decided. */
const securedFiles = { filename: '', medium_filename: '', thumb_filename: '' };

export const ownPhotoView = (row: PhotoRow & Pick<Photo, 'status' | 'reason'>): OwnPhoto => ({
  ...photoView(row),
  ...(row.status === 'secured' && securedFiles),
  status: toldStatus(row),
  held: row.status === 'held',
  reason: row.reason,
});

/** The shown photos of one profile, in their order, as a reader sees them. */
const toPhotoViews = (
  rows: readonly PhotoRow[],
  profileId: string,
  reader: Pick<PhotoReader, 'profileId' | 'sharp'>,
): PhotoView[] => {
  const sharp = profileId === reader.profileId ? Infinity : reader.sharp;
  return rows.map((row, index) => photoView(row, index >= sharp));
};

const findVisiblePhotos = prepared((db) =>
  db
    .select({ ...photoColumns, profileId: photos.profileId })
    .from(photos)
    .where(
      sql`${photos.profileId} = ${anyOf(sql.placeholder('profileIds'), 'uuid')}
        and ${photos.status} = ${anyOf(sql.placeholder('statuses'), 'text')}`,
    )
    .orderBy(asc(photos.profileId), asc(photos.position))
    .prepare('find_shown_photos'),
);

/** The shown photos of some profiles as a reader sees them, who may see these profiles. */
export const readPhotoViews = async (
  db: Db,
  profileIds: readonly string[],
  caller: PhotoCaller,
): Promise<Map<string, PhotoView[]>> => {
  const reader = photoReaderOf(caller);
  if (!reader.canSeeMembers || profileIds.length === 0) return new Map();
  const rows = await findVisiblePhotos(db).execute({
    profileIds,
    statuses: reader.visibleStatuses,
  });
  const byProfile = Map.groupBy(rows, ({ profileId }) => profileId);
  return new Map(
    [...byProfile].map(([id, profileRows]) => [id, toPhotoViews(profileRows, id, reader)]),
  );
};
