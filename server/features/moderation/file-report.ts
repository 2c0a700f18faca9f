import { and, desc, eq } from '#server/db/sql.ts';
import type * as z from 'zod/mini';
import type { reportFile, ReportView } from '#contract/moderation.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { newId, readableCode, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readMessageContext, readMessagesBefore } from '#server/features/chat/index.ts';
import {
  findVisibleMember,
  loadCallerProfile,
  profileIdOf,
} from '#server/features/members/index.ts';
import { openCaseOfReport } from './cases/open-case.ts';
import { reportableMember } from './policy.ts';

const { photos, profiles, reports } = tables;

type Report = typeof reports.$inferSelect;

const toReportView = (report: Report): ReportView => ({
  reference: report.reference,
  name: report.memberName,
  reason: report.reason,
  status: report.status,
  outcome: report.decision,
  created_at: report.createdAt.toISOString(),
});

type ReportForm = z.output<(typeof reportFile)['body']>;

/** Whoever wrote somebody can be reported by them, listed or not. */
const findReportedMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { member, chat }: ReportForm,
) => {
  if (!chat) return findVisibleMember(core, tx, caller, member);
  const me = await loadCallerProfile(tx.db, caller);
  const [found] = await tx.db.select().from(profiles).where(eq(profiles.id, member));
  return { me, member: reportableMember(me, found) };
};

/** Takes a report and gives a receipt. Nobody escapes one by blocking whom they treated badly. */
export const fileReport = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: ReportForm,
): Promise<ReportView> => {
  const { me, member } = await findReportedMember(core, tx, caller, form);
  if (form.photo !== undefined) {
    const [photo] = await tx.db
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.id, form.photo), eq(photos.profileId, member.id)));
    if (!photo) throw new Refusal('photo_not_found');
  }
  const messages = form.chat ? await readMessageContext(tx, caller, member.id, form.chat) : null;
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
      messages,
      reason: form.reason,
      message: form.message ?? '',
      reference: `R-${readableCode(4)}-${readableCode(4)}`,
      status: 'received',
      createdAt: now,
    })
    .returning();
  if (!report) throw new Error('The report was not kept.');
  await openCaseOfReport(core, tx, report);
  return toReportView(report);
};

/** How much a moderator reads of what was written before a held message. */
const MESSAGES_BEFORE = 9;

/** A message that was held comes before moderators like one that was reported, and nobody reported it. */
export const fileHeldMessage =
  (core: Core) =>
  async (
    tx: Tx,
    { site, senderId, receiverId, message }: Events['message.held'],
  ): Promise<void> => {
    const { client_id: heldClientId, kind, text, sent_at } = message;
    const no = message.no + 1;
    const before = await readMessagesBefore(tx.db, [senderId, receiverId], no, MESSAGES_BEFORE);
    const words = kind === 'text' ? text : `[${kind}] ${text}`;
    const [sender] = await tx.db.select().from(profiles).where(eq(profiles.id, senderId));
    const now = core.clock.now();
    await tx.db.insert(reports).values({
      id: newId(now.getTime()),
      siteId: site.id,
      memberId: senderId,
      memberName: sender?.name ?? '',
      messages: [...before, { no, sender: senderId, text: words, sent_at }],
      heldClientId,
      heldForId: receiverId,
      reason: 'scam',
      message: '',
      reference: `R-${readableCode(4)}-${readableCode(4)}`,
      status: 'received',
      createdAt: now,
    });
    // By a job, so that whoever sends does not wait for whoever decides.
    await core.jobs.enqueue(tx, 'open-cases', {});
  };

/** What a member reported, the latest first. */
export const readReports = async (core: Core, caller: Caller): Promise<ReportView[]> => {
  const me = await loadCallerProfile(core.db, caller);
  const rows = await core.db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, me.id))
    .orderBy(desc(reports.createdAt));
  return rows.map(toReportView);
};

/** Words and names of who is gone go with them; that there was a report stays. */
export const eraseReports = async (tx: Tx, { userId }: Events['account.erased']): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  await tx.db
    .update(reports)
    .set({ message: '', messages: null })
    .where(eq(reports.reporterId, me));
  await tx.db
    .update(reports)
    .set({ memberName: '', messages: null })
    .where(eq(reports.memberId, me));
  await tx.db.update(reports).set({ messages: null }).where(eq(reports.heldForId, me));
};

export const exportReports = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  const rows = await tx.db
    .select({ report: reports, fictional: profiles.fictional })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.memberId))
    .where(eq(reports.reporterId, me));
  if (rows.length > 0)
    add(
      'reports.json',
      rows.map(({ report, fictional }) => ({
        ...toReportView(report),
        fictional,
        message: report.message,
      })),
    );
};
