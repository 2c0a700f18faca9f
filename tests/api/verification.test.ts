import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/core/endpoint.ts';
import type { profile, selfieReviews } from '#contract/members/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import {
  addPhotoRows,
  untilErased,
  fetchFile,
  photoRowsOf,
  sendSelfie,
  storedFiles,
  upload,
} from '../support/photos.ts';
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

/** Each test has somebody with an approved photo and one that waits. */
beforeEach(async () => {
  made += 1;
  ada = await addPerson(app.core, `Ada${made}`);
  await addPhotoRows(app.core, ada, [{}, { status: 'pending' }]);
  app.clock.forward({ seconds: 10 });
});

const waiting = async (raw: Raw = staff) =>
  (await app.send('GET', '/api/admin/verification.php', raw)).json<Answer<typeof selfieReviews>>()
    .selfies;

const selfieOf = async (person: Person) =>
  (await waiting()).find(({ member }) => member === person.profileId);

const review = (body: object, raw: Raw = staff) =>
  app.send('POST', '/api/admin/verification.php', { ...raw, body });

const withdraw = ({ session }: Person) => app.send('DELETE', '/api/verification.php', { session });

const stateOf = async ({ session }: Person) =>
  (await app.send('GET', '/api/profile.php', { session })).json<Answer<typeof profile>>().profile
    .verification;

const isVerified = async ({ profileId }: Person) => {
  const { listings } = tables;
  const [row] = await app.core.db.select().from(listings).where(eq(listings.profileId, profileId));
  return row?.verified;
};

const bare = (name: string | undefined) => name?.replace('-large', '') ?? '';

describe('a selfie', () => {
  it('[MEM-13] waits for a moderator, beside the photos to compare it with', async () => {
    expect((await sendSelfie(app, ada)).json()).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual({ state: 'waiting', reason: null });
    const rows = await photoRowsOf(app.core, ada);
    const selfie = await selfieOf(ada);
    expect(selfie).toMatchObject({ name: ada.name, photos: rows.map(({ id }) => ({ id })) });
    expect(selfie?.selfie).toMatch(/^[\da-f]{32}-large$/);
  });

  it('[MEM-13] is for its owner and the staff of the site, and only in one size', async () => {
    await sendSelfie(app, ada);
    const { selfie = '' } = (await selfieOf(ada)) ?? {};
    const premium = await addPerson(app.core, `Bo${made}`, { paidUser: true });
    const there = await addPerson(app.core, `Other${made}`, { siteId: 2, role: 'staff' });
    const elsewhere = { host: 'evergreen.localhost', session: there.session };
    const statuses = [];
    for (const raw of [ada, staff, premium, {}, elsewhere]) {
      statuses.push((await fetchFile(app, selfie, raw)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
    for (const name of [bare(selfie), `${bare(selfie)}-medium`, `${bare(selfie)}-thumb`]) {
      expect((await fetchFile(app, name, ada)).statusCode).toBe(404);
    }
    const kept = [...(await storedFiles(app)).keys()].filter((path) => path.includes(bare(selfie)));
    expect(kept).toHaveLength(1);
    expect(await waiting(elsewhere)).toEqual([]);
  });

  it.each(['pending', 'rejected'] as const)(
    '[MEM-13] needs an approved photo; a %s one is not enough',
    async (status) => {
      const bo = await addPerson(app.core, `Bo${made}`);
      await addPhotoRows(app.core, bo, [{ status }]);
      const answer = await sendSelfie(app, bo);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'photo_needed' }]);
    },
  );

  it('[MEM-13] takes the place of an earlier one, which is erased', async () => {
    await sendSelfie(app, ada);
    const first = await selfieOf(ada);
    await sendSelfie(app, ada);
    const mine = (await waiting()).filter(({ member }) => member === ada.profileId);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.selfie).not.toBe(first?.selfie);
    await untilErased(app, [bare(first?.selfie)]);
    expect((await review({ id: first?.id, decision: 'approved' })).json()).toMatchObject({
      code: 'selfie_not_found',
    });
  });

  it('[MEM-13] that comes twice at once waits once', async () => {
    const answers = await Promise.all([sendSelfie(app, ada), sendSelfie(app, ada)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mine = (await waiting()).filter(({ member }) => member === ada.profileId);
    expect(mine).toHaveLength(1);
    expect((await fetchFile(app, mine[0]?.selfie ?? '', ada)).statusCode).toBe(200);
  });
});

describe('a moderator', () => {
  it('[MEM-13] grants the badge, and the selfie is erased', async () => {
    await sendSelfie(app, ada);
    const selfie = await selfieOf(ada);
    expect((await review({ id: selfie?.id, decision: 'approved' })).json()).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual({ state: 'verified', reason: null });
    expect(await isVerified(ada)).toBe(true);
    await untilErased(app, [bare(selfie?.selfie)]);
    for (const raw of [ada, staff]) {
      expect((await fetchFile(app, selfie?.selfie ?? '', raw)).statusCode).toBe(404);
    }
    expect((await review({ id: selfie?.id, decision: 'approved' })).statusCode).toBe(404);
  });

  it('[MEM-13] refuses it with a reason, and the selfie is erased too', async () => {
    await sendSelfie(app, ada);
    const selfie = await selfieOf(ada);
    const { id } = selfie ?? {};
    expect((await review({ id, decision: 'rejected' })).statusCode).toBe(400);
    expect((await review({ id, decision: 'rejected', reason: 'unclear' })).statusCode).toBe(200);
    expect(await stateOf(ada)).toEqual({ state: 'refused', reason: 'unclear' });
    expect(await isVerified(ada)).toBe(false);
    await untilErased(app, [bare(selfie?.selfie)]);
    expect(await selfieOf(ada)).toBeUndefined();
    expect((await review({ id, decision: 'approved' })).statusCode).toBe(404);
    await sendSelfie(app, ada);
    expect(await stateOf(ada)).toEqual({ state: 'waiting', reason: null });
  });

  it('[MEM-13] of another site, or too late, finds no selfie', async () => {
    await sendSelfie(app, ada);
    const selfie = await selfieOf(ada);
    const there = await addPerson(app.core, `Other${made}`, { siteId: 2, role: 'staff' });
    const raw = { host: 'evergreen.localhost', session: there.session };
    for (const answer of [
      await review({ id: selfie?.id, decision: 'approved' }, raw),
      await review({ id: newId(), decision: 'approved' }),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'selfie_not_found' }]);
    }
    expect(await stateOf(ada)).toMatchObject({ state: 'waiting' });
  });

  it('[MEM-13] decides once, also when two decide at once', async () => {
    await sendSelfie(app, ada);
    const { id } = (await selfieOf(ada)) ?? {};
    const answers = await Promise.all([
      review({ id, decision: 'approved' }),
      review({ id, decision: 'rejected', reason: 'other_person' }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 404]);
  });
});

describe('the badge', () => {
  const verify = async () => {
    await sendSelfie(app, ada);
    await review({ id: (await selfieOf(ada))?.id, decision: 'approved' });
  };

  it('[MEM-13] does not vouch for a main photo that came after the selfie', async () => {
    await sendSelfie(app, ada);
    app.clock.forward({ seconds: 1 });
    // Sent while the moderator looks at the selfie.
    await upload(app, ada);
    await review({ id: (await selfieOf(ada))?.id, decision: 'approved' });
    expect(await isVerified(ada)).toBe(true);
    const [first, second, latest] = await photoRowsOf(app.core, ada);
    const approve = { session: staff.session, body: { id: latest?.id, decision: 'approved' } };
    await app.send('POST', '/api/admin/photos.php', approve);
    expect(await isVerified(ada)).toBe(true);
    const order = (ids: unknown[]) =>
      app.send('PUT', '/api/photos.php', { session: ada.session, body: { order: ids } });
    await order([latest?.id, first?.id, second?.id]);
    expect(await isVerified(ada)).toBe(false);
    await order([first?.id, latest?.id, second?.id]);
    expect(await isVerified(ada)).toBe(true);
  });

  it('[MEM-13] can be given back, with a selfie that waits', async () => {
    await verify();
    await sendSelfie(app, ada);
    const { selfie } = (await selfieOf(ada)) ?? {};
    expect((await withdraw(ada)).json()).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual({ state: 'none', reason: null });
    expect(await isVerified(ada)).toBe(false);
    await untilErased(app, [bare(selfie)]);
    expect((await withdraw(ada)).statusCode).toBe(200);
  });
});
