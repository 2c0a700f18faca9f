import { and, eq, lt } from '../../db/sql.ts';
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { ExportView } from '../../../contract/accounts/index.ts';
import { limits } from '../../../contract/limits.ts';
import { linkTo } from '../../../contract/routes.ts';
import type { Core, Job, Site, Tx } from '../../core/index.ts';
import { later, newId, post, Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';

const { creditEntries, dataExports, mailTokens, profiles, sessions, signIns, users } = tables;

declare module '../../core/events.ts' {
  interface Events {
    /** A member's data is being put together: each feature adds what it holds. */
    'account.exported': {
      userId: string;
      /** `data` is written as JSON, bytes as they are. */
      readonly add: (file: string, data: unknown) => void;
    };
  }
}

const MAKE = 'make-export';

type Row = typeof dataExports.$inferSelect;

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
    bytes: row.file?.length ?? null,
  };
};

const find = async (db: Db, userId: string): Promise<Row | undefined> => {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.userId, userId));
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
    expiresAt: later(now, { hours: 1 }),
  };
  const [row] = await tx.db
    .insert(dataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: dataExports.userId, set: fresh })
    .returning();
  await core.jobs.enqueue(tx, MAKE, { userId, runId, siteId: site.id });
  return view(row, now);
};

/** The finished file, for its owner. */
export const exportedFile = async (core: Core, userId: string): Promise<File> => {
  const row = await find(core.db, userId);
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
  return {
    user,
    name: profile?.name ?? '',
    files: {
      'account.json': account,
      'profile.json': profile,
      'sessions.json': mine.map(({ tokenHash: _token, ...session }) => session),
      'sign-ins.json': places.map(({ networkHash: _network, ...place }) => place),
      'links.json': links.map(({ tokenHash: _token, ...link }) => link),
      'credits.json': await tx.db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId)),
    },
  };
};

/** Bytes are pictures, which nothing makes smaller. */
const packed = (data: unknown): Zippable[string] =>
  data instanceof Uint8Array ? [data, { level: 0 }] : strToU8(`${JSON.stringify(data, null, 2)}\n`);

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
  run: async ({ userId, runId, siteId }) => {
    const site = await siteOf(siteId);
    const mine = and(eq(dataExports.userId, userId), eq(dataExports.runId, runId));
    await core.db.update(dataExports).set({ progress: 10 }).where(mine);
    await core.transact(async (tx) => {
      const own = await ownData(tx, userId);
      if (!own || !site) return;
      const files: Zippable = {};
      const add = (file: string, data: unknown) => {
        files[file] = packed(data);
      };
      for (const [file, data] of Object.entries(own.files)) add(file, data);
      await core.events.emit(tx, 'account.exported', { userId, add });
      const now = core.clock.now();
      const done = await tx.db
        .update(dataExports)
        .set({
          progress: 100,
          file: Buffer.from(zipSync(files)),
          readyAt: now,
          expiresAt: later(now, { days: limits.exportDays }),
        })
        .where(mine)
        .returning({ userId: dataExports.userId });
      if (done.length === 0) return;
      await post(core, tx, {
        to: own.user.email,
        member: userId,
        locale: own.user.language,
        site,
        letter: 'exportReady',
        values: { name: own.name, days: limits.exportDays },
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
