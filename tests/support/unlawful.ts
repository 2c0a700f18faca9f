import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ReviewKind } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import type { TestApp } from './app.ts';
import { lastDecision } from './cases.ts';
import type { Person } from './people.ts';
import { fetchFile, photoRowsOf, runPhotoJob, storedFiles, upload } from './photos.ts';
import type { Staff } from './staff.ts';

const { cases, listings } = tables;

/** Calls a picture unlawful, as it goes over the wire. */
export const mark = (app: TestApp, { staff }: Staff, id: string, kind: ReviewKind = 'photo') =>
  app.send('POST', contract.reviewUnlawful.path, { staff, body: { kind, id } });

/** A photo with its files, which waits for a moderator. */
export const addPhoto = async (app: TestApp, person: Person) => {
  await upload(app, person);
  const photo = (await photoRowsOf(app.core, person)).at(-1);
  if (!photo) throw new Error('The photo was not added.');
  return photo;
};

/** The only case about somebody. */
export const caseAbout = async ({ core }: TestApp, { profileId }: Person): Promise<string> => {
  const [found] = await core.db.select().from(cases).where(eq(cases.memberId, profileId));
  if (!found) throw new Error('There is no case.');
  return found.id;
};

/** A photo that somebody called unlawful, and the case that it opened. */
export const addMarked = async (app: TestApp, staff: Staff, person: Person) => {
  const photo = await addPhoto(app, person);
  expect((await mark(app, staff, photo.id)).json()).toEqual({ ok: true });
  return { photo, id: await caseAbout(app, person) };
};

/** What somebody gets of the files of a photo: its sizes and its blur. */
export const seenBy = (
  app: TestApp,
  reader: Partial<Person>,
  { file, lockedFile }: Awaited<ReturnType<typeof addPhoto>>,
): Promise<number[]> =>
  Promise.all(
    [`${file}-large`, `${file}-thumb`, lockedFile].map(
      async (name) => (await fetchFile(app, name, reader)).statusCode,
    ),
  );

export const seen = [200, 200, 200];
export const unseen = [404, 404, 404];

/** Whether others find somebody by their photo. */
export const hasPhoto = async ({ core }: TestApp, { profileId }: Person) => {
  const [row] = await core.db.select().from(listings).where(eq(listings.profileId, profileId));
  return row?.hasPhoto;
};

export const isStored = async (app: TestApp, file: string): Promise<boolean> =>
  [...(await storedFiles(app)).keys()].some((path) => path.includes(file));

/** Has everything erased that may be. */
export const sweep = async (app: TestApp): Promise<void> => {
  await runPhotoJob(app, 'erase-pictures');
  await runPhotoJob(app, 'sweep-all-pictures');
};

/** Lets a year go by, and what is then over be forgotten. */
export const forgetAfterYear = async (app: TestApp): Promise<void> => {
  app.clock.forward({ days: 370 });
  const job = moderationJobs(app.core).find(({ name }) => name === 'forget-cases');
  await job?.run({});
};

/** Takes the last decision in a case back, as it goes over the wire. */
export const undo = async (app: TestApp, person: Staff, caseId: string) => {
  const { id } = await lastDecision(app, person, caseId);
  const body = { id, reason: 'A mistake' };
  return app.send('POST', contract.decisionUndo.path, { staff: person.staff, body });
};
