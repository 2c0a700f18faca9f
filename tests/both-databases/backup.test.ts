import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '#server/backup/index.ts';
import { readConfig } from '#server/config/index.ts';
import { tables } from '#server/db/index.ts';
import { openStores } from '#server/open-core.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { twoPeople, write } from '../support/chats.ts';
import { embeddedToCopy, emptyPostgresUrl, isPostgres } from '../support/database.ts';
import { copyInFolder } from '../support/embedded.ts';
import { addPhotos } from '../support/photos.ts';
import { startS3 } from '../support/s3.ts';
import type { Template } from '../support/template.ts';
import { emptyIn } from '../support/template.ts';

type Kind = 'embedded' | 'postgres';

const OWN: Kind = isPostgres ? 'postgres' : 'embedded';

let template: Template;
let app: TestApp;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;

const told: string[] = [];
const tell = (line: string) => void told.push(line);
const about = { release: '1.2.3', now: new Date('2026-03-04T05:06:07Z'), tell };
const backupIn = (name: string) => join(folder, name);

/** An installation in which nothing has happened yet, on a kind of database. */
const emptyStores = async (kind: Kind, env: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  if (kind === 'embedded') await copyInFolder(emptyIn(template.folder), dataDir);
  const url = kind === 'postgres' ? { DATABASE_URL: await emptyPostgresUrl() } : {};
  return openStores(
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...url, ...env }),
  );
};

const firstPicture = async () => {
  const pictures = join(backupIn('first'), 'pictures');
  const names = await readdir(pictures, { recursive: true });
  const file = names.find((one) => one.endsWith('.webp')) ?? '';
  return { name: file.slice(file.indexOf('/') + 1), bytes: await readFile(join(pictures, file)) };
};

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(join(backupIn(name), 'manifest.json'), 'utf8')) as {
    tables: { name: string; rows: number; file: string }[];
    pictures: { count: number };
    files: { file: string }[];
    sequences: object[];
  };

beforeAll(async () => {
  template = await embeddedToCopy();
  folder = await mkdtemp(join(tmpdir(), 'duet-backup-'));
  s3 = await startS3();
  app = await testApp();
  const [ada, bob] = await twoPeople(app.core);
  await addPhotos(app, ada);
  await write(app, ada, bob, 'Wörter, "Zeichen"\tund 💜\nin zwei Zeilen');
  const { database, storage, bank } = app.core;
  await bank.stage('debits.xml', '<Document/>');
  await bank.publish('debits.xml');
  await makeBackup({ database, storage, bank, dataDir: app.dataDir }, backupIn('first'), about);
});

const changeManifest = (changes: object) => async (path: string) => {
  const file = join(path, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }));
};

/** A copy of the backup that somebody has spoiled. */
const spoiled = async (name: string, spoil: (path: string) => Promise<void>) => {
  await cp(backupIn('first'), backupIn(name), { recursive: true });
  await spoil(backupIn(name));
  return backupIn(name);
};

afterAll(async () => {
  await app.close();
  await s3.stop();
  await rm(folder, { recursive: true });
  await template.remove();
});

it.each([...new Set<Kind>([OWN, 'embedded'])])(
  '[OPS-16] a backup that is restored on %s is the installation that it was made of',
  async (kind) => {
    // Pictures go from a folder to a bucket on the way.
    const stores = await emptyStores(kind, { S3_URL: s3.url });
    // What an attempt that broke has put already may be put again.
    await cp(join(backupIn('first'), 'files', 'vapid.json'), join(stores.dataDir, 'vapid.json'));
    const picture = await firstPicture();
    await stores.storage.put(picture.name, picture.bytes);
    await restoreBackup(stores, backupIn('first'), tell);
    await makeBackup(stores, backupIn(`second-${kind}`), about);
    const [first, second] = [await manifestOf('first'), await manifestOf(`second-${kind}`)];
    expect(second).toEqual(first);
    expect(first.tables.find(({ name }) => name === 'public.messages')?.rows).toBeGreaterThan(0);
    expect(first.tables.some(({ name }) => name === 'pgboss.job')).toBe(true);
    expect(first.pictures.count).toBeGreaterThan(0);
    expect(first.files.map(({ file }) => file)).toEqual([
      'files/vapid.json',
      'files/bank/out/debits.xml',
    ]);
    expect(told).toContain(`pictures: ${first.pictures.count} files`);
    // The next package gets a number of its own.
    await stores.database.db
      .insert(tables.packages)
      .values({ siteId: 1, country: 'NL', credits: 7777, minor: 100 });
    await stores.close();
  },
);

it('[OPS-16] nothing is restored over data, and nothing is backed up over a backup', async () => {
  const { database, storage, bank } = app.core;
  const stores = { database, storage, bank, dataDir: app.dataDir };
  await expect(restoreBackup(stores, backupIn('first'), tell)).rejects.toThrow(/There is data/);
  await expect(makeBackup(stores, backupIn('first'), about)).rejects.toThrow(/is not empty/);
});

it('[OPS-16] a backup that is not whole changes nothing', async () => {
  const stores = await emptyStores(OWN);
  const users = (await manifestOf('first')).tables.find(({ name }) => name === 'public.users');
  const file = users?.file ?? '';
  const attempts: [string, (path: string) => Promise<void>, RegExp][] = [
    ['unfinished', (path) => rm(join(path, 'manifest.json')), /holds no whole backup/],
    ['longer', (path) => appendFile(join(path, file), 'x'), /is damaged/],
    ['shorter', (path) => rm(join(path, file)), /is missing/],
    [
      'picture',
      async (path) => {
        const [first = ''] = await readdir(join(path, 'pictures'), { recursive: true }).then(
          (names) => names.filter((name) => name.endsWith('.webp')),
        );
        await writeFile(join(path, 'pictures', first), 'another picture');
      },
      /is damaged/,
    ],
    ['release', changeManifest({ migrations: 1 }), /with 1 migrations/],
    // Found at the very end, when the rows are in.
    ['sequence', changeManifest({ sequences: [{ name: 'public.nobody', value: '1' }] }), /nobody/],
  ];
  // Nor does one whose files or pictures would replace others.
  const keys = join(stores.dataDir, 'vapid.json');
  await writeFile(keys, '{}');
  await expect(restoreBackup(stores, backupIn('first'), tell)).rejects.toThrow(
    /another vapid.json/,
  );
  expect(await readFile(keys, 'utf8')).toBe('{}');
  await rm(keys);
  const picture = await firstPicture();
  await stores.storage.put(picture.name, Buffer.from('another picture'));
  await expect(restoreBackup(stores, backupIn('first'), tell)).rejects.toThrow(/another picture/);
  await stores.storage.remove([picture.name]);
  for (const [name, spoil, complaint] of attempts) {
    await expect(restoreBackup(stores, await spoiled(name, spoil), tell)).rejects.toThrow(
      complaint,
    );
    expect(await stores.database.db.$count(tables.users)).toBe(0);
  }
  await stores.close();
});
