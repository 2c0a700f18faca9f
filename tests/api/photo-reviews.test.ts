import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/core/endpoint.ts';
import type { photoReviews } from '#contract/members/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows, fetchFile, ownPhotos, photoRowsOf, upload } from '../support/photos.ts';
import { changeSite } from '../support/sites.ts';

let app: TestApp;
let made = 0;
let ada: Person;
let staff: Person;

beforeAll(async () => {
  app = await testApp();
  await changeSite(app, { settings: { photo_review: 'before' } });
  staff = await addPerson(app.core, 'Stan', { role: 'staff' });
});

afterAll(() => app.close());

beforeEach(async () => {
  made += 1;
  ada = await addPerson(app.core, `Ada${made}`);
});

const waiting = async (raw: Raw = staff) =>
  (await app.send('GET', '/api/admin/photos.php', raw)).json<Answer<typeof photoReviews>>().photos;

const review = (body: object, raw: Raw = staff) =>
  app.send('POST', '/api/admin/photos.php', { ...raw, body });

const hasPhoto = async ({ profileId }: Person) => {
  const { listings } = tables;
  const [row] = await app.core.db.select().from(listings).where(eq(listings.profileId, profileId));
  return row?.hasPhoto;
};

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

describe('moderators', () => {
  it('[MEM-2] see what waits, the oldest first, and can open it', async () => {
    await upload(app, ada);
    await upload(app, ada);
    const mine = (await waiting()).filter(({ member }) => member === ada.profileId);
    const rows = await photoRowsOf(app.core, ada);
    expect(mine).toMatchObject(
      rows.map(({ id, file }) => ({
        photo: { id, filename: `${file}-large`, locked: false },
        name: ada.name,
        sent_at: expect.any(String),
      })),
    );
    for (const { photo } of mine) {
      expect((await fetchFile(app, photo.filename, staff)).statusCode).toBe(200);
    }
  });

  it('[MEM-2] approve a photo, and others see it', async () => {
    await upload(app, ada);
    const [row] = await photoRowsOf(app.core, ada);
    const answer = await review({ id: row?.id, decision: 'approved' });
    expect(answer.json()).toEqual({ ok: true });
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'approved', reason: null }]);
    expect((await fetchFile(app, `${row?.file}-large`)).statusCode).toBe(200);
    expect(await hasPhoto(ada)).toBe(true);
    expect((await waiting()).map(({ photo }) => photo.id)).not.toContain(row?.id);
  });

  it('[MEM-2] refuse one with a reason that its owner reads', async () => {
    await upload(app, ada);
    const [row] = await photoRowsOf(app.core, ada);
    const { id } = row ?? {};
    expect((await review({ id, decision: 'rejected' })).json()).toMatchObject({
      fields: { reason: { code: 'required' } },
    });
    const bare = await review({ id, decision: 'rejected', reason: 'ugly' });
    expect(bare.statusCode).toBe(400);
    await review({ id, decision: 'rejected', reason: 'somebody_else' });
    expect(await ownPhotos(app, ada)).toMatchObject([
      { status: 'rejected', reason: 'somebody_else' },
    ]);
    expect((await fetchFile(app, `${row?.file}-large`)).statusCode).toBe(404);
    expect(await hasPhoto(ada)).toBe(false);
  });

  it('[MEM-2] may change their mind, about one that needed no review too', async () => {
    const [row] = await addPhotoRows(app.core, ada, [{}]);
    await review({ id: row?.id, decision: 'rejected', reason: 'nudity' });
    await review({ id: row?.id, decision: 'approved', reason: 'nudity' });
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'approved', reason: null }]);
  });

  it('[MEM-2] decide over photos of their own site, while they are there', async () => {
    const [row] = await addPhotoRows(app.core, ada, [{ status: 'pending' }]);
    const there = await addPerson(app.core, `Other${made}`, { siteId: 2, role: 'staff' });
    const host = 'evergreen.localhost';
    const raw = { host, session: there.session };
    expect((await waiting(raw)).map(({ photo }) => photo.id)).not.toContain(row?.id);
    for (const answer of [
      await review({ id: row?.id, decision: 'approved' }, raw),
      await review({ id: newId(), decision: 'approved' }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'photo_not_found' }]);
    }
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'pending' }]);
  });

  it('[API-6] and their calls are unknown to members', async () => {
    const [row] = await addPhotoRows(app.core, ada, [{ status: 'pending' }]);
    for (const path of ['/api/admin/photos.php', '/api/admin/verification.php']) {
      for (const [method, raw] of [
        ['GET', {}],
        ['POST', { body: { id: row?.id, decision: 'approved' } }],
      ] as const) {
        const answer = await app.send(method, path, { session: ada.session, ...raw });
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
      }
    }
    expect(await ownPhotos(app, ada)).toMatchObject([{ status: 'pending' }]);
  });
});
