import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { fetchFile, ownPhotos, photoRowsOf, upload } from '../support/photos.ts';
import {
  addWaiting,
  carryOut,
  claim,
  decide,
  fetchReviewFile,
  idsOf,
  queueOf,
  release,
  review,
  firstOf,
  emptyPhotoQueue,
} from '../support/reviews.ts';
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

/** Each test has a queue of its own. */
beforeEach(async () => {
  made += 1;
  await emptyPhotoQueue(app);
  ada = await addPerson(app.core, `Ada${made}`);
  [staff, colleague] = await twoModerators(app.core);
});

const hasPhoto = async ({ profileId }: Person) => {
  const { listings } = tables;
  const [row] = await app.core.db.select().from(listings).where(eq(listings.profileId, profileId));
  return row?.hasPhoto;
};

const undo = (person: Staff, id: string) =>
  app.send('POST', contract.reviewUndo.path, { staff: person.staff, body: { kind: 'photo', id } });

const pass = (person: Staff, id: string, asks: boolean) =>
  app.as(person)(contract.reviewPass, { body: { kind: 'photo', id, asks } });

describe('a new photo', () => {
  it.each([
    ['before', 'pending', 404],
    ['after', 'pending', 200],
    ['automatic', 'approved', 200],
  ] as const)('[MEM-2] where review comes %s is %s', async (mode, status, seen) => {
    await changeSite(app, { settings: { photo_review: mode } });
    expect((await upload(app, ada)).json()).toMatchObject({ photos: [{ status }] });
    const [row] = await photoRowsOf(app.core, ada);
    expect((await fetchFile(app, `${row?.file}-thumb`)).statusCode).toBe(seen);
    expect(await hasPhoto(ada)).toBe(seen === 200);
    await changeSite(app, { settings: { photo_review: 'before' } });
  });
});

describe('a first photo that is held', () => {
  it.each(['after', 'automatic'] as const)(
    '[OPS-4] waits where review comes %s, and its owner is told so',
    async (mode) => {
      await changeSite(app, { settings: { photo_review: mode, hold_first_photo: true } });
      const held = { status: 'pending', held: true };
      expect((await upload(app, ada)).json()).toMatchObject({ photos: [held] });
      expect((await upload(app, ada)).json()).toMatchObject({ photos: [held, held] });
      const [first] = await photoRowsOf(app.core, ada);
      expect((await fetchFile(app, `${first?.file}-thumb`)).statusCode).toBe(404);
      expect(await hasPhoto(ada)).toBe(false);
      expect(await queueOf(app, staff, 'photo')).toMatchObject({ waiting: 2 });
      await review(app, staff, { kind: 'photo', id: first?.id ?? '', decision: 'approved' });
      // From now on as the site does it with everybody's.
      expect(await ownPhotos(app, ada)).toMatchObject([
        { status: 'approved', held: false },
        { status: 'pending', held: false },
      ]);
      const status = mode === 'after' ? 'pending' : 'approved';
      expect((await upload(app, ada)).json()).toMatchObject({ photos: [{}, {}, { status }] });
      await changeSite(app, { settings: { photo_review: 'before', hold_first_photo: false } });
    },
  );
});

describe('a decision', () => {
  it('[OPS-4] approves a photo, and others see it', async () => {
    await upload(app, ada);
    const { id, file } = firstOf(await photoRowsOf(app.core, ada));
    await review(app, staff, { kind: 'photo', id, decision: 'approved' });
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'approved', reason: null }]);
    expect((await fetchFile(app, `${file}-large`)).statusCode).toBe(200);
    expect(await hasPhoto(ada)).toBe(true);
    expect(await queueOf(app, staff, 'photo')).toMatchObject({ waiting: 0, pictures: [] });
    expect(await photoRowsOf(app.core, ada)).toMatchObject([{ reviewedBy: staff.id }]);
  });

  it('[OPS-4] refuses one with a reason that its owner reads', async () => {
    await upload(app, ada);
    const { id, file } = firstOf(await photoRowsOf(app.core, ada));
    const kind = 'photo';
    const bare = await decide(app, staff, { kind, id, decision: 'rejected' });
    expect(bare.json()).toMatchObject({ fields: { reason: { code: 'required' } } });
    const other = await decide(app, staff, { kind, id, decision: 'rejected', reason: 'no_photos' });
    expect(other.json()).toMatchObject({ fields: { reason: { code: 'unknown_choice' } } });
    await review(app, staff, { kind, id, decision: 'rejected', reason: 'somebody_else' });
    expect(await ownPhotos(app, ada)).toMatchObject([
      { status: 'rejected', reason: 'somebody_else' },
    ]);
    expect((await fetchFile(app, `${file}-large`)).statusCode).toBe(404);
    expect(await hasPhoto(ada)).toBe(false);
  });

  it('[OPS-4] is undone as if it had not been made, until it has taken effect', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    const body = { kind: 'photo', id, decision: 'rejected', reason: 'nudity' } as const;
    await decide(app, staff, body);
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'pending' }]);
    expect((await queueOf(app, staff, 'photo')).waiting).toBe(0);
    expect((await undo(colleague, id)).json()).toMatchObject({ code: 'review_not_found' });
    expect((await undo(staff, id)).json()).toEqual({ ok: true });
    expect((await queueOf(app, staff, 'photo')).waiting).toBe(1);
    await carryOut(app, id);
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'pending' }]);
    await review(app, staff, body);
    expect((await undo(staff, id)).json()).toMatchObject({ code: 'review_done' });
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'rejected' }]);
  });

  it('[OPS-4] is made once, also when two decide at once', async () => {
    const ids = await addWaiting(app, 12, ada);
    const refused = await Promise.all(
      ids.map(async (id) => {
        const answers = await Promise.all([
          decide(app, staff, { kind: 'photo', id, decision: 'approved' }),
          decide(app, colleague, { kind: 'photo', id, decision: 'rejected', reason: 'child' }),
        ]);
        return answers
          .filter(({ statusCode }) => statusCode !== 200)
          .map((answer) => answer.json());
      }),
    );
    expect(refused).toMatchObject(ids.map(() => [{ code: 'review_decided' }]));
  });

  it('[OPS-4] does nothing to a photo that its owner has taken away meanwhile', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    await decide(app, staff, { kind: 'photo', id, decision: 'approved' });
    const body = { id };
    await app.send('DELETE', '/api/photos.php', { session: ada.session, body });
    await carryOut(app, id);
    expect(await ownPhotos(app, ada)).toEqual([]);
  });

  it('[OPS-4] can be left to colleagues, who see who was not sure', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    await claim(app, staff, 'photo');
    await pass(staff, id, true);
    expect(await claim(app, staff, 'photo')).toEqual([]);
    expect(await claim(app, colleague, 'photo')).toMatchObject([
      { id, asked_by: [{ id: staff.id, name: staff.name }] },
    ]);
    await release(app, colleague, 'photo');
    app.clock.forward({ seconds: 20 * 60 });
    expect(await claim(app, staff, 'photo')).toEqual([]);
    app.clock.forward({ seconds: 10 * 60 + 1 });
    expect(idsOf(await claim(app, staff, 'photo'))).toEqual([id]);
  });

  it('[OPS-2] is for photos of the sites that one works for', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    const there = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    const { file } = firstOf(await photoRowsOf(app.core, ada));
    expect(await claim(app, there, 'photo')).toEqual([]);
    expect(await fetchReviewFile(app, there, `${file}-thumb`)).toBe(404);
    for (const answer of [
      await decide(app, there, { kind: 'photo', id, decision: 'approved' }),
      await decide(app, staff, { kind: 'photo', id: newId(), decision: 'approved' }),
      await decide(app, staff, { kind: 'selfie', id, decision: 'approved' }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'review_not_found' }]);
    }
    const elsewhere = { kind: 'photo', site: '2' } as const;
    expect((await app.as(staff)(contract.reviewQueue, { query: elsewhere })).waiting).toBe(0);
    await expect(
      app.as(there)(contract.reviewQueue, { query: { kind: 'photo', site: '1' } }),
    ).rejects.toMatchObject({ answer: { code: 'not_found' } });
  });

  it('[OPS-3] is in the audit log, like its undoing and the claim before', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    await claim(app, staff, 'photo');
    await claim(app, staff, 'photo');
    await decide(app, staff, { kind: 'photo', id, decision: 'rejected', reason: 'unclear' });
    await undo(staff, id);
    const administrator = await addStaff(app.core, ['administrator']);
    const { entries } = await app.as(administrator)(contract.auditLog, {
      query: { staff: staff.id },
    });
    expect(entries.map(({ action, values }) => [action, values])).toEqual([
      ['review_undone', {}],
      ['review_decided', { decision: 'rejected', reason: 'unclear' }],
      ['review_claimed', { kind: 'photo', pictures: 1 }],
    ]);
    expect(entries[1]).toMatchObject({ target_kind: 'photo', target_id: id, site: 1 });
  });
});
