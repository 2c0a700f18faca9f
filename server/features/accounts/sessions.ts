import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '../../../contract/limits.ts';
import type { Core, Job, Session, Site, Tx } from '../../core/index.ts';
import { hashOf, later, newId, newToken } from '../../core/index.ts';
import { prepared, tables } from '../../db/index.ts';

const { sessions, users } = tables;

declare module '../../core/events.ts' {
  interface Events {
    /** A session ended: its sockets close. */
    'session.ended': { sessionId: string };
  }
}

/** Starts a session and returns its token, which is stored nowhere. */
export const startSession = async (core: Core, tx: Tx, userId: string): Promise<string> => {
  const token = newToken();
  const now = core.clock.now();
  await tx.db.insert(sessions).values({
    id: newId(now.getTime()),
    userId,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: later(now, { days: limits.cookieDays.session }),
  });
  return token;
};

/** Asked at every request of a member, so that it is prepared once. */
const findSession = prepared((db) =>
  db
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      role: users.role,
      status: users.status,
      excludedUntil: users.excludedUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(users.siteId, sql.placeholder('siteId')),
      ),
    )
    .prepare('find_session'),
);

/** The session of a cookie on a site, if it is alive and its member may be here. */
export const sessionOf = async (
  core: Core,
  site: Site,
  token: string | undefined,
): Promise<Session | null> => {
  if (token === undefined) return null;
  const now = core.clock.now();
  const [row] = await findSession(core.db).execute({ tokenHash: hashOf(token), siteId: site.id });
  if (!row || row.status === 'deleted' || row.expiresAt <= now) return null;
  if (row.excludedUntil !== null && row.excludedUntil > now) return null;
  return { id: row.id, userId: row.userId, role: row.role };
};

export const endSession = async (core: Core, tx: Tx, sessionId: string): Promise<void> => {
  await tx.db.delete(sessions).where(eq(sessions.id, sessionId));
  await core.events.emit(tx, 'session.ended', { sessionId });
};

export const endSessionsOf = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const ended = await tx.db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  for (const { id } of ended) await core.events.emit(tx, 'session.ended', { sessionId: id });
};

export const forgetSessions = (core: Core): Job => ({
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
