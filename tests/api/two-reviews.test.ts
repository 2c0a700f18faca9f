import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { reportCase } from '../support/cases.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { ownPhotos } from '../support/photos.ts';
import { addWaiting, carryOut, claim, decide, queueOf, release } from '../support/reviews.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';

const app = await appOfFile();
let made = 0;
let ada: Person;
let staff: Staff;
let colleague: Staff;

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'before' } });
});

const bornYearsAgo = (years: number): string => {
  const day = app.clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

/** Somebody young has a photo in a queue of its own. */
beforeEach(async () => {
  made += 1;
  await app.core.db.delete(tables.photos);
  ada = await addPerson(app.core, `Young${made}`, { profile: { birthDate: bornYearsAgo(20) } });
  [staff, colleague] = await twoModerators(app.core);
});

const approve = async (person: Staff, id: string) =>
  (await decide(app, person, { kind: 'photo', id, decision: 'approved' })).json<{
    needs_another: boolean;
  }>();

it('[OPS-4] two people approve the photo of a very young member', async () => {
  const [id = ''] = await addWaiting(app, 1, ada);
  expect((await queueOf(app, staff, 'photo')).pictures).toMatchObject([{ id, two: true }]);
  expect(await claim(app, staff, 'photo')).toMatchObject([
    { two: { because: 'young', approved: false } },
  ]);
  expect(await approve(staff, id)).toMatchObject({ needs_another: true });
  await carryOut(app, id);
  expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'pending' }]);
  // Whoever skips a picture gets it again after half an hour; who approved it does not.
  for (const minutes of [20, 20]) {
    app.clock.forward({ seconds: minutes * 60 });
    expect(await claim(app, staff, 'photo')).toEqual([]);
    expect(await queueOf(app, colleague, 'photo')).toMatchObject({ waiting: 1 });
    await release(app, colleague, 'photo');
  }
  expect(await claim(app, colleague, 'photo')).toMatchObject([{ id, two: { approved: true } }]);
  expect(await approve(colleague, id)).toMatchObject({ needs_another: false });
  await carryOut(app, id);
  expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'approved' }]);
});

it('[OPS-4] two people approve a photo that somebody reported, whoever has it', async () => {
  const eve = await addPerson(app.core, `Eve${made}`);
  const [reported = '', other = ''] = await addWaiting(app, 2, eve);
  const bob = await addPerson(app.core, `Bob${made}`);
  await reportCase(app, bob, eve, { reason: 'stolen_photo', photo: reported });
  const items = await claim(app, staff, 'photo');
  expect(items.map(({ id, two }) => [id, two?.because])).toEqual([
    [reported, 'reported'],
    [other, undefined],
  ]);
  expect(await approve(staff, reported)).toMatchObject({ needs_another: true });
  expect(await approve(staff, other)).toMatchObject({ needs_another: false });
});

it('[OPS-4] one person is enough to refuse it', async () => {
  const [id = ''] = await addWaiting(app, 1, ada);
  await approve(staff, id);
  const body = { kind: 'photo', id, decision: 'rejected', reason: 'nudity' } as const;
  expect((await decide(app, colleague, body)).json()).toMatchObject({ needs_another: false });
  await carryOut(app, id);
  expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'rejected' }]);
});

it('[OPS-4] the first approval is undone like any decision, until somebody else decides', async () => {
  const [id = ''] = await addWaiting(app, 1, ada);
  const undo = () => app.as(staff)(contract.reviewUndo, { body: { kind: 'photo', id } });
  await approve(staff, id);
  await undo();
  expect(await claim(app, staff, 'photo')).toMatchObject([{ id, two: { approved: false } }]);
  await approve(staff, id);
  await approve(colleague, id);
  await expect(undo()).rejects.toMatchObject({ answer: { code: 'review_not_found' } });
});

it('[OPS-14] who reviews alone may agree to themselves after an hour', async () => {
  await app.core.db.update(tables.staff).set({ disabledAt: app.clock.now() });
  await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
  const alone = await addStaff(app.core, ['moderator']);
  const [id = ''] = await addWaiting(app, 1, ada);
  expect(await approve(alone, id)).toMatchObject({ needs_another: true });
  for (const minutes of [25, 25]) {
    app.clock.forward({ seconds: minutes * 60 });
    expect(await claim(app, alone, 'photo')).toEqual([]);
  }
  app.clock.forward({ seconds: (consoleLimits.staff.agreeAloneMinutes - 50) * 60 });
  expect(await claim(app, alone, 'photo')).toMatchObject([{ id }]);
  expect(await approve(alone, id)).toMatchObject({ needs_another: false });
});
