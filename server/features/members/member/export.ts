import { eq } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { profileIdOf } from '../reader.ts';

const { blocks, notes, presence, profiles, visits } = tables;

/** What is held of a member's dealings with others; of the others only the name. */
export const exportPeople = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  const nameColumns = { name: profiles.name, fictional: profiles.fictional };
  add('people.json', {
    blocked: await tx.db
      .select({ ...nameColumns, since: blocks.createdAt })
      .from(blocks)
      .innerJoin(profiles, eq(profiles.id, blocks.blockedId))
      .where(eq(blocks.blockerId, me)),
    notes: await tx.db
      .select({ ...nameColumns, note: notes.note, updatedAt: notes.updatedAt })
      .from(notes)
      .innerJoin(profiles, eq(profiles.id, notes.memberId))
      .where(eq(notes.ownerId, me)),
    visited: await tx.db
      .select({ ...nameColumns, visitedAt: visits.visitedAt })
      .from(visits)
      .innerJoin(profiles, eq(profiles.id, visits.visitedId))
      .where(eq(visits.visitorId, me)),
    active: await tx.db
      .select({ at: presence.activeAt })
      .from(presence)
      .where(eq(presence.profileId, me)),
  });
};
