import { alias } from 'drizzle-orm/pg-core';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import type { Locale } from '#contract/locales.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { listSites, siteById } from '#server/features/site/index.ts';
import { sitesWithRight, staffOf } from '#server/features/staff/index.ts';
import { hasFictional, mayAnswer, requireFictionalSite } from '../policy.ts';

const { conversations, fictionalChats, profiles, staff, users } = tables;

export type FictionalChat = typeof fictionalChats.$inferSelect;

/** The sites for whose profiles somebody answers: the one that was asked for, or all of them. */
export const inboxSites = async (
  core: Core,
  caller: Caller,
  asked: number | undefined,
): Promise<number[]> => {
  if (asked !== undefined) {
    return [(await requireFictionalSite(core, caller, 'inbox.answer', asked)).id];
  }
  const own = sitesWithRight(caller, 'inbox.answer', undefined);
  return (await listSites(core))
    .filter((site) => hasFictional(site) && (own === 'all' || own.includes(site.id)))
    .map(({ id }) => id);
};

/** In nobody's hands but those of one person. */
const isFreeFor = (staffId: string, now: Date) =>
  or(
    isNull(fictionalChats.claimedBy),
    lte(fictionalChats.claimedUntil, now),
    eq(fictionalChats.claimedBy, staffId),
  );

/** A member waits who can still be written to. */
const isWaiting = (sites: readonly number[], now: Date) =>
  and(
    inArray(fictionalChats.siteId, [...sites]),
    isNotNull(fictionalChats.waitingSince),
    sql`exists (select from ${conversations} where ${conversations.id} = ${fictionalChats.conversationId}
      and not ${conversations.blocked} and ${conversations.closedAt} is null)`,
    sql`exists (select from ${profiles} join ${users} on ${users.id} = ${profiles.userId}
      where ${profiles.id} = ${fictionalChats.memberId} and ${users.status} = 'active'
      and coalesce(greatest(${users.excludedUntil}, ${users.suspendedUntil})
        <= ${now.toISOString()}::timestamptz, true))`,
  );

const isHeldAt = (now: Date) => gt(fictionalChats.claimedUntil, now);

const giver = alias(staff, 'giver');

/** The chats that have waited longest. */
export const findWaiting = (db: Db, sites: readonly number[], now: Date, limit: number) =>
  db
    .select({
      chat: fictionalChats,
      holder: { id: staff.id, name: staff.name },
      giver: { id: giver.id, name: giver.name },
    })
    .from(fictionalChats)
    .leftJoin(staff, and(eq(staff.id, fictionalChats.claimedBy), isHeldAt(now)))
    .leftJoin(giver, and(eq(giver.id, fictionalChats.handedBy), isHeldAt(now)))
    .where(isWaiting(sites, now))
    .orderBy(asc(fictionalChats.waitingSince), asc(fictionalChats.conversationId))
    .limit(limit);

/** Those of them that somebody may take; what was handed over to them comes first. */
export const findFree = async (
  db: Db,
  sites: readonly number[],
  now: Date,
  staffId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .select({ id: fictionalChats.conversationId })
    .from(fictionalChats)
    .where(and(isWaiting(sites, now), isFreeFor(staffId, now)))
    .orderBy(
      sql`${fictionalChats.handedBy} is null or ${fictionalChats.claimedBy} <> ${staffId}`,
      asc(fictionalChats.waitingSince),
      asc(fictionalChats.conversationId),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** A chat that waits, with the profile that answers in it. */
export interface OpenChat {
  readonly chat: FictionalChat & { readonly waitingSince: Date };
  readonly profile: typeof profiles.$inferSelect;
  readonly site: Site;
}

/** A chat with a fictional profile for which somebody answers. All others are not there. */
const findPlace = async (core: Core, db: Db, caller: Caller, id: string) => {
  const [found] = await db
    .select({ profile: profiles, siteId: fictionalChats.siteId })
    .from(fictionalChats)
    .innerJoin(profiles, eq(profiles.id, fictionalChats.profileId))
    .where(eq(fictionalChats.conversationId, id));
  const isMine = found && mayAnswer(caller, found.siteId);
  const site = isMine ? await siteById(core, found.siteId, db) : undefined;
  if (!found || !site || !hasFictional(site)) throw new Refusal('inbox_not_found');
  return { profile: found.profile, site };
};

const requireWaiting = (
  chat: FictionalChat | undefined,
): FictionalChat & { readonly waitingSince: Date } => {
  if (!chat?.waitingSince) throw new Refusal('inbox_not_found');
  return { ...chat, waitingSince: chat.waitingSince };
};

/** A chat that somebody holds, as it is now; looking at it holds it no longer. */
export const findHeld = async (
  core: Core,
  db: Db,
  caller: Caller,
  id: string,
): Promise<OpenChat> => {
  const place = await findPlace(core, db, caller, id);
  const now = core.clock.now();
  const [chat] = await db
    .select()
    .from(fictionalChats)
    .where(
      and(
        eq(fictionalChats.conversationId, id),
        isWaiting([place.site.id], now),
        eq(fictionalChats.claimedBy, staffOf(caller).staffId),
        isHeldAt(now),
      ),
    );
  return { ...place, chat: requireWaiting(chat) };
};

/**
 * Locks a chat that waits, in the order in which members' messages do: the account that writes, the
 * conversation, and what operators know of it.
 */
export const lockChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<OpenChat> => {
  const { profile, site } = await findPlace(core, tx.db, caller, id);
  await lockUser(tx, profile.userId);
  await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update');
  const [chat] = await tx.db
    .select()
    .from(fictionalChats)
    .where(and(eq(fictionalChats.conversationId, id), isWaiting([site.id], core.clock.now())))
    .for('update');
  return { profile, site, chat: requireWaiting(chat) };
};

/** Refuses what is in somebody else's hands, and names them. */
export const requireFree = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { claimedBy, claimedUntil }: FictionalChat,
): Promise<void> => {
  const isHeld = claimedBy !== null && claimedUntil !== null && claimedUntil > core.clock.now();
  if (!isHeld || claimedBy === staffOf(caller).staffId) return;
  const [holder] = await tx.db
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.id, claimedBy));
  throw new Refusal('inbox_claimed', { values: { name: holder?.name ?? '' } });
};

/** Whose letters tell what the site says. */
export const readLanguage = async (db: Db, profileId: string): Promise<Locale> => {
  const [row] = await db
    .select({ language: users.language })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  return row?.language ?? 'en';
};

const endOfClaim = (core: Core): Date =>
  addTime(core.clock.now(), { seconds: consoleLimits.inbox.claimMinutes * 60 });

/** A chat that somebody may work on, held for some minutes from now. */
export const holdChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<OpenChat> => {
  const locked = await lockChat(core, tx, caller, id);
  await requireFree(core, tx, caller, locked.chat);
  const claim = {
    claimedBy: staffOf(caller).staffId,
    claimedUntil: endOfClaim(core),
    handedBy: null,
  };
  await tx.db.update(fictionalChats).set(claim).where(eq(fictionalChats.conversationId, id));
  return { ...locked, chat: { ...locked.chat, ...claim } };
};

/** In nobody's hands. */
export const unclaimed = { claimedBy: null, claimedUntil: null, handedBy: null } as const;

/** Nobody waits in it any more, and nobody holds it. */
export const settleChat = async (tx: Tx, id: string): Promise<void> => {
  await tx.db
    .update(fictionalChats)
    .set({ waitingSince: null, ...unclaimed })
    .where(eq(fictionalChats.conversationId, id));
};
