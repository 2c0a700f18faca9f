import { and, eq, gte, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { presence, profiles, sessions } = tables;

declare module '#server/core/events.ts' {
  interface Events {
    /** A member is here, told once for each hour of the clock. */
    'member.here': { readonly userId: string; readonly at: Date };
  }
}

/** Tells others that a member is here; who is invisible leaves no trace. */
export const updatePresence = async (db: Db, userId: string, now: Date): Promise<void> => {
  const visibleProfile = db
    .select({ profileId: profiles.id, activeAt: sql`${now.toISOString()}::timestamptz`.as('now') })
    .from(profiles)
    .where(
      and(
        eq(profiles.userId, userId),
        eq(profiles.status, 'active'),
        eq(profiles.invisible, false),
      ),
    );
  await db
    .insert(presence)
    .select(visibleProfile)
    .onConflictDoUpdate({
      target: presence.profileId,
      set: { activeAt: sql`greatest(${presence.activeAt}, excluded.active_at)` },
    });
};

/** Tells once an hour that a member is here, on whatever device, before that is noted. */
export const emitMemberHere = async (
  core: Core,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<void> => {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  const [seenThisHour] = await tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gte(sessions.lastSeenAt, hour)))
    .limit(1);
  if (!seenThisHour) await core.events.emit(tx, 'member.here', { userId, at: now });
};
