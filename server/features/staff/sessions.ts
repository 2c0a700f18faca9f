import type { SignInMethod } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, gt, gte, isNull, lt, sql } from '#server/db/sql.ts';
import type { Caller, Core, Job, StaffSession, Tx } from '#server/core/index.ts';
import { addTime, hashOf, newId, newToken } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { rolesOf } from './queries.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** A session of the console is over or locked, or may do other things than before. */
    'console.closed': { readonly sessionId: string };
  }
}

const { staff, staffSessions } = tables;
const { lockMinutes, sessionHours } = consoleLimits.staff;

/** Seconds: how exactly it is known when somebody was last at work. */
const ACTIVE_INTERVAL_SECONDS = 30;

/** Starts a session and returns its token, which is stored nowhere. */
export const startStaffSession = async (
  core: Core,
  tx: Tx,
  staffId: string,
  method: SignInMethod,
  { network, device, geoipCountry }: Pick<Caller, 'network' | 'device' | 'geoipCountry'>,
): Promise<string> => {
  const token = newToken();
  const now = core.clock.now();
  const isStrong = method === 'passkey' || method === 'demo';
  await tx.db.insert(staffSessions).values({
    id: newId(now.getTime()),
    staffId,
    tokenHash: hashOf(token),
    method,
    network,
    device,
    country: geoipCountry,
    createdAt: now,
    activeAt: now,
    provenAt: isStrong ? now : null,
    expiresAt: addTime(now, { hours: isStrong ? sessionHours.passkey : sessionHours.code }),
  });
  return token;
};

/** Whoever was last at work before then has left the console alone for too long. */
const lastRest = (now: Date): Date => addTime(now, { seconds: -lockMinutes * 60 });

/** The session of a cookie, if it has not ended and its owner still belongs to the staff. */
export const findStaffSession = async (
  core: Core,
  token: string | undefined,
  isAtWork: boolean,
): Promise<StaffSession | null> => {
  if (token === undefined) return null;
  const now = core.clock.now();
  const [row] = await core.db
    .select({ session: staffSessions, person: staff, roles: rolesOf(staff.id) })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashOf(token)),
        gt(staffSessions.expiresAt, now),
        isNull(staff.disabledAt),
      ),
    );
  if (!row) return null;
  const { session, person, roles } = row;
  const isLocked = session.lockedAt !== null || session.activeAt < lastRest(now);
  const isStale = addTime(session.activeAt, { seconds: ACTIVE_INTERVAL_SECONDS }) < now;
  if (!isLocked && isAtWork && isStale) {
    await core.db
      .update(staffSessions)
      .set({ activeAt: now })
      .where(eq(staffSessions.id, session.id));
  }
  return {
    id: session.id,
    staffId: person.id,
    name: person.name,
    email: person.email,
    language: person.language,
    roles,
    method: session.method,
    // Nobody can show a passkey for the demo's administrator.
    provenAt: session.method === 'demo' ? now : session.provenAt,
    expiresAt: session.expiresAt,
    isLocked,
  };
};

/** Whether a session is still there and not locked. */
export const isStaffSessionAlive = async (core: Core, sessionId: string): Promise<boolean> => {
  const now = core.clock.now();
  const alive = and(
    eq(staffSessions.id, sessionId),
    gt(staffSessions.expiresAt, now),
    isNull(staffSessions.lockedAt),
    gte(staffSessions.activeAt, lastRest(now)),
  );
  return (await core.db.$count(staffSessions, alive)) > 0;
};

/** Goes on after a rest: whoever is back has shown a key. */
export const unlockSession = async (
  core: Core,
  tx: Tx,
  sessionId: string,
  isProven: boolean,
): Promise<void> => {
  const now = core.clock.now();
  await tx.db
    .update(staffSessions)
    .set({ lockedAt: null, activeAt: now, ...(isProven && { provenAt: now }) })
    .where(eq(staffSessions.id, sessionId));
};

export const lockSession = async (core: Core, tx: Tx, sessionId: string): Promise<void> => {
  await tx.db
    .update(staffSessions)
    .set({ lockedAt: core.clock.now() })
    .where(eq(staffSessions.id, sessionId));
  await core.events.emit(tx, 'console.closed', { sessionId });
};

export const endStaffSession = async (core: Core, tx: Tx, sessionId: string): Promise<void> => {
  await tx.db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
  await core.events.emit(tx, 'console.closed', { sessionId });
};

export const endStaffSessions = async (core: Core, tx: Tx, staffId: string): Promise<void> => {
  await cutStaffSessions(core, tx, staffId);
  await tx.db.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
};

/** Has every console of somebody connect anew, with the rights that they have by then. */
export const cutStaffSessions = async (core: Core, tx: Tx, staffId: string): Promise<void> => {
  const found = await tx.db
    .select({ sessionId: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId));
  for (const session of found) await core.events.emit(tx, 'console.closed', session);
};

/** When each person was last at work, by their id. */
export const activeTimes = async (core: Core): Promise<ReadonlyMap<string, Date>> => {
  const rows = await core.db
    .select({ id: staffSessions.staffId, at: sql<string>`max(${staffSessions.activeAt})` })
    .from(staffSessions)
    .groupBy(staffSessions.staffId);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
};

export const forgetStaffSessions = (core: Core): Job<'forget-staff-sessions'> => ({
  name: 'forget-staff-sessions',
  schedule: '37 * * * *',
  run: async () => {
    await core.db.delete(staffSessions).where(lt(staffSessions.expiresAt, core.clock.now()));
  },
});
