import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { assertHasNotes } from '../policy.ts';
import { findUnblockedMember } from './find-member.ts';

const { notes } = tables;

/** Keeps what a member writes down about another, for nobody else; an empty one is dropped. */
export const saveNote = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
  note: string,
): Promise<void> => {
  assertHasNotes(caller.site);
  const { me, member } = await findUnblockedMember(core, tx, caller, memberId);
  if (note === '') {
    await tx.db.delete(notes).where(and(eq(notes.ownerId, me.id), eq(notes.memberId, member.id)));
    return;
  }
  const updatedAt = core.clock.now();
  await tx.db
    .insert(notes)
    .values({ ownerId: me.id, memberId: member.id, note, updatedAt })
    .onConflictDoUpdate({ target: [notes.ownerId, notes.memberId], set: { note, updatedAt } });
};
