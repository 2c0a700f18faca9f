import { and, count, desc, eq, or } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { BlockedMember } from '#contract/members/member.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser, memberOf, memberIdsOf } from '#server/features/accounts/index.ts';
import { loadCallerProfile } from '../reader.ts';
import { findVisibleMemberOrPartner } from './find-member.ts';
import { lockPair } from './lock-pair.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** A member blocks another: what was between the two is over. */
    'member.blocked': { readonly blockerId: string; readonly blockedId: string };
    /** A member lifts a block; the other one may still block them. */
    'member.unblocked': { readonly blockerId: string; readonly blockedId: string };
  }
}

const { blocks, profiles, visits } = tables;

/** Whom the member blocks, the latest first. */
export const readBlocked = async (core: Core, caller: Caller): Promise<BlockedMember[]> => {
  const me = await loadCallerProfile(core.db, caller);
  const rows = await core.db
    .select({ id: profiles.id, name: profiles.name, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.id, blocks.blockedId))
    .where(eq(blocks.blockerId, me.id))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId));
  return rows.map(({ id, name, blockedAt }) => ({ id, name, blocked_at: blockedAt.toISOString() }));
};

/**
 * Blocks somebody who is there or in a conversation with the member, whether or not they block the
 * member too; twice changes nothing.
 */
export const blockMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<void> => {
  await lockPair(tx, memberIdsOf(caller).profileId, memberId);
  await lockUser(tx, memberOf(caller));
  const { me } = await findVisibleMemberOrPartner(core, tx, caller, memberId);
  await tx.db
    .insert(blocks)
    .values({ blockerId: me.id, blockedId: memberId, createdAt: core.clock.now() })
    .onConflictDoNothing();
  const [total] = await tx.db
    .select({ count: count() })
    .from(blocks)
    .where(eq(blocks.blockerId, me.id));
  if ((total?.count ?? 0) > limits.blocks) throw new Refusal('blocks_full');
  await core.events.emit(tx, 'member.blocked', { blockerId: me.id, blockedId: memberId });
  await tx.db
    .delete(visits)
    .where(
      or(
        and(eq(visits.visitorId, me.id), eq(visits.visitedId, memberId)),
        and(eq(visits.visitorId, memberId), eq(visits.visitedId, me.id)),
      ),
    );
};

export const unblockMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<void> => {
  const me = await loadCallerProfile(tx.db, caller);
  await tx.db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, me.id), eq(blocks.blockedId, memberId)));
  await core.events.emit(tx, 'member.unblocked', { blockerId: me.id, blockedId: memberId });
};
