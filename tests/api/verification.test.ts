import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/core/endpoint.ts';
import type { profile } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
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
import type { Decision } from '../support/reviews.ts';
import {
  carryOut,
  claim,
  decide,
  fetchReviewFile,
  review as reviewPicture,
} from '../support/reviews.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let made = 0;
let ada: Person;
let staff: Staff;

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'before' } });
  staff = await addStaff(app.core, ['moderator']);
});

/** Each test has a queue of its own, and somebody with an approved photo and one that waits. */
beforeEach(async () => {
  made += 1;
  await app.core.db.delete(tables.verifications);
  ada = await addPerson(app.core, `Ada${made}`);
  await addPhotoRows(app.core, ada, [{}, { status: 'pending' }]);
  app.clock.forward({ seconds: 10 });
});

/** What a moderator gets to look at. */
const waiting = (person = staff) => claim(app, person, 'selfie');

const selfieOf = async ({ profileId }: Person) =>
  (await waiting()).find(({ member }) => member.id === profileId);

const review = (body: Omit<Decision, 'kind'>) =>
  reviewPicture(app, staff, { kind: 'selfie', ...body });

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
    expect(selfie?.member).toMatchObject({
      name: ada.name,
      photos: rows.map(({ id }) => ({ id })),
    });
    expect(selfie?.filename).toMatch(/^[\da-f]{32}-large$/);
  });

  it('[MEM-13] is for its owner and the staff of the site, and only in one size', async () => {
    await sendSelfie(app, ada);
    const { filename: selfie = '' } = (await selfieOf(ada)) ?? {};
    const premium = await addPerson(app.core, `Bo${made}`, { paidUser: true });
    const there = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    const statuses = [];
    for (const raw of [ada, premium, {}]) {
      statuses.push((await fetchFile(app, selfie, raw)).statusCode);
    }
    for (const person of [staff, there]) {
      statuses.push(await fetchReviewFile(app, person, selfie));
    }
    expect(statuses).toEqual([200, 404, 404, 200, 404]);
    for (const name of [bare(selfie), `${bare(selfie)}-medium`, `${bare(selfie)}-thumb`]) {
      expect((await fetchFile(app, name, ada)).statusCode).toBe(404);
    }
    const kept = [...(await storedFiles(app)).keys()].filter((path) => path.includes(bare(selfie)));
    expect(kept).toHaveLength(1);
    expect(await waiting(there)).toEqual([]);
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
    const mine = await waiting();
    expect(mine).toHaveLength(1);
    expect(mine[0]?.filename).not.toBe(first?.filename);
    await untilErased(app, [bare(first?.filename)]);
    const { id = '' } = first ?? {};
    const answer = await decide(app, staff, { kind: 'selfie', id, decision: 'approved' });
    expect(answer.json()).toMatchObject({ code: 'review_not_found' });
  });

  it('[MEM-13] that comes twice at once waits once', async () => {
    const answers = await Promise.all([sendSelfie(app, ada), sendSelfie(app, ada)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mine = await waiting();
    expect(mine).toHaveLength(1);
    expect((await fetchFile(app, mine[0]?.filename ?? '', ada)).statusCode).toBe(200);
  });
});

describe('a moderator', () => {
  it('[MEM-13] grants the badge, and the selfie is erased', async () => {
    await sendSelfie(app, ada);
    const { id = '', filename = '' } = (await selfieOf(ada)) ?? {};
    await review({ id, decision: 'approved' });
    expect(await stateOf(ada)).toEqual({ state: 'verified', reason: null });
    expect(await isVerified(ada)).toBe(true);
    await untilErased(app, [bare(filename)]);
    expect((await fetchFile(app, filename, ada)).statusCode).toBe(404);
    expect(await fetchReviewFile(app, staff, filename)).toBe(404);
    const again = await decide(app, staff, { kind: 'selfie', id, decision: 'approved' });
    expect(again.statusCode).toBe(404);
  });

  it('[MEM-13] refuses it with a reason, and the selfie is erased too', async () => {
    await sendSelfie(app, ada);
    const { id = '', filename } = (await selfieOf(ada)) ?? {};
    const bareRefusal = await decide(app, staff, { kind: 'selfie', id, decision: 'rejected' });
    expect(bareRefusal.statusCode).toBe(400);
    await review({ id, decision: 'rejected', reason: 'unclear' });
    expect(await stateOf(ada)).toEqual({ state: 'refused', reason: 'unclear' });
    expect(await isVerified(ada)).toBe(false);
    await untilErased(app, [bare(filename)]);
    expect(await selfieOf(ada)).toBeUndefined();
    await sendSelfie(app, ada);
    expect(await stateOf(ada)).toEqual({ state: 'waiting', reason: null });
  });

  it('[MEM-13] decides over the selfie that they saw, not over one that came meanwhile', async () => {
    await sendSelfie(app, ada);
    const { id = '' } = (await selfieOf(ada)) ?? {};
    await decide(app, staff, { kind: 'selfie', id, decision: 'approved' });
    await sendSelfie(app, ada);
    await carryOut(app, id);
    expect(await stateOf(ada)).toMatchObject({ state: 'waiting' });
  });
});

describe('the badge', () => {
  const verify = async () => {
    await sendSelfie(app, ada);
    await review({ id: (await selfieOf(ada))?.id ?? '', decision: 'approved' });
  };

  it('[MEM-13] does not vouch for a main photo that came after the selfie', async () => {
    await sendSelfie(app, ada);
    app.clock.forward({ seconds: 1 });
    // Sent while the moderator looks at the selfie.
    await upload(app, ada);
    await review({ id: (await selfieOf(ada))?.id ?? '', decision: 'approved' });
    expect(await isVerified(ada)).toBe(true);
    const [first, second, latest] = await photoRowsOf(app.core, ada);
    const photo = { kind: 'photo', id: latest?.id ?? '', decision: 'approved' } as const;
    await reviewPicture(app, staff, photo);
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
    const { filename: selfie } = (await selfieOf(ada)) ?? {};
    expect((await withdraw(ada)).json()).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual({ state: 'none', reason: null });
    expect(await isVerified(ada)).toBe(false);
    await untilErased(app, [bare(selfie)]);
    expect((await withdraw(ada)).statusCode).toBe(200);
  });
});
