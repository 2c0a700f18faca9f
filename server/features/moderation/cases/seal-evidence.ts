import { consoleLimits } from '#contract/console/index.ts';
import { and, eq, gt, inArray, isNotNull, ne, or } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { profileIdOf } from '#server/features/members/index.ts';
import { addMonths } from './add-months.ts';
import { keepPicturesOf } from './secure-picture.ts';

const { appeals, caseNotes, cases, decisions, evidence, reports } = tables;

/** Everything that a case stands on. */
const collect = async (tx: Tx, caseId: string) => {
  const made = await tx.db.select().from(decisions).where(eq(decisions.caseId, caseId));
  return {
    reports: await tx.db.select().from(reports).where(eq(reports.caseId, caseId)),
    decisions: made,
    appeals: await tx.db
      .select()
      .from(appeals)
      .where(
        inArray(
          appeals.decisionId,
          made.map(({ id }) => id),
        ),
      ),
    notes: await tx.db.select().from(caseNotes).where(eq(caseNotes.caseId, caseId)),
  };
};

type Contents = Awaited<ReturnType<typeof collect>>;

/** What was sealed of a case; nothing while the account is there. */
export const readEvidence = async (
  core: Core,
  db: Db,
  caseId: string,
): Promise<Pick<Contents, 'reports' | 'decisions'> | null> => {
  const [row] = await db.select().from(evidence).where(eq(evidence.caseId, caseId));
  return row ? (core.seal.open(row.sealed) as Contents) : null;
};

/** What names the member in what stays of a case. */
const forgetWords = async (tx: Tx, caseId: string) => {
  await tx.db
    .update(decisions)
    .set({ facts: '', title: '', paragraphs: [], removed: null })
    .where(eq(decisions.caseId, caseId));
  const made = tx.db
    .select({ id: decisions.id })
    .from(decisions)
    .where(eq(decisions.caseId, caseId));
  await tx.db.update(appeals).set({ message: '' }).where(inArray(appeals.decisionId, made));
  await tx.db.delete(caseNotes).where(eq(caseNotes.caseId, caseId));
};

/** What was sealed before stays as it was; what came since is added. */
const merge = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  before: readonly Row[] = [],
): Row[] => {
  const sealed = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => sealed.get(row.id) ?? row);
};

/** Whether somebody may still ask what a case stands on. */
const isQuestionable = (decidedAt: Date | null, { decisions: made }: Contents): boolean =>
  decidedAt === null || made.some(({ kind }) => kind !== 'no_action');

/** Seals what a case stands on, and keeps it apart. */
const sealCase = async (
  core: Core,
  tx: Tx,
  { id: caseId, decidedAt }: typeof cases.$inferSelect,
): Promise<void> => {
  const contents = await collect(tx, caseId);
  if (!isQuestionable(decidedAt, contents)) return;
  const before = await readEvidence(core, tx.db, caseId);
  const now = core.clock.now();
  await tx.db.delete(evidence).where(eq(evidence.caseId, caseId));
  await tx.db.insert(evidence).values({
    id: newId(now.getTime()),
    caseId,
    sealed: core.seal.close({
      ...contents,
      reports: merge(contents.reports, before?.reports),
      decisions: merge(contents.decisions, before?.decisions),
    }),
    createdAt: now,
    keptUntil: addMonths(decidedAt ?? now, consoleLimits.cases.evidenceMonths),
  });
};

/**
 * Before an account is erased: what an open case, or a decision that can still be questioned, stands
 * on is sealed and kept apart for a while. Everything else goes with the account.
 */
export const sealEvidence =
  (core: Core) =>
  async (tx: Tx, { userId }: Events['account.erased']): Promise<void> => {
    const profileId = await profileIdOf(tx.db, userId);
    if (profileId === undefined) return;
    const since = addMonths(core.clock.now(), -consoleLimits.cases.evidenceMonths);
    const reported = tx.db
      .select({ caseId: reports.caseId })
      .from(reports)
      .where(
        and(
          or(eq(reports.reporterId, profileId), eq(reports.heldForId, profileId)),
          isNotNull(reports.caseId),
        ),
      );
    const rows = await tx.db
      .select()
      .from(cases)
      .where(
        and(
          or(eq(cases.memberId, profileId), inArray(cases.id, reported)),
          or(ne(cases.state, 'decided'), gt(cases.decidedAt, since)),
        ),
      );
    for (const row of rows) await sealCase(core, tx, row);
    const own = await tx.db.select().from(cases).where(eq(cases.memberId, profileId));
    for (const { id } of own) await forgetWords(tx, id);
    await keepPicturesOf(
      core,
      tx,
      own.map(({ id }) => id),
    );
  };
