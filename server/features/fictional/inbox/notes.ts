import type { InboxChat } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, desc, eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { FictionalChat } from './queries.ts';
import { holdChat } from './queries.ts';

const { fictionalNotes, staff } = tables;

type Pair = Pick<FictionalChat, 'profileId' | 'memberId'>;

/** What operators wrote about a member and a profile, the latest last. */
export const readNotes = async (
  db: Db,
  { profileId, memberId }: Pair,
): Promise<InboxChat['notes']> => {
  const rows = await db
    .select({ note: fictionalNotes, by: { id: staff.id, name: staff.name } })
    .from(fictionalNotes)
    .innerJoin(staff, eq(staff.id, fictionalNotes.staffId))
    .where(and(eq(fictionalNotes.profileId, profileId), eq(fictionalNotes.memberId, memberId)))
    .orderBy(desc(fictionalNotes.at), desc(fictionalNotes.id))
    .limit(consoleLimits.inbox.notes);
  return rows
    .toReversed()
    .map(({ note: { id, text, at }, by }) => ({ id, by, text, at: at.toISOString() }));
};

export const addNote = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { profileId, memberId }: Pair,
  text: string,
): Promise<void> => {
  const now = core.clock.now();
  const { staffId } = staffOf(caller);
  await tx.db
    .insert(fictionalNotes)
    .values({ id: newId(now.getTime()), profileId, memberId, staffId, text, at: now });
};

/** Keeps a note for whoever answers next. */
export const noteChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, text }: { readonly id: string; readonly text: string },
) => {
  const { chat, profile, site } = await holdChat(core, tx, caller, id);
  await addNote(core, tx, caller, chat, text);
  const notes = await readNotes(tx.db, chat);
  await writeAudit(core, tx, caller, {
    action: 'inbox_noted',
    site: site.id,
    target: ['chat', id],
    values: { name: profile.name },
  });
  return { notes };
};
