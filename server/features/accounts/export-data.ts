import { and, eq, lt, sql } from '#server/db/sql.ts';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { ExportView } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Core, Job, Site, Tx } from '#server/core/index.ts';
import { addTime, listPasskeys, newId, queueMail, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { renderExportPage } from './export-page/render-export-page.ts';
import { loadReader } from './export-page/reader.ts';
import { readRegion } from './queries.ts';

const { dataExports, mailTokens, profiles, sessions, signIns, users } = tables;

declare module '#server/core/events.ts' {
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

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'make-export': { readonly userId: string; readonly runId: string; readonly siteId: number };
  }
}

/** The columns that describe an export, without its file. */
const exportColumns = {
  progress: dataExports.progress,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
  bytes: sql<number | null>`octet_length(${dataExports.file})`,
};

type Row = Pick<typeof dataExports.$inferSelect, 'progress' | 'readyAt' | 'expiresAt'> & {
  readonly bytes: number | null;
};

const noExport: ExportView = {
  state: 'none',
  progress: 0,
  ready_at: null,
  expires_at: null,
  bytes: null,
};

const exportView = (row: Row | undefined, now: Date): ExportView => {
  if (!row || row.expiresAt <= now) return noExport;
  return {
    state: row.readyAt ? 'ready' : 'working',
    progress: row.progress,
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.readyAt ? row.expiresAt.toISOString() : null,
    bytes: row.bytes,
  };
};

const findExport = async (db: Db, userId: string): Promise<Row | undefined> => {
  const [row] = await db
    .select(exportColumns)
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return row;
};

export const readExport = async (core: Core, userId: string): Promise<ExportView> =>
  exportView(await findExport(core.db, userId), core.clock.now());

/** Starts a new export; one that is being made goes on. */
export const startExport = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
): Promise<ExportView> => {
  const now = core.clock.now();
  const known = await findExport(tx.db, userId);
  if (known && exportView(known, now).state === 'working') return exportView(known, now);
  const runId = newId(now.getTime());
  const newExport = {
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
    .values({ userId, ...newExport })
    .onConflictDoUpdate({ target: dataExports.userId, set: newExport })
    .returning(exportColumns);
  await core.jobs.enqueue(tx, 'make-export', { userId, runId, siteId: site.id });
  return exportView(row, now);
};

/** The finished file, for its owner. */
export const readExportFile = async (core: Core, userId: string): Promise<File> => {
  const [row] = await core.db.select().from(dataExports).where(eq(dataExports.userId, userId));
  if (!row?.file || row.expiresAt <= core.clock.now()) throw new Refusal('export_not_ready');
  const day = row.createdAt.toISOString().slice(0, 10);
  return new File([Uint8Array.from(row.file)], `my-data-${day}.zip`, { type: 'application/zip' });
};

/** What accounts hold of a member. Secrets are none of it: a hash tells its owner nothing. */
const readAccountData = async (tx: Tx, userId: string) => {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const { passwordHash: _secret, emailHash: _hash, role: _unread, ...account } = user;
  const [profile] = await tx.db.select().from(profiles).where(eq(profiles.userId, userId));
  const sessionRows = await tx.db.select().from(sessions).where(eq(sessions.userId, userId));
  const signInRows = await tx.db.select().from(signIns).where(eq(signIns.userId, userId));
  const passkeys = await listPasskeys(tx.db, { userId });
  const links = await tx.db.select().from(mailTokens).where(eq(mailTokens.userId, userId));
  return {
    user,
    name: profile?.name ?? '',
    region: await readRegion(tx, userId),
    files: {
      'account.json': account,
      'profile.json': profile ?? null,
      'sessions.json': sessionRows.map(({ tokenHash: _token, ...session }) => session),
      'sign-ins.json': signInRows.map(({ networkHash: _network, ...place }) => place),
      'passkeys.json': passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
      'links.json': links.map(({ tokenHash: _token, ...link }) => link),
    },
  };
};

type CollectedData = NonNullable<Awaited<ReturnType<typeof collectData>>>;

/** All that is held about a member, pictures by where they are stored. */
const collectData = async (core: Core, tx: Tx, userId: string) => {
  const accountData = await readAccountData(tx, userId);
  if (!accountData) return null;
  const files = new Map<string, unknown>(Object.entries(accountData.files));
  const pictures = new Map<string, string>();
  await core.events.emit(tx, 'account.exported', {
    userId,
    add: (file, data) => void files.set(file, data),
    addPicture: (file, stored) => void pictures.set(file, stored),
  });
  return { ...accountData, files, pictures };
};

/** The pictures that are there, one after the other. Nothing makes them smaller. */
const readPictures = async ({ storage }: Core, { pictures }: CollectedData): Promise<Zippable> => {
  const zipped: Zippable = {};
  for (const [file, name] of pictures) {
    const stored = await storage.get(name);
    if (stored) zipped[file] = [await buffer(stored.stream), { level: 0 }];
  }
  return zipped;
};

/** The files as JSON, the pictures that they name, and all of it as a page to read. */
const makeZip = async (core: Core, site: Site, collected: CollectedData): Promise<Buffer> => {
  const pictures = await readPictures(core, collected);
  // What was erased meanwhile is not named.
  const nullIfMissing = (_: string, value: unknown) =>
    typeof value === 'string' && collected.pictures.has(value) && !pictures[value] ? null : value;
  const texts = [...collected.files].map(
    ([file, data]) => [file, JSON.stringify(data, nullIfMissing, 2)] as const,
  );
  const parsedFiles = new Map(texts.map(([file, text]) => [file, JSON.parse(text) as unknown]));
  const reader = await loadReader(site, collected.user.language, collected.region);
  const zip = zipSync({
    'index.html': strToU8(renderExportPage(reader, site, core.clock.now(), parsedFiles)),
    ...Object.fromEntries(texts.map(([file, text]) => [file, strToU8(`${text}\n`)])),
    ...pictures,
  });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
};

/** Puts together all that is held about a member. Safe to run again: it replaces its own file. */
export const makeExport = (
  core: Core,
  findSite: (id: number) => Promise<Site | undefined>,
): Job<'make-export'> => ({
  name: 'make-export',
  isLong: true,
  run: async ({ userId, runId, siteId }) => {
    const site = await findSite(siteId);
    if (!site) throw new Error('The site of an export cannot be served now.');
    const isThisRun = and(eq(dataExports.userId, userId), eq(dataExports.runId, runId));
    await core.db.update(dataExports).set({ progress: 10 }).where(isThisRun);
    const collected = await core.transact((tx) => collectData(core, tx, userId));
    if (!collected) return;
    // No transaction waits for pictures: where there is one connection, all would wait with it.
    const file = await makeZip(core, site, collected);
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
        .where(isThisRun)
        .returning({ userId: dataExports.userId });
      if (done.length === 0) return;
      await queueMail(core, tx, {
        to: collected.user.email,
        member: userId,
        locale: collected.user.language,
        site,
        template: 'exportReady',
        values: { name: collected.name, days: limits.exportDays },
        path: linkTo('notifications'),
      });
    });
  },
});

/** Cancels waiting export jobs of a member who is being erased. */
export const cancelExportJobs = (core: Core, tx: Tx, userId: string): Promise<void> =>
  core.jobs.forget(tx, 'make-export', { userId });

/** Forgets exports after their seven days. */
export const forgetExports = (core: Core): Job<'forget-exports'> => ({
  name: 'forget-exports',
  schedule: '57 * * * *',
  run: async () => {
    await core.db.delete(dataExports).where(lt(dataExports.expiresAt, core.clock.now()));
  },
});
