import type { SignInMethod } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, gt, isNull, lt, ne, sql } from '#server/db/sql.ts';
import type { Caller, Core, Job, StaffSession, Tx } from '#server/core/index.ts';
import { addTime, hashOf, newId, newToken } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { rolesOf } from './queries.ts';

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
  const restedUntil = addTime(session.activeAt, { seconds: lockMinutes * 60 });
  const isLocked = session.lockedAt !== null || restedUntil < now;
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
};

export const endStaffSession = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
};

/** Ends every session of somebody, or every other one. */
export const endStaffSessions = async (tx: Tx, staffId: string, except?: string): Promise<void> => {
  await tx.db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        except === undefined ? undefined : ne(staffSessions.id, except),
      ),
    );
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
