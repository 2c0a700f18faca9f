import { and, desc, eq } from '#server/db/sql.ts';
import type * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { swipe as swipeEndpoint, swipeDeck, swipeUndo } from '#contract/likes/index.ts';
import { limits } from '#contract/limits.ts';
import type { LikeState } from '#contract/members/enums.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { isTimeZone, addTime, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import {
  readCards,
  findUnblockedMember,
  loadCallerProfile,
  readerOf,
  findUndecidedMembers,
} from '#server/features/members/index.ts';
import { dayIn, startOfNextDay } from './calendar-day.ts';
import { likeMember } from './like-member.ts';
import { requireReader } from './policy.ts';

const { swipeDays, swipes } = tables;

type Day = typeof swipeDays.$inferSelect;
type Choice = z.output<(typeof swipeEndpoint)['body']>;

/** Days change at midnight where the member is; moving about does not make more of them. */
const currentZone = (now: Date, storedDay: Day | undefined, requestedZone: string | undefined) => {
  const isFixed = storedDay && addTime(storedDay.zoneSince, { days: limits.swipeZoneDays }) > now;
  if (
    storedDay &&
    (isFixed || requestedZone === undefined || requestedZone === storedDay.timeZone)
  ) {
    return { timeZone: storedDay.timeZone, zoneSince: storedDay.zoneSince };
  }
  return { timeZone: requestedZone ?? 'UTC', zoneSince: now };
};

/** The day of a member as it is at this moment. */
const currentDay = (
  now: Date,
  ownerId: string,
  storedDay: Day | undefined,
  requestedZone: string | undefined,
): Day => {
  const zone = currentZone(now, storedDay, requestedZone);
  const day = dayIn(zone.timeZone, now);
  // West of where somebody was it may be yesterday again, which is no new day either.
  const isNew = !storedDay || day > storedDay.day;
  return { ownerId, ...zone, day: isNew ? day : storedDay.day, likes: isNew ? 0 : storedDay.likes };
};

const readDay = async (db: Db, ownerId: string): Promise<Day | undefined> => {
  const [row] = await db.select().from(swipeDays).where(eq(swipeDays.ownerId, ownerId));
  return row;
};

const checkZone = (zone: string | undefined): void => {
  if (zone !== undefined && !isTimeZone(zone)) throw refuseFields({ zone: 'invalid' });
};

const findLastSwipe = async (db: Db, ownerId: string) => {
  const [row] = await db
    .select()
    .from(swipes)
    .where(eq(swipes.ownerId, ownerId))
    .orderBy(desc(swipes.at), desc(swipes.memberId))
    .limit(1);
  return row;
};

const readSwipeState = async (core: Core, db: Db, day: Day) => {
  const left = Math.max(0, limits.swipeLikesPerDay - day.likes);
  const last = await findLastSwipe(db, day.ownerId);
  return {
    likes_left: left,
    next_at: left > 0 ? null : startOfNextDay(day.timeZone, core.clock.now()).toISOString(),
    can_undo: last?.liked === false,
  };
};

/** The next people, and how many likes are left for them. */
export const readDeck = async (
  core: Core,
  caller: Caller,
  zone: string | undefined,
): Promise<Answer<typeof swipeDeck>> => {
  checkZone(zone);
  const reader = await requireReader(core, caller);
  const storedDay = await readDay(core.db, reader.me.id);
  const day = currentDay(core.clock.now(), reader.me.id, storedDay, zone);
  return {
    ...(await readSwipeState(core, core.db, day)),
    members: await findUndecidedMembers(core, reader, limits.swipeDeck),
  };
};

/** The day of a member, for whom nobody else counts meanwhile. */
const lockDay = async (
  core: Core,
  tx: Tx,
  ownerId: string,
  zone: string | undefined,
): Promise<Day> => {
  const now = core.clock.now();
  const first = currentDay(now, ownerId, undefined, zone);
  await tx.db.insert(swipeDays).values(first).onConflictDoNothing();
  const [storedDay] = await tx.db
    .select()
    .from(swipeDays)
    .where(eq(swipeDays.ownerId, ownerId))
    .for('update');
  return currentDay(now, ownerId, storedDay, zone);
};

const saveSwipe = async (
  core: Core,
  tx: Tx,
  ownerId: string,
  memberId: string,
  liked: boolean,
): Promise<void> => {
  const row = { ownerId, memberId, liked, at: core.clock.now() };
  await tx.db
    .insert(swipes)
    .values(row)
    .onConflictDoUpdate({ target: [swipes.ownerId, swipes.memberId], set: row });
};

/** A like that counts against the day, unless it was given before. */
const likeWithinLimit = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
  day: Day,
): Promise<{ like: LikeState; likes: number }> => {
  const { like, isNew } = await likeMember(core, tx, caller, memberId);
  if (!isNew) return { like, likes: day.likes };
  if (day.likes >= limits.swipeLikesPerDay) throw new Refusal('swipe_limit');
  return { like, likes: day.likes + 1 };
};

export const swipe = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { member: memberId, choice, zone }: Choice,
): Promise<Answer<typeof swipeEndpoint>> => {
  checkZone(zone);
  const me = await loadCallerProfile(tx.db, caller);
  const day = await lockDay(core, tx, me.id, zone);
  const liked = choice === 'like';
  const { member } = await findUnblockedMember(core, tx, caller, memberId);
  const { like, likes } = liked
    ? await likeWithinLimit(core, tx, caller, member.id, day)
    : { like: 'none' as const, likes: day.likes };
  await saveSwipe(core, tx, me.id, member.id, liked);
  const updatedDay = { ...day, likes };
  await tx.db.update(swipeDays).set(updatedDay).where(eq(swipeDays.ownerId, me.id));
  return { ...(await readSwipeState(core, tx.db, updatedDay)), like };
};

/** Takes the last pass back; a like is taken back on the profile. */
export const undoPass = async (
  core: Core,
  tx: Tx,
  caller: Caller,
): Promise<Answer<typeof swipeUndo>> => {
  const me = await loadCallerProfile(tx.db, caller);
  const day = await lockDay(core, tx, me.id, undefined);
  const last = await findLastSwipe(tx.db, me.id);
  if (last?.liked !== false) throw new Refusal('nothing_to_undo');
  await tx.db
    .delete(swipes)
    .where(and(eq(swipes.ownerId, me.id), eq(swipes.memberId, last.memberId)));
  const reader = await readerOf(core, caller, tx.db);
  const [member = null] = await readCards(core, reader, [last.memberId], tx.db);
  return { ...(await readSwipeState(core, tx.db, day)), member };
};
