import { eq } from 'drizzle-orm';
import { strFromU8 } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { findText } from '../support/find-text.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import {
  changePhotos,
  untilErased,
  fetchFile,
  photoRowsOf,
  runPhotoJob,
  sendSelfie,
  storedFiles,
  upload,
} from '../support/photos.ts';
import { plain } from '../support/pictures.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();
let made = 0;
let ada: Person;

beforeEach(async () => {
  made += 1;
  ada = await addPerson(app.core, `Ada${made}`);
});

/** The names of all that is kept of somebody. */
const filesOf = async (person: Person): Promise<string[]> => {
  const rows = await photoRowsOf(app.core, person);
  const { verifications } = tables;
  const [selfie] = await app.core.db
    .select()
    .from(verifications)
    .where(eq(verifications.profileId, person.profileId));
  const photos = rows.flatMap(({ file, lockedFile }) => [file, lockedFile]);
  return [...photos, ...(selfie?.file ? [selfie.file] : [])];
};

/** The bytes in the storage under these names. */
const bytesOf = async (names: readonly string[]): Promise<Buffer[]> =>
  [...(await storedFiles(app))]
    .filter(([path]) => names.some((name) => path.includes(name)))
    .map(([, bytes]) => bytes);

const isStored = async (bytes: Buffer): Promise<boolean> =>
  [...(await storedFiles(app)).values()].some((stored) => stored.equals(bytes));

describe('deleting', () => {
  const remove = (person: Person, id: string | undefined) =>
    app.send('DELETE', '/api/photos.php', { session: person.session, body: { id } });

  it('[MEM-2] a photo erases its files and keeps the others', async () => {
    await upload(app, ada);
    // Of another colour, so that its bytes are its own.
    await upload(app, ada, await plain(500, 700).png().toBuffer());
    const [first, second] = await photoRowsOf(app.core, ada);
    const names = [second?.file ?? '', second?.lockedFile ?? ''];
    const bytes = await bytesOf(names);
    expect(bytes).toHaveLength(4);
    const answer = await remove(ada, second?.id);
    expect(answer.json()).toMatchObject({ photos: [{ id: first?.id }], most: limits.photos.free });
    await untilErased(app, names);
    for (const each of bytes) expect(await isStored(each)).toBe(false);
    expect((await fetchFile(app, `${names[0]}-large`, ada)).statusCode).toBe(404);
    expect((await fetchFile(app, `${first?.file}-large`, ada)).statusCode).toBe(200);
    await waitFor(
      async () => ((await findText(app, names[1] ?? '')).length === 0 ? true : null),
      'its name to be forgotten',
    );
  });

  it('[MEM-2] the first photo makes the next one the main one', async () => {
    for (const _ of [1, 2, 3]) await upload(app, ada);
    const [first, second, third] = await photoRowsOf(app.core, ada);
    await remove(ada, first?.id);
    const rows = await photoRowsOf(app.core, ada);
    expect(rows.map(({ id, position }) => [id, position])).toEqual([
      [second?.id, 0],
      [third?.id, 1],
    ]);
  });

  it('[MEM-2] is for the owner alone, and once', async () => {
    await upload(app, ada);
    const [row] = await photoRowsOf(app.core, ada);
    const bo = await addPerson(app.core, `Bo${made}`);
    const gone = { code: 'photo_not_found' };
    expect((await remove(bo, row?.id)).json()).toMatchObject(gone);
    const answers = await Promise.all([remove(ada, row?.id), remove(ada, row?.id)]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 404]);
  });

  it('[MEM-2] while uploading ends with dense positions and room for as many', async () => {
    for (const _ of [1, 2]) await upload(app, ada);
    const [first, second] = await photoRowsOf(app.core, ada);
    await Promise.all([
      upload(app, ada),
      remove(ada, first?.id),
      upload(app, ada),
      remove(ada, second?.id),
    ]);
    const rows = await photoRowsOf(app.core, ada);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
    expect(rows.length).toBeGreaterThanOrEqual(1);
    await untilErased(app, [first?.file ?? '', second?.file ?? '']);
  });
});

describe('an account', () => {
  it('[ACC-10] that is erased takes every picture along, on day 15 and not before', async () => {
    const bo = await addPerson(app.core, `Bo${made}`);
    await upload(app, bo);
    for (const _ of [1, 2]) await upload(app, ada);
    await changePhotos(app.core, ada, { status: 'approved' });
    expect((await sendSelfie(app, ada)).statusCode).toBe(200);
    const names = await filesOf(ada);
    expect(names).toHaveLength(5);
    await app.send('DELETE', '/api/account.php', {
      session: ada.session,
      body: { password: PASSWORD },
    });
    app.clock.forward({ days: limits.deletionDays - 1 });
    await runJob(app, 'erase-accounts');
    await runPhotoJob(app, 'sweep-pictures');
    expect(await bytesOf(names)).toHaveLength(9);
    app.clock.forward({ days: 1, seconds: 1 });
    await runJob(app, 'erase-accounts');
    await untilErased(app, names);
    await runPhotoJob(app, 'sweep-pictures');
    for (const name of names) expect(await findText(app, name)).toEqual([]);
    expect(await bytesOf(await filesOf(bo))).toHaveLength(4);
  });

  it('[ACC-11] is taken along with its pictures', async () => {
    for (const _ of [1, 2]) await upload(app, ada);
    await changePhotos(app.core, ada, { status: 'approved' });
    await sendSelfie(app, ada);
    const files = await exportOf(app, ada);
    const [first] = await photoRowsOf(app.core, ada);
    const { rawPayload } = await fetchFile(app, `${first?.file}-large`, ada);
    expect(Buffer.from(files['photos/1.webp'] ?? []).equals(rawPayload)).toBe(true);
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toEqual(
      expect.arrayContaining(['photos/1.webp', 'photos/2.webp', 'photos/selfie.webp']),
    );
    expect(jsonIn(files, 'photos.json')).toMatchObject([
      { position: 0, status: 'approved', picture: 'photos/1.webp' },
      { position: 1, status: 'approved', picture: 'photos/2.webp' },
    ]);
    expect(strFromU8(files['photos.json'] ?? new Uint8Array())).not.toContain(first?.file);
    expect(jsonIn(files, 'verification.json')).toMatchObject({
      verifiedAt: null,
      sentAt: expect.any(String),
    });
  });
});

describe('a picture without an owner', () => {
  const names = async (): Promise<string[]> =>
    (await app.core.db.select().from(tables.storedPictures)).map(({ file }) => file);

  it('[MEM-4] is erased within the hour: the photo was refused after all', async () => {
    const before = new Set(await names());
    vi.spyOn(app.core, 'transact').mockRejectedValueOnce(new Refusal('unavailable'));
    expect((await upload(app, ada)).statusCode).toBe(503);
    vi.mocked(app.core.transact).mockRestore();
    const orphans = (await names()).filter((name) => !before.has(name));
    expect(orphans).toHaveLength(2);
    const kept = [...(await storedFiles(app)).keys()].filter((path) =>
      orphans.some((name) => path.includes(name)),
    );
    expect(kept).toHaveLength(4);
    await runPhotoJob(app, 'sweep-pictures');
    expect(await names()).toEqual(expect.arrayContaining(orphans));

    expect((await upload(app, ada)).statusCode).toBe(200);
    app.clock.forward({ hours: 1, seconds: 1 });
    await runPhotoJob(app, 'sweep-pictures');
    await untilErased(app, orphans);
    expect(await names()).not.toEqual(expect.arrayContaining(orphans));
    const [row] = await photoRowsOf(app.core, ada);
    expect((await fetchFile(app, `${row?.file}-large`, ada)).statusCode).toBe(200);
    expect((await fetchFile(app, `${row?.lockedFile}`, ada)).statusCode).toBe(200);
  });

  it('[MEM-4] is erased days later if the storage does not answer', async () => {
    await upload(app, ada);
    const [row] = await photoRowsOf(app.core, ada);
    await app.core.db.delete(tables.photos).where(eq(tables.photos.id, row?.id ?? ''));
    app.clock.forward({ hours: 1, seconds: 1 });
    vi.spyOn(app.core.storage, 'remove').mockRejectedValueOnce(new Error('out of reach'));
    await expect(runPhotoJob(app, 'sweep-pictures')).rejects.toThrow('out of reach');
    app.clock.forward({ days: 3 });
    await runPhotoJob(app, 'sweep-all-pictures');
    await untilErased(app, [row?.file, row?.lockedFile]);
  });

  it('[MEM-4] leaves the pictures of everybody else alone', async () => {
    await upload(app, ada);
    const rows = await app.core.db.$count(tables.photos);
    const before = (await storedFiles(app)).size;
    app.clock.forward({ days: 400 });
    for (const job of ['sweep-pictures', 'sweep-all-pictures', 'erase-pictures'] as const)
      await runPhotoJob(app, job);
    expect((await storedFiles(app)).size).toBe(before);
    expect(await app.core.db.$count(tables.photos)).toBe(rows);
  });
});
