import { connect } from 'node:net';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import { photoAdd, verificationAsk } from '#contract/members/index.ts';
import { expectError } from '../support/answers.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows, fetchFile, photoRowsOf, storedFiles, upload } from '../support/photos.ts';
import { bomb, distance, photo, pixelsAt, plain, quarters, red } from '../support/pictures.ts';
import { PICTURE } from '../support/sample.ts';
import { changeSite } from '../support/sites.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();
let made = 0;
let ada: Person;
const jpeg = await (await photo(600, 800)).jpeg().toBuffer();

beforeAll(async () => {
  await changeSite(app, { settings: { photo_review: 'before' } });
});

beforeEach(async () => {
  made += 1;
  ada = await addPerson(app.core, `Ada${made}`);
});

describe('an upload', () => {
  it('[MEM-2] becomes the last photo, pending, with all its files', async () => {
    for (const number of [1, 2]) {
      const answer = await upload(app, ada, jpeg, { headers: { 'content-type': 'image/jpeg' } });
      expect(answer.statusCode, answer.payload).toBe(200);
      expect(answer.json()).toMatchObject({
        most: limits.photos.free,
        photos: Array.from({ length: number }, () => ({
          status: 'pending',
          reason: null,
          locked: false,
          face: { x: expect.any(Number), y: expect.any(Number) },
          colour: expect.stringMatching(/^#[\da-f]{6}$/),
        })),
      });
    }
    const [first, second] = await photoRowsOf(app.core, ada);
    expect([first?.position, second?.position]).toEqual([0, 1]);
    for (const [size, width] of Object.entries({ large: 600, medium: 480, thumb: 240 })) {
      const { rawPayload } = await fetchFile(app, `${second?.file}-${size}`, ada);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('[MEM-2] is cropped as asked', async () => {
    const bytes = await quarters(1200, 1600).png().toBuffer();
    expect((await upload(app, ada, bytes, { crop: '0,0,0.5,0.5' })).statusCode).toBe(200);
    const [row] = await photoRowsOf(app.core, ada);
    const { rawPayload } = await fetchFile(app, `${row?.file}-large`, ada);
    const [corner = [], opposite = []] = await pixelsAt(rawPayload, [
      [0.1, 0.1],
      [0.9, 0.9],
    ]);
    expect(Math.max(distance(corner, red), distance(opposite, red))).toBeLessThan(12);
    expect(row).toMatchObject({ faceX: expect.closeTo(0.5), faceY: expect.closeTo(0.32) });
  });

  it.each(['0', '0,0,1', '0,0,1,2', 'a,b,c,d', '0,0,1,1,1', '-1,0,1,1', '0,0,1,1e9'])(
    '[MEM-2] is refused with a crop of %s',
    async (crop) => {
      const answer = await upload(app, ada, PICTURE, { crop });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { crop: {} } });
    },
  );

  it('[MEM-4] leaves no metadata in any file', async () => {
    const bytes = await plain(800, 800)
      .withExif({
        IFD0: { Make: 'Secretcamera', Copyright: 'Secretowner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secretplace</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('Secretcamera');
    expect((await upload(app, ada, bytes)).statusCode).toBe(200);
    const [row] = await photoRowsOf(app.core, ada);
    const mine = [...(await storedFiles(app))].filter(
      ([path]) => path.includes(row?.file ?? '-') || path.includes(row?.lockedFile ?? '-'),
    );
    expect(mine).toHaveLength(4);
    for (const [, stored] of mine) {
      expect(stored.toString('latin1')).not.toMatch(/secret|exif|xmp|gps|ICCP/i);
      const { exif, xmp, icc, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    }
  });

  it('[MEM-2] needs a session and our own page', async () => {
    const anyone = await app.send('POST', '/api/photos.php', { body: PICTURE });
    expect(anyone.json()).toMatchObject({ code: 'authentication_required' });
    const foreign = await upload(app, ada, PICTURE, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.json()).toMatchObject({ code: 'foreign_origin' });
  });
});

const page = '<!DOCTYPE html><script>alert(1)</script>';

describe('what is no photo', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a page', 'not_a_picture', () => Buffer.from(page)],
    [
      'a JPEG that is a page too',
      'not_a_picture',
      () => Buffer.from([...jpeg, ...Buffer.from(page)]),
    ],
    [
      'SVG',
      'not_a_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['GIF', 'not_a_picture', () => plain(500, 500).gif().toBuffer()],
    ['a bomb', 'picture_too_many_pixels', () => bomb(30_000, 30_000)],
    ['half a JPEG', 'picture_broken', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a stamp', 'picture_too_small', () => plain(100, 100).jpeg().toBuffer()],
  ])('[MEM-4] is refused: %s', async (_, code, make) => {
    const answer = await upload(app, ada, await make());
    expectError(photoAdd, answer);
    expect(answer.json()).toMatchObject({ code });
    expect(await photoRowsOf(app.core, ada)).toEqual([]);
  });

  it('[MEM-4] is refused past 12 MB, and taken up to there', async () => {
    const { maxBytes } = limits.picture;
    const full = Buffer.concat([jpeg, Buffer.alloc(maxBytes - jpeg.length)]);
    const over = await upload(app, ada, Buffer.concat([full, Buffer.from('x')]));
    expectError(photoAdd, over);
    expect([over.statusCode, over.json()]).toMatchObject([413, { code: 'picture_too_large' }]);
    expect((await upload(app, ada, full)).statusCode).toBe(200);
  });

  it.each([
    ['JSON', '{"a":1}', 'application/json', 415],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['several parts', '--x--', 'multipart/form-data; boundary=x', 415],
    ['a page by name', page, 'text/html', 415],
    ['no type', 'bytes', undefined, 415],
    ['a type that only begins well', 'bytes', 'image/', 415],
    ['nothing', '', 'image/jpeg', 400],
    ['nothing of no type', undefined, undefined, 400],
  ])('[MEM-4] is refused before anybody looks: %s', async (_, body, type, status) => {
    const raw = { session: ada.session, body, headers: { 'content-type': type } };
    for (const spec of [photoAdd, verificationAsk]) {
      const answer = await app.send('POST', spec.path, raw);
      expectError(spec, answer);
      expect(answer.statusCode).toBe(status);
    }
  });

  it.each(['image/jpeg', 'application/octet-stream'])(
    '[API-6] is taken as %s by no other call',
    async (type) => {
      const headers = { 'content-type': type };
      const raw = { session: ada.session, body: PICTURE, headers };
      for (const path of ['/api/account.php', '/api/photos.php', '/api/user.php']) {
        expect((await app.send('PUT', path, raw)).statusCode).toBe(415);
      }
    },
  );
});

describe('the number of photos', () => {
  it.each([
    ['free', false, limits.photos.free],
    ['premium', true, limits.photos.premium],
  ])('[MEM-2] of %s members ends at its limit', async (_, paidUser, most) => {
    const person = await addPerson(app.core, `Bo${made}`, { paidUser });
    await addPhotoRows(
      app.core,
      person,
      Array.from({ length: most - 1 }, () => ({})),
    );
    expect((await upload(app, person)).statusCode).toBe(200);
    const answer = await upload(app, person);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'too_many_photos' }]);
    expect(await photoRowsOf(app.core, person)).toHaveLength(most);
  });

  it('[MEM-2] is kept by ten uploads at once', async () => {
    const patient = async (): Promise<number> => {
      const { statusCode } = await upload(app, ada);
      return statusCode === 503 ? patient() : statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: 10 }, patient));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(409),
    ]);
    const rows = await photoRowsOf(app.core, ada);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('[MEM-2] counts photos whatever became of them', async () => {
    await addPhotoRows(
      app.core,
      ada,
      [1, 2, 3].map(() => ({ status: 'rejected' as const })),
    );
    expect((await upload(app, ada)).statusCode).toBe(409);
  });
});

describe('the same upload', () => {
  const headers = () => ({ 'idempotency-key': `upload-${made}-key` });

  it('[API-4] sent twice becomes one photo, one after the other and at once', async () => {
    const [first, second] = [
      await upload(app, ada, PICTURE, { headers: headers() }),
      await upload(app, ada, PICTURE, { headers: headers() }),
    ];
    expect(second.json()).toEqual(first.json());
    expect(await photoRowsOf(app.core, ada)).toHaveLength(1);
    const other = { 'idempotency-key': `upload-${made}-other` };
    const both = await Promise.all([1, 2].map(() => upload(app, ada, jpeg, { headers: other })));
    expect(new Set(both.map(({ payload }) => payload)).size).toBe(1);
    expect(await photoRowsOf(app.core, ada)).toHaveLength(2);
  });

  it('[API-4] is another one with other bytes or another crop', async () => {
    await upload(app, ada, PICTURE, { headers: headers() });
    const changed = Buffer.concat([PICTURE, Buffer.from('x')]);
    for (const answer of [
      await upload(app, ada, changed, { headers: headers() }),
      await upload(app, ada, PICTURE, { headers: headers(), crop: '0,0,1,1' }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'key_reused' });
    }
    expect(await photoRowsOf(app.core, ada)).toHaveLength(1);
  });
});

describe('a rush of uploads', () => {
  it('[API-6] is counted before it is read', async () => {
    const { max } = photoAdd.limit;
    const text = { session: ada.session, body: 'x', headers: { 'content-type': 'text/plain' } };
    for (let call = 0; call < max; call += 1) {
      expect((await app.send('POST', '/api/photos.php', text)).statusCode).toBe(415);
    }
    expect((await upload(app, ada)).statusCode).toBe(429);
  });

  it('[API-6] of one member leaves places for others, which are free again afterwards', async () => {
    const port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
    const begin = (session: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      let answered = '';
      socket.on('data', (bytes) => {
        answered += bytes.toString('latin1');
      });
      socket.write(
        [
          'POST /api/photos.php HTTP/1.1',
          'host: duet.localhost',
          'sec-fetch-site: same-origin',
          'content-type: image/jpeg',
          `cookie: ${cookies.session}=${session}`,
          'content-length: 1000000',
          '',
          'bytes',
        ].join('\r\n'),
      );
      return { socket, answer: () => answered };
    };
    const slow = Array.from({ length: 6 }, () => begin(ada.session));
    const refused = await waitFor(async () => {
      const answers = slow.map(({ answer }) => answer()).filter(Boolean);
      return answers.length === 2 ? answers : null;
    }, 'two refusals');
    for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2/i);
    expect((await upload(app, ada)).statusCode).toBe(503);
    const bo = await addPerson(app.core, `Bo${made}`);
    expect((await upload(app, bo)).statusCode).toBe(200);
    for (const { socket } of slow) socket.destroy();
    await waitFor(async () => ((await upload(app, ada)).statusCode === 200 ? true : null), 'room');
  });
});
