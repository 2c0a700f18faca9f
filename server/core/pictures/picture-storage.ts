import { and, between, eq, inArray, notExists } from '#server/db/sql.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tables } from '#server/db/index.ts';
import type { Picture } from '#server/adapters/pictures/index.ts';
import { addTime } from '../clock.ts';
import type { Core } from '../core.ts';
import { Refusal } from '../errors.ts';
import type { Job } from '../jobs.ts';
import type { Tx } from '../transaction.ts';
import { allStoragePaths, blurStoragePath, newFileId, storagePath } from './file-names.ts';

const { storedPictures } = tables;

declare module '../jobs.ts' {
  interface Jobs {
    'erase-pictures': NoPayload;
    'sweep-pictures': NoPayload;
    'sweep-all-pictures': NoPayload;
  }
}

const BATCH_SIZE = 200;
/** The `createdAt` of files that nothing refers to any more: older than any upload under way. */
const ORPHANED_AT = new Date(0);

/** Seconds; a disk that is full is not empty in a moment, and a picture is much to send again. */
const RETRY_AFTER_SECONDS = 60;

const eraseFiles = async ({ db, storage }: Core, files: readonly string[]): Promise<void> => {
  await storage.remove(files.flatMap(allStoragePaths));
  await db.delete(storedPictures).where(inArray(storedPictures.file, files));
};

/** Names are written down before anything is kept under them: whatever fails, somebody erases it. */
const storeFiles = async (core: Core, names: readonly string[], files: Record<string, Buffer>) => {
  const createdAt = core.clock.now();
  await core.db.insert(storedPictures).values(names.map((file) => ({ file, createdAt })));
  try {
    for (const [name, bytes] of Object.entries(files)) await core.storage.put(name, bytes);
  } catch (error) {
    core.log.error({ err: error }, 'a picture could not be kept');
    // What is left of it even so is swept within the hour.
    await eraseFiles(core, names).catch(() => undefined);
    throw new Refusal('unavailable', { values: { retry_after: RETRY_AFTER_SECONDS } });
  }
};

/** A stored picture; if no row refers to it within an hour, it is erased. */
export interface StoredPicture {
  readonly file: string;
  readonly lockedFile: string;
  readonly colour: string;
  readonly faceX: number | null;
  readonly faceY: number | null;
  readonly fingerprint: bigint | null;
}

/** Stores all sizes of pictures, and their blurs. Never in a transaction. */
export const storePictures = async (
  core: Core,
  pictures: readonly Picture[],
): Promise<StoredPicture[]> => {
  const stored = pictures.map((picture) => ({
    picture,
    file: newFileId(),
    lockedFile: newFileId(),
  }));
  await storeFiles(
    core,
    stored.flatMap(({ file, lockedFile }) => [file, lockedFile]),
    Object.fromEntries(
      stored.flatMap(({ picture: { large, medium, thumb, locked }, file, lockedFile }) => [
        [storagePath(file, 'large'), large.bytes],
        [storagePath(file, 'medium'), medium.bytes],
        [storagePath(file, 'thumb'), thumb.bytes],
        [blurStoragePath(lockedFile), locked.bytes],
      ]),
    ),
  );
  return stored.map(({ picture: { colour, face, fingerprint }, ...files }) => {
    const [faceX, faceY] = [face?.x ?? null, face?.y ?? null];
    return { ...files, colour, faceX, faceY, fingerprint };
  });
};

export const storePicture = async (core: Core, picture: Picture): Promise<StoredPicture> => {
  const [stored] = await storePictures(core, [picture]);
  if (!stored) throw new Error('A picture was not stored.');
  return stored;
};

/** Stores the large size only, and returns its file id. Never in a transaction. */
export const storeLargeOnly = async (core: Core, picture: Picture): Promise<string> => {
  const file = newFileId();
  await storeFiles(core, [file], { [storagePath(file, 'large')]: picture.large.bytes });
  return file;
};

/** Queues the erasure of files that the transaction deletes the references to. */
export const queueFileErasure = async (
  core: Core,
  tx: Tx,
  files: readonly string[],
): Promise<void> => {
  if (files.length === 0) return;
  await tx.db
    .insert(storedPictures)
    .values(files.map((file) => ({ file, createdAt: ORPHANED_AT })))
    .onConflictDoUpdate({ target: storedPictures.file, set: { createdAt: ORPHANED_AT } });
  await core.jobs.enqueue(tx, 'erase-pictures', {});
};

/** Where features name the files that are theirs; what stands in none of these columns is erased. */
export type PictureColumns = readonly PgColumn[];

/** Erases files of this period that no row refers to. Safe to run twice. */
const eraseOrphans = async (
  core: Core,
  columns: PictureColumns,
  from: Date,
  until: Date,
): Promise<void> => {
  const { db } = core;
  const { file } = storedPictures;
  const isNotReferenced = (name: PgColumn) =>
    notExists(db.select({ name }).from(name.table).where(eq(name, file)));
  // Several questions, not one with `or`: so each is answered by reading its index once.
  const isOrphan = and(
    between(storedPictures.createdAt, from, until),
    ...columns.map(isNotReferenced),
  );
  for (;;) {
    const rows = await db.select({ file }).from(storedPictures).where(isOrphan).limit(BATCH_SIZE);
    if (rows.length === 0) return;
    await eraseFiles(
      core,
      rows.map((row) => row.file),
    );
  }
};

const hoursAgo = ({ clock }: Core, hours: number): Date => addTime(clock.now(), { hours: -hours });

/** Erases what was just let go of. */
const erasePictures = (core: Core, columns: PictureColumns): Job<'erase-pictures'> => ({
  name: 'erase-pictures',
  run: () => eraseOrphans(core, columns, ORPHANED_AT, ORPHANED_AT),
});

/** Erases what nobody came for: an upload that was refused, or a process that died. */
const sweepPictures = (core: Core, columns: PictureColumns): Job<'sweep-pictures'> => ({
  name: 'sweep-pictures',
  schedule: '*/15 * * * *',
  run: () => eraseOrphans(core, columns, hoursAgo(core, 25), hoursAgo(core, 1)),
});

/** The same for all that was ever kept, which takes longer: nobody may have swept for days. */
const sweepAllPictures = (core: Core, columns: PictureColumns): Job<'sweep-all-pictures'> => ({
  name: 'sweep-all-pictures',
  schedule: '23 4 * * *',
  run: () => eraseOrphans(core, columns, ORPHANED_AT, hoursAgo(core, 1)),
});

/** The background work of pictures. */
export const pictureJobs = (core: Core, columns: PictureColumns): readonly Job[] => [
  erasePictures(core, columns),
  sweepPictures(core, columns),
  sweepAllPictures(core, columns),
];
