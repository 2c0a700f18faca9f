import { and, between, eq, inArray, notExists } from '../../../db/sql.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Core, Job, Tx } from '../../../core/index.ts';
import { addTime, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Picture } from '../../../adapters/pictures/index.ts';
import { allStoredAs, blurStoredAs, newName, storedAs } from './names.ts';

const { messagePhotos, photos, storedPictures, verifications } = tables;

const ERASE = 'erase-pictures';
const AT_ONCE = 200;
/** Since when a file is of no use; older than any that might still find its owner. */
const GONE = new Date(0);

/** Seconds; a disk that is full is not empty in a moment, and a picture is much to send again. */
const RETRY_AFTER = 60;

const erase = async ({ db, storage }: Core, files: readonly string[]): Promise<void> => {
  await storage.remove(files.flatMap(allStoredAs));
  await db.delete(storedPictures).where(inArray(storedPictures.file, files));
};

/** Names are written down before anything is kept under them: whatever fails, somebody erases it. */
const store = async (core: Core, names: readonly string[], files: Record<string, Buffer>) => {
  const createdAt = core.clock.now();
  await core.db.insert(storedPictures).values(names.map((file) => ({ file, createdAt })));
  try {
    for (const [name, bytes] of Object.entries(files)) await core.storage.put(name, bytes);
  } catch (error) {
    core.log.error({ err: error }, 'a picture could not be kept');
    // What is left of it even so is swept within the hour.
    await erase(core, names).catch(() => undefined);
    throw new Refusal('unavailable', { values: { retry_after: RETRY_AFTER } });
  }
};

/** A picture that is kept and waits for its owner; after an hour without one it is erased. */
export interface Kept {
  readonly file: string;
  readonly lockedFile: string;
  readonly colour: string;
  readonly faceX: number | null;
  readonly faceY: number | null;
}

/** Keeps all sizes of a picture, and its blur. Never in a transaction. */
export const keepPicture = async (core: Core, picture: Picture): Promise<Kept> => {
  const [file, lockedFile] = [newName(), newName()];
  await store(core, [file, lockedFile], {
    [storedAs(file, 'large')]: picture.large.bytes,
    [storedAs(file, 'medium')]: picture.medium.bytes,
    [storedAs(file, 'thumb')]: picture.thumb.bytes,
    [blurStoredAs(lockedFile)]: picture.locked.bytes,
  });
  const { colour, face } = picture;
  return { file, lockedFile, colour, faceX: face?.x ?? null, faceY: face?.y ?? null };
};

/** Keeps the large size only, under the name that it returns. Never in a transaction. */
export const keepLarge = async (core: Core, picture: Picture): Promise<string> => {
  const file = newName();
  await store(core, [file], { [storedAs(file, 'large')]: picture.large.bytes });
  return file;
};

/** Has files erased as soon as the transaction is over, in which their owner lets go of them. */
export const dropFiles = async (core: Core, tx: Tx, files: readonly string[]): Promise<void> => {
  if (files.length === 0) return;
  await tx.db
    .insert(storedPictures)
    .values(files.map((file) => ({ file, createdAt: GONE })))
    .onConflictDoUpdate({ target: storedPictures.file, set: { createdAt: GONE } });
  await core.jobs.enqueue(tx, ERASE, {});
};

/** Erases what was kept in this time and what no photo of whatever kind names. Safe to run twice. */
const eraseUnowned = async (core: Core, from: Date, until: Date): Promise<void> => {
  const { db } = core;
  const { file } = storedPictures;
  const none = (table: PgTable, name: PgColumn) =>
    notExists(db.select({ name }).from(table).where(eq(name, file)));
  // Several questions, not one with `or`: so each is answered by reading its index once.
  const unowned = and(
    between(storedPictures.createdAt, from, until),
    none(photos, photos.file),
    none(photos, photos.lockedFile),
    none(verifications, verifications.file),
    none(messagePhotos, messagePhotos.file),
    none(messagePhotos, messagePhotos.lockedFile),
  );
  for (;;) {
    const rows = await db.select({ file }).from(storedPictures).where(unowned).limit(AT_ONCE);
    if (rows.length === 0) return;
    await erase(
      core,
      rows.map((row) => row.file),
    );
  }
};

/** Erases what was just let go of. */
export const erasePictures = (core: Core): Job => ({
  name: ERASE,
  run: () => eraseUnowned(core, GONE, GONE),
});

const hoursAgo = ({ clock }: Core, hours: number): Date => addTime(clock.now(), { hours: -hours });

/** Erases what nobody came for: an upload that was refused, or a process that died. */
export const sweepPictures = (core: Core): Job => ({
  name: 'sweep-pictures',
  schedule: '*/15 * * * *',
  run: () => eraseUnowned(core, hoursAgo(core, 25), hoursAgo(core, 1)),
});

/** The same for all that was ever kept, which takes longer: nobody may have swept for days. */
export const sweepAllPictures = (core: Core): Job => ({
  name: 'sweep-all-pictures',
  schedule: '23 4 * * *',
  run: () => eraseUnowned(core, GONE, hoursAgo(core, 1)),
});
