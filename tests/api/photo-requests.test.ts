import { open } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { appOfFile } from '../support/app-of-file.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import {
  addPhotos,
  fetchFile,
  photoRowsOf,
  sendSelfie,
  SIZES,
  storedFiles,
} from '../support/photos.ts';

const app = await appOfFile();
let made = 0;

const somebody = (overrides: Overrides = {}) => {
  made += 1;
  return addPerson(app.core, `Somebody${made}`, overrides);
};

const withPhotos = async (): Promise<Person> => addPhotos(app, await somebody({ paidUser: true }));

describe('guessing', () => {
  it('[MEM-3] by any name in the storage finds what the reader may see, and no more', async () => {
    const owner = await withPhotos();
    await sendSelfie(app, owner);
    const mine = (await photoRowsOf(app.core, owner)).flatMap(({ file, lockedFile }) => [
      file,
      lockedFile,
    ]);
    const paths = [...(await storedFiles(app)).keys()];
    const names = new Set(
      paths.flatMap((path) => {
        const [name = ''] = path.split('/').slice(-1);
        const bare = name.replace(/\.webp$/, '');
        const [file = ''] = bare.split('~');
        return [
          bare,
          bare.replace('~', '%2F'),
          bare.replace('~', '-'),
          bare.replace('~', '%7E'),
          file,
          ...SIZES.map((size) => `${file}-${size}`),
          `..%2F..%2F${path.split('/').at(-2)}%2F${bare}`,
        ];
      }),
    );
    const stranger = await somebody({ siteId: 2 });
    const there = { host: 'evergreen.localhost', session: stranger.session };
    const free = await somebody();
    let found = 0;
    for (const name of names) {
      expect((await fetchFile(app, name, there)).statusCode).toBe(404);
      const { statusCode } = await fetchFile(app, name, { session: free.session });
      if (statusCode === 200 && mine.some((file) => name.startsWith(file))) found += 1;
    }
    // Two photos in three sizes, and a blur of each.
    expect(found).toBe(2 * 3 + 3);
  });

  it('[MEM-3] reaches neither database nor storage with what was never a name', async () => {
    const get = vi.spyOn(app.core.storage, 'get');
    const names = ['x', 'a'.repeat(31), 'A'.repeat(32), `${'a'.repeat(32)}-huge`, '..%2Fvapid'];
    for (const name of names) expect((await fetchFile(app, name)).statusCode).toBe(404);
    expect((await fetchFile(app, 'a'.repeat(32))).statusCode).toBe(404);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  it('[MEM-3] between picture and blur leads nowhere', async () => {
    const owner = await withPhotos();
    const [row] = await photoRowsOf(app.core, owner);
    for (const name of [row?.file ?? '', ...SIZES.map((size) => `${row?.lockedFile}-${size}`)]) {
      expect((await fetchFile(app, name, owner)).statusCode).toBe(404);
    }
  });
});

describe('a file', () => {
  let owner: Person;
  let name: string;

  beforeAll(async () => {
    owner = await withPhotos();
    const [row] = await photoRowsOf(app.core, owner);
    name = `${row?.file}-large`;
  });

  it('[MEM-3] is kept by nobody but the reader’s own browser', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await fetchFile(app, name, { session: owner.session, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const header of ['content-disposition', 'content-encoding', 'etag', 'set-cookie'])
      expect(answer.headers).not.toHaveProperty(header);
  });

  it('[MEM-3] is asked about without being sent', async () => {
    const url = `/api/photos/${name}.webp`;
    const head = await app.send('HEAD', url, { session: owner.session });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    const stranger = await app.send('HEAD', url, { host: 'evergreen.localhost' });
    expect(stranger.statusCode).toBe(404);
  });

  it('[MEM-3] that is asked for by many at once is decided for each', async () => {
    const rows = await photoRowsOf(app.core, owner);
    const readers = [owner, await somebody(), await somebody({ paidUser: true })];
    const third = `${rows[2]?.file}-thumb`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => fetchFile(app, third, readers[index % 3] ?? {})),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => [200, 404, 200]).flat());
  });

  it('[MEM-3] is let go of when its reader goes away', async () => {
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { get } = app.core.storage;
    const closed: Promise<void>[] = [];
    vi.spyOn(app.core.storage, 'get').mockImplementation(async () => {
      // Something that never comes to an end by itself.
      const file = await open('/dev/zero');
      const stream = file.createReadStream();
      closed.push(new Promise((resolve) => void stream.once('close', resolve)));
      return { stream, size: 2 ** 40, type: 'image/webp' };
    });
    const leaving = new AbortController();
    const answer = await fetch(`${address}/api/photos/${name}.webp`, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    await answer.body?.getReader().read();
    leaving.abort();
    await expect(Promise.all(closed)).resolves.toHaveLength(1);
    vi.mocked(app.core.storage.get).mockRestore();
    expect(app.core.storage.get).toBe(get);
  });
});
