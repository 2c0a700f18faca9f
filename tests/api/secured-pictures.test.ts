import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ban, decideCase, loginOf, readCase, tell } from '../support/cases.ts';
import { historyOf, twoPeople } from '../support/chats.ts';
import type { Person } from '../support/people.ts';
import {
  addPhotoRows,
  fetchFile,
  ownPhotos,
  photoRowsOf,
  sendSelfie,
  untilErased,
} from '../support/photos.ts';
import { claim, fetchReviewFile, queueOf, firstOf } from '../support/reviews.ts';
import { PICTURE } from '../support/sample.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';
import {
  addMarked,
  caseAbout,
  forgetAfterYear,
  hasPhoto,
  isStored,
  mark,
  seen,
  seenBy,
  sweep,
  undo,
  unseen,
} from '../support/unlawful.ts';

const { users } = tables;

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
  await app.core.db.delete(tables.photos);
  await app.core.db.delete(tables.messagePhotos);
  await app.core.db.delete(tables.verifications);
  await app.core.db.delete(tables.reviewClaims);
  [mara, aart] = await twoPeople(app.core);
  [staff, colleague] = await twoModerators(app.core);
});

const grounds = { ground: 'unlawful', facts: 'You showed what the law forbids.' } as const;

const erase = async ({ id }: Person) => {
  await app.core.db
    .update(users)
    .set({ status: 'deleted', deletedAt: app.clock.now() })
    .where(eq(users.id, id));
  app.clock.forward({ days: 15 });
  await runJob(app, 'erase-accounts');
};

describe('a decision about a picture', () => {
  it('[OPS-4] that it is lawful shows it as before, also if that is undone and made again', async () => {
    const { photo, id } = await addMarked(app, staff, aart);
    await decideCase(app, colleague, { id, kind: 'no_action' });
    expect(await seenBy(app, mara, photo)).toEqual(seen);
    expect(await hasPhoto(app, aart)).toBe(true);
    expect((await queueOf(app, staff, 'photo')).waiting).toBe(1);
    await undo(app, colleague, id);
    expect(await seenBy(app, mara, photo)).toEqual(unseen);
    expect(await readCase(app, colleague, id)).toMatchObject({
      state: 'open',
      pictures: [{ filename: `${photo.file}-large`, released_at: null }],
    });
    await decideCase(app, colleague, { id, kind: 'no_action' });
    await tell(app, id);
    await sweep(app);
    expect(await seenBy(app, aart, photo)).toEqual(seen);
    expect((await readCase(app, colleague, id)).pictures).toMatchObject([
      { filename: null, released_at: expect.any(String) },
    ]);
    expect(await ownPhotos(app, aart)).toMatchObject([{ status: 'pending' }]);
  });

  it.each(['remove', 'ban'] as const)(
    '[OPS-4] to %s keeps it hidden, and a reversal shows it again',
    async (kind) => {
      const { photo, id } = await addMarked(app, staff, aart);
      const third = await addStaff(app.core, ['moderator']);
      if (kind === 'ban') {
        await ban(app, [colleague, third], id);
        expect(await loginOf(app, aart)).toMatchObject({ code: 'account_banned' });
      } else {
        const body = { id, kind, content: 'photo', ...grounds } as const;
        expect((await decideCase(app, colleague, body)).statusCode).toBe(200);
        expect(await ownPhotos(app, aart)).toMatchObject([
          { status: 'rejected', reason: 'unlawful', filename: '' },
        ]);
        await undo(app, colleague, id);
        expect(await ownPhotos(app, aart)).toMatchObject([{ status: 'pending', filename: '' }]);
        await decideCase(app, colleague, body);
        await tell(app, id);
        expect(await app.mailsTo(aart.email, 1)).toHaveLength(1);
      }
      expect(await seenBy(app, aart, photo)).toEqual(unseen);
      expect(await fetchReviewFile(app, colleague, `${photo.file}-large`)).toBe(200);
      await undo(app, third, id);
      await sweep(app);
      expect(await photoRowsOf(app.core, aart)).toMatchObject([
        { status: 'pending', reason: null },
      ]);
      expect(await seenBy(app, mara, photo)).toEqual(seen);
    },
  );

  it('[OPS-4] over a photo in a chat hides it from both, and lets it go after a year', async () => {
    const sent = await app.as({ session: aart.session })(api.photoSend, {
      query: { member: mara.profileId, client_id: randomUUID() },
      body: new Blob([new Uint8Array(PICTURE)]) as File,
    });
    const { conversation, no } = sent.message;
    await app.as({ session: mara.session })(api.photoOpen, { body: { conversation, no } });
    const { filename = '', locked_filename: blur = '' } = sent.message.photo ?? {};
    const status = async ({ session }: Person, name: string) =>
      (await app.send('GET', `/api/message-photos/${name}.webp`, { session })).statusCode;
    const statuses = () =>
      Promise.all(
        [mara, aart].flatMap((reader) => [status(reader, filename), status(reader, blur)]),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const { id: photoId } = firstOf(await claim(app, staff, 'message_photo'));
    await mark(app, staff, photoId, 'message_photo');
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    const shown = async (reader: Person) =>
      (await historyOf(app, reader, conversation)).at(-1)?.photo;
    for (const reader of [mara, aart])
      expect(await shown(reader)).toMatchObject({ status: 'pending', filename: '', reason: null });
    const id = await caseAbout(app, aart);
    expect((await readCase(app, colleague, id)).removable).toEqual(['message']);
    await decideCase(app, colleague, { id, kind: 'remove', content: 'message', ...grounds });
    expect(await shown(mara)).toMatchObject({ status: 'rejected', filename: '' });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    const [file = ''] = filename.split('-');
    await app.as({ session: aart.session })(api.messageDelete, { body: { conversation, no } });
    await sweep(app);
    expect(await isStored(app, file)).toBe(true);
    await forgetAfterYear(app);
    await untilErased(app, [file]);
  });

  it('[OPS-4] over a selfie hides it from its owner, who can send another', async () => {
    await addPhotoRows(app.core, aart, [{}]);
    await sendSelfie(app, aart);
    const selfie = firstOf(await claim(app, staff, 'selfie'));
    await mark(app, staff, selfie.id, 'selfie');
    const stateOf = async () =>
      (await app.as({ session: aart.session })(api.profile)).profile.verification.state;
    expect((await fetchFile(app, selfie.filename, aart)).statusCode).toBe(404);
    expect(await stateOf()).toBe('waiting');
    expect((await queueOf(app, staff, 'selfie')).waiting).toBe(0);
    const id = await caseAbout(app, aart);
    await decideCase(app, colleague, { id, kind: 'warn', ...grounds });
    expect(await stateOf()).toBe('none');
    await undo(app, colleague, id);
    expect(await stateOf()).toBe('waiting');
    await decideCase(app, colleague, { id, kind: 'no_action' });
    expect((await fetchFile(app, selfie.filename, aart)).statusCode).toBe(200);
    expect((await queueOf(app, staff, 'selfie')).waiting).toBe(1);
  });
});

describe('a secured file', () => {
  it('[OPS-6] outlives its photo, until somebody finds that it is lawful', async () => {
    const { photo, id } = await addMarked(app, staff, aart);
    await app.send('DELETE', '/api/photos.php', { session: aart.session, body: { id: photo.id } });
    await sweep(app);
    expect(await ownPhotos(app, aart)).toEqual([]);
    expect(await isStored(app, photo.file)).toBe(true);
    expect(await isStored(app, photo.lockedFile)).toBe(false);
    expect(await fetchReviewFile(app, colleague, `${photo.file}-large`)).toBe(200);
    await decideCase(app, colleague, { id, kind: 'no_action' });
    await sweep(app);
    expect(await isStored(app, photo.file)).toBe(true);
    await tell(app, id);
    await untilErased(app, [photo.file]);
  });

  it('[OPS-6] outlives the account, and goes when its time is over', async () => {
    const { photo, id } = await addMarked(app, staff, aart);
    await erase(aart);
    await sweep(app);
    const late = await addStaff(app.core, ['moderator']);
    expect(await fetchReviewFile(app, late, `${photo.file}-large`)).toBe(200);
    await decideCase(app, late, { id, kind: 'no_action' });
    await tell(app, id);
    await sweep(app);
    expect(await isStored(app, photo.file)).toBe(true);
    await forgetAfterYear(app);
    await untilErased(app, [photo.file]);
    const last = await addStaff(app.core, ['moderator']);
    expect((await readCase(app, last, id)).pictures).toMatchObject([{ filename: null }]);
  });

  it('[OPS-6] of a refused photo goes with the photo a year after the decision', async () => {
    const { photo, id } = await addMarked(app, staff, aart);
    await decideCase(app, colleague, { id, kind: 'remove', content: 'photo', ...grounds });
    await tell(app, id);
    await forgetAfterYear(app);
    await untilErased(app, [photo.file, photo.lockedFile]);
    expect(await photoRowsOf(app.core, aart)).toEqual([]);
  });
});
