import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { photoAdd } from '#contract/members/index.ts';
import { createClient } from '#contract/core/client.ts';
import type { HandlePage } from '#contract/visit.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { ownPhotos } from '../support/photos.ts';
import { PICTURE } from '../support/sample.ts';

/** A page that says how much it was sent, and one that passes a picture on. */
const handle: HandlePage = async (sent, visit) => {
  const bytes = await sent.arrayBuffer();
  if (!sent.url.endsWith('/photo')) return new Response(String(bytes.byteLength));
  const call = createClient({ fetch: visit.fetch, retries: 0 });
  const { photos } = await call(photoAdd, { query: {}, body: new File([bytes], 'me.png') });
  return new Response(String(photos.length));
};

let ada: Person;

const app = await appOfFile({}, handle);

beforeAll(async () => {
  ada = await addPerson(app.core, 'Ada');
});

const SMALL = 64 * 1024;
const LARGE = SMALL + limits.picture.maxBytes;

const post = (bytes: number, session?: string) =>
  app.send('POST', '/form', { body: Buffer.alloc(bytes), ...(session ? { session } : {}) });

describe('a form', () => {
  it('[API-6] of a visitor brings little', async () => {
    expect((await post(SMALL)).payload).toBe(String(SMALL));
    const answer = await post(SMALL + 1);
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'too_large' }]);
  });

  it('[API-6] of a member may bring a picture', async () => {
    expect((await post(LARGE, ada.session)).payload).toBe(String(LARGE));
    expect((await post(LARGE + 1, ada.session)).statusCode).toBe(413);
  });

  it('[API-6] of a member brings a few of them at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => post(LARGE, ada.session)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await post(LARGE, ada.session)).statusCode).toBe(200);
  });

  it('[API-6] says how long it is', async () => {
    const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise((resolve, reject) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' };
      const sending = request({ port, path: '/form', method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        answer.resume();
      });
      sending.on('error', reject);
      sending.end('a=1');
    });
    expect(status).toBe(413);
  });

  it('[MEM-2] passes a picture on to the API', async () => {
    const raw = { session: ada.session, body: PICTURE };
    expect((await app.send('POST', '/photo', raw)).payload).toBe('1');
    expect(await ownPhotos(app, ada)).toHaveLength(1);
  });
});
