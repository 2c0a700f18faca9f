import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import * as contract from '#contract/console/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { statusesOf } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { decideCase, readCase, reportCase } from '../support/cases.ts';
import { twoPeople } from '../support/chats.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows, ownPhotos, photoRowsOf } from '../support/photos.ts';
import { claim, decide, fetchReviewFile, queueOf, emptyPhotoQueue } from '../support/reviews.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';
import {
  addMarked,
  addPhoto,
  hasPhoto,
  mark,
  seen,
  seenBy,
  undo,
  unseen,
} from '../support/unlawful.ts';

const { securedPictures } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;
let staff: Staff;
let colleague: Staff;

// Where pictures are seen before a moderator has looked at them there is the most to hide.
beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'after' } });
});

beforeEach(async () => {
  await emptyPhotoQueue(app);
  [mara, aart] = await twoPeople(app.core);
  [staff, colleague] = await twoModerators(app.core);
});

const grounds = { ground: 'unlawful', facts: 'You showed what the law forbids.' } as const;

describe('a photo that a moderator calls unlawful', () => {
  it('[OPS-4] is hidden at once from everybody but who decides', async () => {
    const photo = await addPhoto(app, aart);
    expect(await seenBy(app, mara, photo)).toEqual(seen);
    expect(await hasPhoto(app, aart)).toBe(true);
    await mark(app, staff, photo.id);
    for (const reader of [mara, aart, {}]) expect(await seenBy(app, reader, photo)).toEqual(unseen);
    expect(await hasPhoto(app, aart)).toBe(false);
    const page = await app.as({ session: mara.session })(api.member, {
      query: { id: aart.profileId },
    });
    expect(page.member.photos).toEqual([]);
    expect((await queueOf(app, staff, 'photo')).waiting).toBe(0);
    const there = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    const statuses = [];
    for (const person of [staff, colleague, there])
      statuses.push(await fetchReviewFile(app, person, `${photo.file}-large`));
    expect(statuses).toEqual([404, 200, 404]);
  });

  it('[OPS-4] is being checked for all that its owner is told', async () => {
    const { photo } = await addMarked(app, staff, aart);
    expect(await ownPhotos(app, aart)).toMatchObject([
      { id: photo.id, status: 'pending', reason: null, filename: '', thumb_filename: '' },
    ]);
    const { user } = await app.as({ session: aart.session })(api.user);
    expect(user.profile.main_image).toMatchObject({ thumb_filename: '', status: 'pending' });
    const files = await exportOf(app, aart);
    expect(jsonIn(files, 'photos.json')).toMatchObject([{ status: 'pending', picture: null }]);
    expect(Object.keys(files)).not.toContain('photos/1.webp');
  });

  it('[OPS-4] opens a grave case that tells who said so, and is in the audit log', async () => {
    const { photo, id } = await addMarked(app, staff, aart);
    const view = await readCase(app, colleague, id);
    expect(view).toMatchObject({
      kind: 'report',
      topic: 'unlawful',
      severity: 3,
      member: { id: aart.profileId, photo: null },
      pictures: [
        {
          kind: 'photo',
          filename: `${photo.file}-large`,
          secured_by: { id: staff.id, name: staff.name },
          released_at: null,
        },
      ],
      removable: ['photo'],
    });
    expect(view.trail.map(({ action }) => action)).toContain('picture_secured');
    expect((await readCase(app, staff, id)).pictures).toMatchObject([{ filename: null }]);
  });

  it('[OPS-4] is added to the open case about its owner, as are later reports', async () => {
    const id = await reportCase(app, mara, aart, { reason: 'fake' });
    await app.as(staff)(contract.caseAssign, { body: { cases: [id], to: staff.id } });
    const { id: same } = await addMarked(app, staff, aart);
    expect(same).toBe(id);
    await addPhotoRows(app.core, aart, [{ status: 'pending', position: 1 }]);
    await mark(app, colleague, (await photoRowsOf(app.core, aart))[1]?.id ?? '');
    expect(await reportCase(app, mara, aart, { reason: 'other' })).toBe(id);
    const third = await addStaff(app.core, ['moderator']);
    const view = await readCase(app, third, id);
    expect(view).toMatchObject({ topic: 'unlawful', severity: 3, claimed_by: null });
    expect([view.pictures.length, view.reports.length]).toEqual([2, 2]);
  });

  it('[OPS-4] is marked once, by one, and only if it waits on a site of theirs', async () => {
    const [first, second] = [await addPhoto(app, aart), await addPhoto(app, aart)];
    const answers = await Promise.all([mark(app, staff, first.id), mark(app, colleague, first.id)]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await mark(app, staff, first.id)).json()).toMatchObject({ code: 'review_not_found' });
    const there = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    for (const answer of [
      await mark(app, there, second.id),
      await mark(app, staff, newId()),
      await mark(app, staff, second.id, 'selfie'),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'review_not_found' }]);
    await claim(app, colleague, 'photo');
    expect((await mark(app, staff, second.id)).json()).toMatchObject({ code: 'review_claimed' });
    // One person alone refuses nothing as unlawful.
    const body = {
      kind: 'photo',
      id: second.id,
      decision: 'rejected',
      reason: 'unlawful',
    } as const;
    expect((await decide(app, colleague, body)).json()).toMatchObject({
      fields: { reason: { code: 'unknown_choice' } },
    });
    await decide(app, colleague, { kind: 'photo', id: second.id, decision: 'approved' });
    expect((await mark(app, colleague, second.id)).json()).toMatchObject({
      code: 'review_decided',
    });
    expect(await app.core.db.$count(securedPictures, eq(securedPictures.subject, first.id))).toBe(
      1,
    );
  });

  it('[OPS-4] is for somebody else to decide', async () => {
    const { id } = await addMarked(app, staff, aart);
    const refusal = { code: 'needs_second_person' };
    for (const kind of ['no_action', 'warn', 'ban'] as const) {
      const answer = await decideCase(app, staff, { id, kind, ...grounds });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, refusal]);
    }
    const assign = (person: Staff, to: string) =>
      app.as(person)(contract.caseAssign, { body: { cases: [id], to } });
    for (const person of [staff, colleague])
      await expect(assign(person, staff.id)).rejects.toMatchObject({ answer: refusal });
    const next = await app.as(staff)(contract.caseNext, { body: {} });
    expect(next.id).not.toBe(id);
    await decideCase(app, colleague, { id, kind: 'no_action' });
    expect((await undo(app, staff, id)).json()).toMatchObject(refusal);
  });
});
