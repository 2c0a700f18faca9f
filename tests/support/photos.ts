import { asc, eq } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { OwnPhoto } from '#contract/members/index.ts';
import { newId } from '#server/core/index.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { newFileId, pictureJobs } from '#server/core/pictures/index.ts';
import { chatPictures } from '#server/features/chat/index.ts';
import { relist } from '#server/features/members/index.ts';
import { memberPictures } from '#server/features/members/photos/index.ts';
import { securedFiles } from '#server/features/moderation/index.ts';
import type { Raw, TestApp } from './app.ts';
import type { Person } from './people.ts';
import { PICTURE } from './sample.ts';
import { waitFor } from './wait.ts';

type Photo = typeof tables.photos.$inferInsert;
type Profile = Partial<typeof tables.profiles.$inferInsert>;

/** Rows of photos without files, in the order given. */
export const addPhotoRows = async (
  core: Core,
  { profileId }: Pick<Person, 'profileId'>,
  photos: readonly Partial<Photo>[],
): Promise<Photo[]> => {
  const rows = photos.map((photo, position) => ({
    id: newId(),
    profileId,
    position,
    status: 'approved' as const,
    file: newFileId(),
    lockedFile: newFileId(),
    colour: '#c82832',
    createdAt: core.clock.now(),
    ...photo,
  }));
  await core.db.insert(tables.photos).values(rows);
  return rows;
};

/** The rows of somebody's photos, in their order. */
export const photoRowsOf = ({ db }: Core, { profileId }: Pick<Person, 'profileId'>) =>
  db
    .select()
    .from(tables.photos)
    .where(eq(tables.photos.profileId, profileId))
    .orderBy(asc(tables.photos.position));

/** Decides over photos, or moves them in time, as nobody can through the API. */
export const changePhotos = async (
  { db }: Core,
  { profileId }: Pick<Person, 'profileId'>,
  changes: Partial<Photo>,
): Promise<void> => {
  await db.update(tables.photos).set(changes).where(eq(tables.photos.profileId, profileId));
};

/** Changes a profile, and where others find it. */
export const changeProfile = async (
  core: Core,
  { profileId }: Pick<Person, 'profileId'>,
  changes: Profile,
): Promise<void> => {
  const { profiles } = tables;
  await core.transact(async (tx) => {
    await tx.db.update(profiles).set(changes).where(eq(profiles.id, profileId));
    await relist(core, tx, profileId);
  });
};

/** Sends a picture as the page does. */
export const upload = (
  app: TestApp,
  { session }: Pick<Person, 'session'>,
  body: Uint8Array = PICTURE,
  { crop, ...raw }: Raw & { readonly crop?: string } = {},
) => app.send('POST', `/api/photos.php${crop ? `?crop=${crop}` : ''}`, { session, body, ...raw });

export const sendSelfie = (
  app: TestApp,
  { session }: Pick<Person, 'session'>,
  body: Uint8Array = PICTURE,
) => app.send('POST', '/api/verification.php', { session, body });

/** Asks for one file of a picture. */
export const fetchFile = (app: TestApp, name: string, raw: Raw = {}) =>
  app.send('GET', `/api/photos/${name}.webp`, raw);

export const ownPhotos = async (
  app: TestApp,
  { session }: Pick<Person, 'session'>,
): Promise<OwnPhoto[]> =>
  (await app.send('GET', '/api/photos.php', { session })).json<{ photos: OwnPhoto[] }>().photos;

const storedPaths = async ({ dataDir }: TestApp): Promise<string[]> => {
  const folder = join(dataDir, 'photos');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
};

/** Everything in the storage, by its path. */
export const storedFiles = async (app: TestApp): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const path of await storedPaths(app)) files.set(path, await readFile(path));
  return files;
};

/** Waits until nothing in the storage is called by one of the names. */
export const untilErased = (app: TestApp, names: readonly (string | undefined)[]): Promise<true> =>
  waitFor(async () => {
    const paths = await storedPaths(app);
    return paths.some((path) => names.some((name) => path.includes(name ?? '-'))) ? null : true;
  }, 'pictures to be erased');

/** Runs one of the jobs that would come by themselves in time. */
export const runPhotoJob = async (
  { core }: TestApp,
  name: 'erase-pictures' | 'sweep-pictures' | 'sweep-all-pictures',
): Promise<void> => {
  await pictureJobs(core, [...memberPictures, ...chatPictures, ...securedFiles])
    .find((job) => job.name === name)
    ?.run({});
};

/** Gives somebody three approved photos with their files. */
export const addPhotos = async (app: TestApp, person: Person): Promise<Person> => {
  for (const _ of [1, 2, 3]) {
    const answer = await upload(app, person);
    expect(answer.statusCode, answer.payload).toBe(200);
  }
  await changePhotos(app.core, person, { status: 'approved' });
  return person;
};

export const SIZES = ['large', 'medium', 'thumb'] as const;

const statusOf = async (app: TestApp, name: string, raw: Raw): Promise<number> => {
  const answer = await fetchFile(app, name, raw);
  if (answer.statusCode === 200) {
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
  } else {
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  return answer.statusCode;
};

/** `mixed` would be a mistake: all sizes of a photo are for the same people. */
export type Seen = 'sharp' | 'locked' | 'nothing' | 'mixed';

const kinds: Readonly<Record<string, Seen>> = {
  '200,200,200 200': 'sharp',
  '404,404,404 200': 'locked',
  '404,404,404 404': 'nothing',
};

/** What somebody gets of each photo, asking for each of its four files. */
export const seenOf = async (app: TestApp, owner: Person, raw: Raw): Promise<Seen[]> => {
  const found: Seen[] = [];
  for (const { file, lockedFile } of await photoRowsOf(app.core, owner)) {
    const sizes = await Promise.all(SIZES.map((size) => statusOf(app, `${file}-${size}`, raw)));
    const blur = await statusOf(app, lockedFile, raw);
    found.push(kinds[`${sizes.join()} ${blur}`] ?? 'mixed');
  }
  return found;
};
