import { and, eq, isNotNull, isNull } from '#server/db/sql.ts';
import { likeChanged } from '#contract/likes/index.ts';
import type { LikeState } from '#contract/members/enums.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import type { Profile } from '#server/features/members/index.ts';
import {
  findUnblockedMember,
  likeState,
  loadCallerProfile,
  lockPair,
} from '#server/features/members/index.ts';

const { likes, profiles } = tables;

const isLikeFrom = (likerId: string, likedId: string) =>
  and(eq(likes.likerId, likerId), eq(likes.likedId, likedId));

const hasLike = async (tx: Tx, likerId: string, likedId: string): Promise<boolean> => {
  const [row] = await tx.db
    .select({ id: likes.likerId })
    .from(likes)
    .where(isLikeFrom(likerId, likedId));
  return row !== undefined;
};

const findProfile = async (tx: Tx, id: string): Promise<Profile | undefined> => {
  const [profile] = await tx.db.select().from(profiles).where(eq(profiles.id, id));
  return profile;
};

/** Sends a member the current state of likes between them and another one. */
const sendLikeChanged = (core: Core, tx: Tx, userId: string, member: string, like: LikeState) =>
  sendLiveEvent(core, tx, userId, likeChanged, { member, like });

/** The same for whom only the profile is at hand. */
const sendLikeChangedToProfile = async (
  core: Core,
  tx: Tx,
  profileId: string,
  member: string,
  like: LikeState,
): Promise<void> => {
  const owner = await findProfile(tx, profileId);
  if (owner) await sendLikeChanged(core, tx, owner.userId, member, like);
};

/** Others hear only of whom they can see: a match is seen even if one of the two hides. */
const isVisible = ({ invisible, status }: Profile, isMatch = false) =>
  (isMatch || !invisible) && status === 'active';

interface LikeResult {
  readonly like: LikeState;
  /** False if it was there already. */
  readonly isNew: boolean;
}

/** Likes a member who is there; twice changes nothing. */
export const likeMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<LikeResult> => {
  const { id } = await loadCallerProfile(tx.db, caller);
  // Two likes that cross become one match.
  await lockPair(tx, id, memberId);
  const { me, member } = await findUnblockedMember(core, tx, caller, memberId);
  const now = core.clock.now();
  const isMatch = await hasLike(tx, member.id, me.id);
  const like = likeState(true, isMatch);
  const match = isMatch ? { matchedAt: now, celebratedAt: now } : {};
  const [inserted] = await tx.db
    .insert(likes)
    .values({ likerId: me.id, likedId: member.id, createdAt: now, ...match })
    .onConflictDoNothing()
    .returning({ id: likes.likerId });
  if (inserted) {
    if (isMatch) {
      await tx.db.update(likes).set({ matchedAt: now }).where(isLikeFrom(member.id, me.id));
    }
    if (isVisible(me, isMatch))
      await sendLikeChanged(core, tx, member.userId, me.id, likeState(isMatch, true));
    // Other tabs and devices of the member.
    await sendLikeChanged(core, tx, me.userId, member.id, like);
    await core.events.emit(tx, 'like.given', {
      site: caller.site,
      liker: me,
      liked: member,
      isMatch,
      isVisible: isVisible(me, isMatch),
    });
  }
  return { like, isNew: inserted !== undefined };
};

/** Takes a like back, and the match that it made. */
export const unlikeMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<LikeState> => {
  const me = await loadCallerProfile(tx.db, caller);
  await lockPair(tx, me.id, memberId);
  const [deleted] = await tx.db
    .delete(likes)
    .where(isLikeFrom(me.id, memberId))
    .returning({ id: likes.likerId });
  const [theirLike] = await tx.db
    .update(likes)
    .set({ matchedAt: null, celebratedAt: null })
    .where(isLikeFrom(memberId, me.id))
    .returning({ id: likes.likerId });
  const isLiked = theirLike !== undefined;
  if (deleted) {
    await sendLikeChanged(core, tx, me.userId, memberId, likeState(false, isLiked));
    // Both likes were a match.
    if (isVisible(me, isLiked))
      await sendLikeChangedToProfile(core, tx, memberId, me.id, likeState(isLiked, false));
    await core.events.emit(tx, 'like.taken', { likerId: me.id, likedId: memberId });
  }
  return likeState(false, isLiked);
};

/** Whoever blocks somebody takes back what was between the two; the block has their turn. */
export const deleteLikesBetween = async (
  core: Core,
  tx: Tx,
  { blockerId, blockedId }: Events['member.blocked'],
): Promise<void> => {
  const given = await tx.db
    .delete(likes)
    .where(isLikeFrom(blockerId, blockedId))
    .returning({ id: likes.likerId });
  const received = await tx.db
    .delete(likes)
    .where(isLikeFrom(blockedId, blockerId))
    .returning({ id: likes.likerId });
  if (given.length + received.length === 0) return;
  const [blocker, blocked] = [await findProfile(tx, blockerId), await findProfile(tx, blockedId)];
  if (!blocker || !blocked) return;
  // Nobody who hides is given away, neither by what they do nor by a like that nobody knew of.
  if (given.length > 0 || isVisible(blocked))
    await sendLikeChanged(core, tx, blocker.userId, blocked.id, 'none');
  const isMatch = given.length > 0 && received.length > 0;
  if (isVisible(blocker, isMatch))
    await sendLikeChanged(core, tx, blocked.userId, blocker.id, 'none');
};

/** A like is no longer new once the profile behind it was opened. */
export const markLikeSeen = async (
  core: Core,
  tx: Tx,
  { readerId, memberId }: Events['member.opened'],
): Promise<void> => {
  const [seen] = await tx.db
    .update(likes)
    .set({ seenAt: core.clock.now() })
    .where(and(isLikeFrom(memberId, readerId), isNull(likes.seenAt)))
    .returning({ id: likes.likerId });
  if (!seen) return;
  const like = likeState(await hasLike(tx, readerId, memberId), true);
  await sendLikeChangedToProfile(core, tx, readerId, memberId, like);
};

/** A like that was looked at is not new any more, and a match is celebrated once. */
export const markMatchSeen = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<void> => {
  const me = await loadCallerProfile(tx.db, caller);
  await tx.db
    .update(likes)
    .set({ celebratedAt: core.clock.now() })
    .where(
      and(isLikeFrom(me.id, memberId), isNotNull(likes.matchedAt), isNull(likes.celebratedAt)),
    );
  await markLikeSeen(core, tx, { readerId: me.id, memberId });
  await core.events.emit(tx, 'match.seen', { userId: me.userId, memberId });
};
