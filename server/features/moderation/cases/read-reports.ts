import type { caseMessages, CaseMessage, CaseView } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type * as z from 'zod/mini';
import { and, asc, count, eq, inArray, ne, sql } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { countMessagesBefore, readMessagesBefore } from '#server/features/chat/index.ts';
import { photoColumns, photoView } from '#server/features/members/photos/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import { findPeople, toPerson } from './views.ts';
import { keepCase } from './claim-case.ts';
import { readEvidence } from './seal-evidence.ts';
import type { Case } from './queries.ts';
import { lockCase } from './queries.ts';

const { blocks, photos, reports } = tables;

type Report = typeof reports.$inferSelect;

/** How often somebody reported before, and how often they were right. */
const findReporters = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({
      id: reports.reporterId,
      reports: count(),
      upheld: sql<number>`(count(*) filter (where ${reports.decision} = 'acted'))::int`,
    })
    .from(reports)
    .where(inArray(reports.reporterId, [...ids]))
    .groupBy(reports.reporterId);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Who of some people blocks a member. */
const findBlockers = async (db: Db, ids: readonly string[], memberId: string | null) => {
  if (memberId === null) return new Set<string>();
  const rows = await db
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(and(inArray(blocks.blockerId, [...ids]), eq(blocks.blockedId, memberId)));
  return new Set(rows.map(({ id }) => id));
};

const findReportedPhotos = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select(photoColumns)
    .from(photos)
    // A secured photo is shown as such.
    .where(and(inArray(photos.id, [...ids]), ne(photos.status, 'secured')));
  return new Map(rows.map((row) => [row.id, photoView(row)]));
};

const messagesOf = ({ messages, memberId }: Report): CaseMessage[] =>
  (messages ?? []).map(({ no, sender, text, sent_at }) => ({
    no,
    theirs: sender === memberId,
    text,
    sent_at,
  }));

/** The two of the reported chat; nobody's once one of them is gone. */
const chatOf = ({ reporterId, heldForId, memberId, messages }: Report) => {
  const other = reporterId ?? heldForId;
  return other !== null && memberId !== null && messages !== null
    ? ([other, memberId] as const)
    : null;
};

/** The reports of a case, the oldest first, with what was kept of each. */
export const readReports = async (
  core: Core,
  db: Db,
  { id: caseId, memberId }: Case,
): Promise<CaseView['reports']> => {
  const kept = await db
    .select()
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt));
  const sealed = new Map(
    (await readEvidence(core, db, caseId))?.reports.map((report) => [report.id, report]),
  );
  const rows = kept.map((row) => {
    const { message, messages, memberId: wasAbout } = sealed.get(row.id) ?? row;
    return { ...row, message, messages, memberId: wasAbout };
  });
  const reporterIds = rows.flatMap(({ reporterId }) => reporterId ?? []);
  const people = await findPeople(core, db, reporterIds);
  const reporters = await findReporters(db, reporterIds);
  const blockers = await findBlockers(db, reporterIds, memberId);
  const reported = await findReportedPhotos(
    db,
    rows.flatMap(({ photoId }) => photoId ?? []),
  );
  const views: CaseView['reports'] = [];
  for (const row of rows) {
    const { reporterId, photoId } = row;
    const person = reporterId === null ? undefined : people.get(reporterId);
    const known = reporters.get(reporterId);
    const chat = chatOf(row);
    const [first] = row.messages ?? [];
    views.push({
      id: row.id,
      reference: row.reference,
      reason: row.reason,
      message: row.message,
      created_at: row.createdAt.toISOString(),
      reporter: person
        ? {
            ...toPerson(person),
            // The report at hand is not counted.
            reports: (known?.reports ?? 1) - 1,
            upheld: known?.upheld ?? 0,
            blocked: blockers.has(person.id),
          }
        : null,
      photo: (photoId !== null && reported.get(photoId)) || null,
      held: row.heldClientId !== null,
      messages: messagesOf(row),
      earlier: chat && first ? await countMessagesBefore(db, chat, first.no) : 0,
    });
  }
  return views;
};

/** Opens earlier messages of a reported chat; who opened them, and why, is logged. */
export const openMessages = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, report: reportId, before, reason }: z.output<(typeof caseMessages)['body']>,
): Promise<Answer<typeof caseMessages>> => {
  const found = await lockCase(tx, caller, id);
  const [report] = await tx.db
    .select()
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.caseId, id)));
  const chat = report && chatOf(report);
  const [first] = report?.messages ?? [];
  // What was written later is nobody's business.
  if (!chat || !first || before > first.no) throw new Refusal('message_not_found');
  await keepCase(core, tx, caller, found);
  const opened = await readMessagesBefore(tx.db, chat, before, consoleLimits.cases.openedMessages);
  const [earliest] = opened;
  await writeAudit(core, tx, caller, {
    action: 'messages_opened',
    site: found.siteId,
    target: ['case', id],
    values: { messages: opened.length },
    reason,
  });
  return {
    messages: opened.map(({ no, sender, text, sent_at }) => ({
      no,
      theirs: sender === report.memberId,
      text,
      sent_at,
    })),
    earlier: earliest ? await countMessagesBefore(tx.db, chat, earliest.no) : 0,
  };
};
