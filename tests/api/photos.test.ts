import { beforeEach, describe, expect, it } from 'vitest';
import type { UserView } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { newId } from '#server/core/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows, changeProfile, ownPhotos, photoRowsOf } from '../support/photos.ts';

const app = await appOfFile();
let made = 0;
let ada: Person;

beforeEach(async () => {
  made += 1;
  ada = await addPerson(app.core, `Ada${made}`);
});

const idsOf = async (person: Person) => (await photoRowsOf(app.core, person)).map(({ id }) => id);

const order = (person: Person, ids: readonly unknown[]) =>
  app.send('PUT', '/api/photos.php', { session: person.session, body: { order: ids } });

describe('the own photos', () => {
  it('[MEM-2] are listed in order with what became of each', async () => {
    await addPhotoRows(app.core, ada, [
      { status: 'rejected', reason: 'unclear' },
      { status: 'approved' },
      { status: 'pending' },
    ]);
    expect(await ownPhotos(app, ada)).toMatchObject([
      { status: 'rejected', reason: 'unclear', locked: false },
      { status: 'approved', reason: null, locked: false },
      { status: 'pending', reason: null, locked: false },
    ]);
  });

  it.each([
    [false, limits.photos.free],
    [true, limits.photos.premium],
  ])('[MEM-2] say how many there may be, with premium %s', async (paidUser, most) => {
    const bo = await addPerson(app.core, `Bo${made}`, { paidUser });
    const answer = await app.send('GET', '/api/photos.php', { session: bo.session });
    expect(answer.json()).toEqual({ photos: [], most });
  });
});

describe('the order of photos', () => {
  beforeEach(() => addPhotoRows(app.core, ada, [{}, {}, {}]));

  it('[MEM-2] is as their owner likes it', async () => {
    const [a, b, c] = await idsOf(ada);
    const answer = await order(ada, [c, a, b]);
    expect(answer.json()).toMatchObject({ photos: [{ id: c }, { id: a }, { id: b }] });
    const rows = await photoRowsOf(app.core, ada);
    expect(rows.map(({ id, position }) => [id, position])).toEqual([
      [c, 0],
      [a, 1],
      [b, 2],
    ]);
  });

  it('[MEM-2] names each photo once, and nobody else’s', async () => {
    const [a, b, c] = await idsOf(ada);
    const bo = await addPerson(app.core, `Bo${made}`);
    const [other] = await addPhotoRows(app.core, bo, [{}]);
    for (const ids of [
      [],
      [a, b],
      [a, b, b],
      [a, b, c, c],
      [a, b, other?.id],
      [a, b, c, newId()],
    ]) {
      const answer = await order(ada, ids);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'photos_changed' }]);
    }
    expect(await idsOf(ada)).toEqual([a, b, c]);
    expect(await idsOf(bo)).toEqual([other?.id]);
    expect((await order(await addPerson(app.core, `Cy${made}`), [])).json()).toMatchObject({
      photos: [],
    });
  });

  it('[MEM-2] is one of those that were asked for at once', async () => {
    const [a, b, c] = await idsOf(ada);
    const orders = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    const answers = await Promise.all(orders.map((ids) => order(ada, ids)));
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    expect(orders).toContainEqual(await idsOf(ada));
    const positions = (await photoRowsOf(app.core, ada)).map(({ position }) => position);
    expect(positions).toEqual([0, 1, 2]);
  });

  it('[MEM-2] stays dense when one is deleted meanwhile', async () => {
    const [a, b, c] = await idsOf(ada);
    const [ordered, deleted] = await Promise.all([
      order(ada, [c, b, a]),
      app.send('DELETE', '/api/photos.php', { session: ada.session, body: { id: b } }),
    ]);
    expect([200, 409]).toContain(ordered.statusCode);
    expect(deleted.statusCode).toBe(200);
    const positions = (await photoRowsOf(app.core, ada)).map(({ position }) => position);
    expect(positions).toEqual([0, 1]);
  });
});

describe('the main image of the signed-in member', () => {
  const mainOf = async ({ session }: Person) => {
    const answer = await app.send('GET', '/api/user.php', { session });
    return answer.json<{ user: UserView }>().user.profile.main_image;
  };

  it('[MEM-2] is the first photo, whatever became of it', async () => {
    expect(await mainOf(ada)).toBeNull();
    const [first] = await addPhotoRows(app.core, ada, [
      { status: 'rejected', faceX: 0.25, faceY: 0.5 },
      {},
    ]);
    expect(await mainOf(ada)).toEqual({
      filename: `${first?.file}-large`,
      thumb_filename: `${first?.file}-thumb`,
      face: { x: 0.25, y: 0.5 },
      status: 'rejected',
      match: false,
    });
  });

  it('[MEM-13] matches while it is older than the selfie', async () => {
    const sent = app.clock.now();
    const [before, after] = [new Date(sent.getTime() - 1000), new Date(sent.getTime() + 1000)];
    await addPhotoRows(app.core, ada, [{ createdAt: before }, { createdAt: after }]);
    expect(await mainOf(ada)).toMatchObject({ match: false });
    await changeProfile(app.core, ada, { verifiedAt: sent });
    expect(await mainOf(ada)).toMatchObject({ match: true });
    await order(ada, (await idsOf(ada)).toReversed());
    expect(await mainOf(ada)).toMatchObject({ match: false });
  });

  it('[MEM-2] comes with a login and a changed language too', async () => {
    await addPhotoRows(app.core, ada, [{}]);
    const body = { language: 'nl' };
    const answer = await app.send('PUT', '/api/user.php', { session: ada.session, body });
    const { user } = answer.json<{ user: UserView }>();
    expect(user.profile.main_image).toEqual(await mainOf(ada));
    expect(user.profile).not.toHaveProperty('verifiedAt');
  });
});

describe('the documents', () => {
  it('[API-2] show pictures as what they are', async () => {
    const { paths } = (await app.send('GET', '/api/openapi.json')).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    const binary = { schema: { type: 'string', format: 'binary' } };
    for (const path of ['/api/photos.php', '/api/verification.php']) {
      expect(paths[path]?.['post']).toMatchObject({
        requestBody: {
          required: true,
          content: { 'image/*': binary, 'application/octet-stream': binary },
        },
      });
    }
    expect(paths['/api/photos/{name}.webp']?.['get']).toMatchObject({
      responses: { 200: { content: { 'image/webp': binary } } },
    });
  });
});
