import { and, desc, eq, gt, lt, ne, sql } from '#server/db/sql.ts';
import type { SessionView } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core, Job, Session, Site, Tx } from '#server/core/index.ts';
import { hashOf, addTime, newId, newToken, Refusal } from '#server/core/index.ts';
import { anyOf, batchedRead, prepared, tables } from '#server/db/index.ts';
import { isBarred } from './policy.ts';
import { emitMemberHere, updatePresence } from './presence.ts';
import { isMainPhoto, mainPhotoColumns, profileColumns, userColumns, userView } from './users.ts';

const { photos, profiles, sessions, users } = tables;

/** Seconds: how exactly `last seen` is known; writing at each request would be dear. */
const SEEN_INTERVAL_SECONDS = 300;

declare module '#server/core/events.ts' {
  interface Events {
    /** A session ended: its sockets close. */
    'session.ended': { sessionId: string };
  }
}

/** Starts a session and returns its token, which is stored nowhere. */
export const startSession = async (
  core: Core,
  tx: Tx,
  userId: string,
  client: Pick<Caller, 'device' | 'geoipCountry'>,
): Promise<string> => {
  const token = newToken();
  const now = core.clock.now();
  await emitMemberHere(core, tx, userId, now);
  await tx.db.insert(sessions).values({
    id: newId(now.getTime()),
    userId,
    tokenHash: hashOf(token),
    device: client.device,
    country: client.geoipCountry,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addTime(now, { days: limits.cookieDays.session }),
  });
  await updatePresence(tx.db, userId, now);
  return token;
};

const findSessionRows = prepared((db) =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      siteId: users.siteId,
      excludedUntil: users.excludedUntil,
      suspendedUntil: users.suspendedUntil,
      user: userColumns,
      profile: profileColumns,
      photo: mainPhotoColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(photos, isMainPhoto)
    .where(sql`${sessions.tokenHash} = ${anyOf(sql.placeholder('tokenHashes'), 'text')}`)
    .prepare('find_sessions'),
);

/** Asked at every request of a member, and tells what most of them want to know. */
const findSessionRow = batchedRead(async (db, tokenHashes: readonly string[]) => {
  const rows = await findSessionRows(db).execute({ tokenHashes });
  return new Map(rows.map((row) => [row.tokenHash, row]));
});

/** Notes that a session is in use. */
const touchSession = async (
  core: Core,
  tx: Tx,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> => {
  const now = core.clock.now();
  await emitMemberHere(core, tx, userId, now);
  await tx.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
  await updatePresence(tx.db, userId, now);
};

/** The session of a cookie on a site, if it is alive and its member may be here. */
export const findSession = async (
  core: Core,
  site: Site,
  token: string | undefined,
): Promise<Session | null> => {
  if (token === undefined) return null;
  const now = core.clock.now();
  const row = await findSessionRow(core.db, hashOf(token));
  if (!row || row.siteId !== site.id || row.user.status === 'deleted' || row.expiresAt <= now)
    return null;
  if (isBarred(row, now)) return null;
  if (addTime(row.lastSeenAt, { seconds: SEEN_INTERVAL_SECONDS }) < now) {
    await core.transact((tx) => touchSession(core, tx, { id: row.id, userId: row.user.id }));
  }
  const { id, user, profile, photo } = row;
  return {
    id,
    userId: user.id,
    user: profile && userView(site, user, profile, photo, now),
    hasWritten: false,
  };
};

const findExpiry = batchedRead(async (db, ids: readonly string[]) => {
  const rows = await db
    .select({ id: sessions.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]));
});

/** Whether a session has neither ended nor expired. */
export const isSessionAlive = async (core: Core, sessionId: string): Promise<boolean> => {
  const expiresAt = await findExpiry(core.db, sessionId);
  return expiresAt !== undefined && expiresAt > core.clock.now();
};

/** When the member of a session has logged in. */
export const loginTimeOf = async (core: Core, { id }: Session): Promise<Date | null> => {
  const [row] = await core.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.createdAt ?? null;
};

/** The page of a session went out of sight: its member was here until now. */
export const recordPageHidden = (core: Core, tx: Tx, session: Session): Promise<void> =>
  touchSession(core, tx, session);

/** Where a member is signed in, the one who asks first, then the latest. */
export const listSessions = async (core: Core, { id, userId }: Session): Promise<SessionView[]> => {
  const rows = await core.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, core.clock.now())))
    .orderBy(desc(sessions.lastSeenAt));
  const views = rows.map((row) => ({
    id: row.id,
    device: row.device,
    country: row.country,
    started_at: row.createdAt.toISOString(),
    last_seen: row.lastSeenAt.toISOString(),
    current: row.id === id,
  }));
  return views.toSorted((a, b) => Number(b.current) - Number(a.current));
};

export const endSession = async (core: Core, tx: Tx, sessionId: string): Promise<void> => {
  await tx.db.delete(sessions).where(eq(sessions.id, sessionId));
  await core.events.emit(tx, 'session.ended', { sessionId });
};

/** Ends one session of a member; somebody else's is not there. */
export const endOwnSession = async (
  core: Core,
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<void> => {
  const [own] = await tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!own) throw new Refusal('session_not_found');
  await endSession(core, tx, sessionId);
};

/** Ends every session of a member, or every other one. */
export const endSessionsOf = async (
  core: Core,
  tx: Tx,
  userId: string,
  except?: string,
): Promise<void> => {
  const ended = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  for (const { id } of ended) await core.events.emit(tx, 'session.ended', { sessionId: id });
};

export const forgetSessions = (core: Core): Job<'forget-expired-sessions'> => ({
  name: 'forget-expired-sessions',
  schedule: '17 * * * *',
  run: () =>
    core.transact(async (tx) => {
      const ended = await tx.db
        .delete(sessions)
        .where(lt(sessions.expiresAt, core.clock.now()))
        .returning({ id: sessions.id });
      for (const { id } of ended) await core.events.emit(tx, 'session.ended', { sessionId: id });
    }),
});
