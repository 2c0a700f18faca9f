import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows, photoRowsOf, upload } from '../support/photos.ts';
import {
  addWaiting,
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
import { twoModerators } from '../support/staff.ts';

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

describe('a claim', () => {
  it('[OPS-4] takes the six oldest, and nobody else gets the same', async () => {
    const ids = await addWaiting(app, 10, ada);
    const [mine, theirs] = await Promise.all([
      claim(app, staff, 'photo'),
      claim(app, colleague, 'photo'),
    ]);
    const all = [...idsOf(mine), ...idsOf(theirs)];
    expect(new Set(all)).toEqual(new Set(ids));
    expect(all).toHaveLength(10);
    const six = mine.length === 6 ? mine : theirs;
    expect(idsOf(six)).toEqual(ids.slice(0, 6));
  });

  it('[OPS-4] tells what is needed to decide, and lets the pictures be opened', async () => {
    await upload(app, ada);
    await upload(app, ada);
    await review(app, staff, {
      kind: 'photo',
      id: firstOf(await photoRowsOf(app.core, ada)).id,
      decision: 'approved',
    });
    const [approved, pending] = await photoRowsOf(app.core, ada);
    const item = firstOf(await claim(app, staff, 'photo'));
    expect(item).toMatchObject({
      id: pending?.id,
      filename: `${pending?.file}-large`,
      place: 2,
      member: {
        id: ada.profileId,
        name: ada.name,
        age: expect.any(Number),
        approved: 1,
        rejected: 0,
        reports: 0,
        photos: [{ id: approved?.id }],
      },
      asked_by: [],
    });
    expect(await fetchReviewFile(app, staff, item.filename)).toBe(200);
    expect(await fetchReviewFile(app, staff, `${approved?.file}-thumb`)).toBe(200);
    expect(await fetchReviewFile(app, staff, `${pending?.lockedFile}`)).toBe(404);
  });

  it('[OPS-4] tells on how many other accounts the same photo is, where that is known', async () => {
    const bo = await addPerson(app.core, `Bo${made}`);
    const same = 0x0f0f_3c3c_5a5a_7e7en;
    const near = same ^ 0b101n;
    const far = BigInt.asIntN(64, ~same);
    const waiting = { status: 'pending' } as const;
    await addPhotoRows(app.core, ada, [
      { ...waiting, fingerprint: same },
      { ...waiting, fingerprint: far },
      { ...waiting },
      { fingerprint: same },
    ]);
    await addPhotoRows(app.core, bo, [{ fingerprint: near }, { fingerprint: same }]);
    const items = await claim(app, staff, 'photo');
    const byPlace = items.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
    expect(byPlace.map(({ elsewhere }) => elsewhere)).toEqual([1, 0, null]);
  });

  it('[OPS-4] ends after two minutes of rest, and is kept by working', async () => {
    const ids = await addWaiting(app, 7, ada);
    await claim(app, staff, 'photo');
    app.clock.forward({ seconds: 100 });
    await decide(app, staff, { kind: 'photo', id: firstOf(ids), decision: 'approved' });
    app.clock.forward({ seconds: 100 });
    expect(idsOf(await claim(app, colleague, 'photo'))).toEqual(ids.slice(6));
    app.clock.forward({ seconds: 121 });
    expect(idsOf(await claim(app, colleague, 'photo'))).toEqual(ids.slice(1));
  });

  it('[OPS-4] can be given back', async () => {
    const ids = await addWaiting(app, 2, ada);
    await claim(app, staff, 'photo');
    expect(await claim(app, colleague, 'photo')).toEqual([]);
    await release(app, staff, 'photo');
    expect(idsOf(await claim(app, colleague, 'photo'))).toEqual(ids);
  });

  it('[OPS-4] keeps others from deciding, who learn the name', async () => {
    const [id = ''] = await addWaiting(app, 1, ada);
    await claim(app, staff, 'photo');
    const answer = await decide(app, colleague, { kind: 'photo', id, decision: 'approved' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'review_claimed', values: { name: staff.name } },
    ]);
  });

  it('[OPS-4] is seen in the queue, beside what was done today', async () => {
    const [first = '', second] = await addWaiting(app, 2, ada);
    await review(app, colleague, { kind: 'photo', id: first, decision: 'approved' });
    await claim(app, colleague, 'photo');
    const queue = await queueOf(app, staff, 'photo');
    const by = { id: colleague.id, name: colleague.name };
    expect(queue).toMatchObject({
      waiting: 1,
      pictures: [{ id: second, claimed_by: by }],
      others: [by],
      today: { own: 0 },
    });
    expect(queue.today.all).toBeGreaterThan(0);
    expect(queue.today.median_wait).toBeGreaterThan(0);
    expect(queue.oldest_at).toBe(queue.pictures[0]?.sent_at);
    const backlog = await app.as(staff)(contract.reviewBacklog, { query: {} });
    expect(backlog.photo).toEqual({ waiting: 1, oldest_at: queue.oldest_at });
  });
});
