import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { reportFile, ReportView } from '../../../contract/moderation.ts';
import type { Caller, Core, Events, Tx } from '../../core/index.ts';
import { newId, readableCode, Refusal } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { findOther, ownProfile } from '../members/index.ts';

const { photos, profiles, reports } = tables;

type Report = typeof reports.$inferSelect;

const view = (report: Report): ReportView => ({
  reference: report.reference,
  name: report.memberName,
  reason: report.reason,
  status: report.status,
  decision: report.decision,
  created_at: report.createdAt.toISOString(),
});

/** Takes a report and gives a receipt. Nobody escapes one by blocking whom they treated badly. */
export const fileReport = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: z.output<(typeof reportFile)['body']>,
): Promise<ReportView> => {
  const { me, member } = await findOther(tx, caller, form.member);
  if (form.photo !== undefined) {
    const [photo] = await tx.db
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.id, form.photo), eq(photos.profileId, member.id)));
    if (!photo) throw new Refusal('photo_not_found');
  }
  const now = core.clock.now();
  const [report] = await tx.db
    .insert(reports)
    .values({
      id: newId(now.getTime()),
      siteId: caller.site.id,
      reporterId: me.id,
      memberId: member.id,
      memberName: member.name,
      photoId: form.photo ?? null,
      reason: form.reason,
      message: form.message ?? '',
      reference: `R-${readableCode(4)}-${readableCode(4)}`,
      status: 'received',
      createdAt: now,
    })
    .returning();
  if (!report) throw new Error('The report was not kept.');
  return view(report);
};

/** What a member reported, the latest first. */
export const readReports = async (core: Core, caller: Caller): Promise<ReportView[]> => {
  const me = await ownProfile(core.db, caller);
  const rows = await core.db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, me.id))
    .orderBy(desc(reports.createdAt));
  return rows.map(view);
};

const profileOf = (tx: Tx, userId: string) =>
  tx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));

/** Words and names of who is gone go with them; that there was a report stays. */
export const eraseReports = async (tx: Tx, { userId }: Events['account.erased']): Promise<void> => {
  const [me] = await profileOf(tx, userId);
  if (!me) return;
  await tx.db.update(reports).set({ message: '' }).where(eq(reports.reporterId, me.id));
  await tx.db.update(reports).set({ memberName: '' }).where(eq(reports.memberId, me.id));
};

export const exportReports = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const [me] = await profileOf(tx, userId);
  const rows = me ? await tx.db.select().from(reports).where(eq(reports.reporterId, me.id)) : [];
  if (rows.length > 0)
    add(
      'reports.json',
      rows.map((row) => ({ ...view(row), message: row.message })),
    );
};
