import { and, asc, eq } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { auditLog, fictionalNotes, memberNotes, profiles } = tables;

/** What staff saw of a member and why, and what they wrote about them; by whom is nobody's business. */
export const exportTeam = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const [profile] = await tx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) return;
  const seen = await tx.db
    .select({ at: auditLog.at, values: auditLog.values, reason: auditLog.reason })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetKind, 'member'),
        eq(auditLog.targetId, profile.id),
        eq(auditLog.action, 'member_revealed'),
      ),
    )
    .orderBy(asc(auditLog.no));
  const noted = await tx.db
    .select({ at: memberNotes.at, note: memberNotes.text })
    .from(memberNotes)
    .where(eq(memberNotes.memberId, profile.id))
    .orderBy(asc(memberNotes.at));
  const inChats = await tx.db
    .select({ at: fictionalNotes.at, note: fictionalNotes.text })
    .from(fictionalNotes)
    .where(eq(fictionalNotes.memberId, profile.id))
    .orderBy(asc(fictionalNotes.at));
  noted.push(...inChats);
  if (seen.length + noted.length === 0) return;
  const revealed = seen.map(({ at, values, reason }) => ({ at, kind: values['field'], reason }));
  add('team.json', { revealed, noted });
};
