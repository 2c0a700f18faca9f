import type { Caller, Core, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { findBoth } from './find.ts';

declare module '../../../core/events.ts' {
  interface Events {
    /** A member reads the profile of another. */
    'member.opened': { readonly readerId: string; readonly memberId: string };
  }
}

const { visits } = tables;

/** Keeps the last time that one read another's profile, unless the reader leaves no trace. */
export const recordVisit = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<void> => {
  const { me, member } = await findBoth(tx, caller, memberId);
  await core.events.emit(tx, 'member.opened', { readerId: me.id, memberId: member.id });
  if (me.invisible || me.status !== 'active') return;
  const visitedAt = core.clock.now();
  await tx.db
    .insert(visits)
    .values({ visitorId: me.id, visitedId: member.id, visitedAt })
    .onConflictDoUpdate({ target: [visits.visitorId, visits.visitedId], set: { visitedAt } });
};
