import { and, asc, eq, lt, sql } from '../../db/sql.ts';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { ExportView } from '../../../contract/accounts/index.ts';
import { limits } from '../../../contract/limits.ts';
import { linkTo } from '../../../contract/routes.ts';
import type { Core, Job, Site, Tx } from '../../core/index.ts';
import { addTime, newId, queueMail, Refusal, zoneOf } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';
import { pageOf } from './readable/page.ts';
import { readerOf } from './readable/reader.ts';

const {
  creditEntries,
  dataExports,
  mailTokens,
  notificationChoices,
  profiles,
  sessions,
  signIns,
  users,
} = tables;

declare module '../../core/events.ts' {
  interface Events {
    /** A member's data is being put together: each feature adds what it holds. */
    'account.exported': {
      userId: string;
      /** Adds what is written as JSON. */
      readonly add: (file: string, data: unknown) => void;
      /** Adds a picture of the storage. It is read later: there may be many, and some far away. */
      readonly addPicture: (file: string, stored: string) => void;
    };
  }
}

const MAKE = 'make-export';

/** What is told of an export, without reading all of its file. */
const told = {
  progress: dataExports.progress,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
  bytes: sql<number | null>`octet_length(${dataExports.file})`,
};

type Row = Pick<typeof dataExports.$inferSelect, 'progress' | 'readyAt' | 'expiresAt'> & {
  readonly bytes: number | null;
};

const none: ExportView = {
  state: 'none',
  progress: 0,
  ready_at: null,
  expires_at: null,
  bytes: null,
};

const view = (row: Row | undefined, now: Date): ExportView => {
  if (!row || row.expiresAt <= now) return none;
  return {
    state: row.readyAt ? 'ready' : 'working',
    progress: row.progress,
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.readyAt ? row.expiresAt.toISOString() : null,
    bytes: row.bytes,
  };
};

const find = async (db: Db, userId: string): Promise<Row | undefined> => {
  const [row] = await db.select(told).from(dataExports).where(eq(dataExports.userId, userId));
  return row;
};

export const readExport = async (core: Core, userId: string): Promise<ExportView> =>
  view(await find(core.db, userId), core.clock.now());

/** Starts a new export; one that is being made goes on. */
export const startExport = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
): Promise<ExportView> => {
  const now = core.clock.now();
  const known = await find(tx.db, userId);
  if (known && view(known, now).state === 'working') return view(known, now);
  const runId = newId(now.getTime());
  const fresh = {
    runId,
    progress: 0,
    file: null,
    createdAt: now,
    readyAt: null,
    // A job that died leaves the way free for the next one after an hour.
    expiresAt: addTime(now, { hours: 1 }),
  };
  const [row] = await tx.db
    .insert(dataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: dataExports.userId, set: fresh })
    .returning(told);
  await core.jobs.enqueue(tx, MAKE, { userId, runId, siteId: site.id });
  return view(row, now);
};

/** The finished file, for its owner. */
export const exportedFile = async (core: Core, userId: string): Promise<File> => {
  const [row] = await core.db.select().from(dataExports).where(eq(dataExports.userId, userId));
  if (!row?.file || row.expiresAt <= core.clock.now()) throw new Refusal('export_not_ready');
  const day = row.createdAt.toISOString().slice(0, 10);
  return new File([Uint8Array.from(row.file)], `my-data-${day}.zip`, { type: 'application/zip' });
};

/** What accounts hold of a member. Secrets are none of it: a hash tells its owner nothing. */
const ownData = async (tx: Tx, userId: string) => {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const { passwordHash: _secret, emailHash: _hash, ...account } = user;
  const [profile] = await tx.db.select().from(profiles).where(eq(profiles.userId, userId));
  const mine = await tx.db.select().from(sessions).where(eq(sessions.userId, userId));
  const places = await tx.db.select().from(signIns).where(eq(signIns.userId, userId));
  const links = await tx.db.select().from(mailTokens).where(eq(mailTokens.userId, userId));
  const [choices] = await tx.db
    .select({ timeZone: notificationChoices.timeZone })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
  return {
    user,
    name: profile?.name ?? '',
    zone: zoneOf(choices?.timeZone ?? null, profile?.country ?? ''),
    files: {
      'account.json': account,
      'profile.json': profile ?? null,
      'sessions.json': mine.map(({ tokenHash: _token, ...session }) => session),
      'sign-ins.json': places.map(({ networkHash: _network, ...place }) => place),
      'links.json': links.map(({ tokenHash: _token, ...link }) => link),
      'credits.json': await tx.db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(asc(creditEntries.createdAt)),
    },
  };
};

type Held = NonNullable<Awaited<ReturnType<typeof collect>>>;

/** All that is held about a member, pictures by where they are stored. */
const collect = async (core: Core, tx: Tx, userId: string) => {
  const own = await ownData(tx, userId);
  if (!own) return null;
  const files = new Map<string, unknown>(Object.entries(own.files));
  const pictures = new Map<string, string>();
  await core.events.emit(tx, 'account.exported', {
    userId,
    add: (file, data) => void files.set(file, data),
    addPicture: (file, stored) => void pictures.set(file, stored),
  });
  return { ...own, files, pictures };
};

/** The pictures that are there, one after the other. Nothing makes them smaller. */
const readPictures = async ({ storage }: Core, { pictures }: Held): Promise<Zippable> => {
  const zipped: Zippable = {};
  for (const [file, name] of pictures) {
    const stored = await storage.get(name);
    if (stored) zipped[file] = [await buffer(stored.stream), { level: 0 }];
  }
  return zipped;
};

/** The files as JSON, the pictures that they name, and all of it as a page to read. */
const zipOf = async (core: Core, site: Site, held: Held): Promise<Buffer> => {
  const pictures = await readPictures(core, held);
  // What was erased meanwhile is not named.
  const named = (_: string, value: unknown) =>
    typeof value === 'string' && held.pictures.has(value) && !pictures[value] ? null : value;
  const texts = [...held.files].map(
    ([file, data]) => [file, JSON.stringify(data, named, 2)] as const,
  );
  const read = new Map(texts.map(([file, text]) => [file, JSON.parse(text) as unknown]));
  const reader = await readerOf(site, held.user.language, held.zone);
  const zip = zipSync({
    'index.html': strToU8(pageOf(reader, site, core.clock.now(), read)),
    ...Object.fromEntries(texts.map(([file, text]) => [file, strToU8(`${text}\n`)])),
    ...pictures,
  });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
};

interface Order {
  readonly userId: string;
  readonly runId: string;
  readonly siteId: number;
}

/** Puts together all that is held about a member. Safe to run again: it replaces its own file. */
export const makeExport = (
  core: Core,
  siteOf: (id: number) => Promise<Site | undefined>,
): Job<Order> => ({
  name: MAKE,
  isLong: true,
  run: async ({ userId, runId, siteId }) => {
    const site = await siteOf(siteId);
    if (!site) throw new Error('The site of an export cannot be served now.');
    const mine = and(eq(dataExports.userId, userId), eq(dataExports.runId, runId));
    await core.db.update(dataExports).set({ progress: 10 }).where(mine);
    const held = await core.transact((tx) => collect(core, tx, userId));
    if (!held) return;
    // No transaction waits for pictures: where there is one connection, all would wait with it.
    const file = await zipOf(core, site, held);
    await core.transact(async (tx) => {
      const now = core.clock.now();
      const done = await tx.db
        .update(dataExports)
        .set({
          progress: 100,
          file,
          readyAt: now,
          expiresAt: addTime(now, { days: limits.exportDays }),
        })
        .where(mine)
        .returning({ userId: dataExports.userId });
      if (done.length === 0) return;
      await queueMail(core, tx, {
        to: held.user.email,
        member: userId,
        locale: held.user.language,
        site,
        letter: 'exportReady',
        values: { name: held.name, days: limits.exportDays },
        path: linkTo('notifications'),
      });
    });
  },
});

/** Takes back orders of somebody who is being erased. */
export const forgetOrders = (core: Core, tx: Tx, userId: string): Promise<void> =>
  core.jobs.forget(tx, MAKE, { userId });

/** Forgets exports after their seven days. */
export const forgetExports = (core: Core): Job => ({
  name: 'forget-exports',
  schedule: '57 * * * *',
  run: async () => {
    await core.db.delete(dataExports).where(lt(dataExports.expiresAt, core.clock.now()));
  },
});
