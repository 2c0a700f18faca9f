import { sql } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { findUnblockedMember } from './find-member.ts';
import { lockPair } from './lock-pair.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** A member reads the profile of another. */
    'member.opened': { readonly readerId: string; readonly memberId: string };
    /** A member who shows it read the profile of another for the first time that day. */
    'member.visited': {
      readonly site: Site;
      readonly visitorId: string;
      /** The account of whom they visited. */
      readonly visited: string;
    };
  }
}

const { visits } = tables;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Keeps the last time that one read another's profile, unless the reader leaves no trace. */
export const recordVisit = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<void> => {
  await lockPair(tx, memberIdsOf(caller).profileId, memberId);
  const { me, member } = await findUnblockedMember(core, tx, caller, memberId);
  await core.events.emit(tx, 'member.opened', { readerId: me.id, memberId: member.id });
  if (me.invisible || me.status !== 'active') return;
  const visitedAt = core.clock.now();
  const [visit] = await tx.db
    .insert(visits)
    .values({ visitorId: me.id, visitedId: member.id, visitedAt })
    .onConflictDoUpdate({ target: [visits.visitorId, visits.visitedId], set: { visitedAt } })
    .returning({
      // As the statement found it.
      previousVisitAt: sql<string | null>`(select before.visited_at from ${visits} before
        where before.visitor_id = ${me.id} and before.visited_id = ${member.id})`,
    });
  if (visit?.previousVisitAt && dayOf(new Date(visit.previousVisitAt)) === dayOf(visitedAt)) return;
  const { site } = caller;
  await core.events.emit(tx, 'member.visited', {
    site,
    visitorId: me.id,
    visited: member.userId,
  });
};
