import type * as z from 'zod/mini';
import type { caseDecide, casePreview } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { and, eq, ne } from '#server/db/sql.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { addTime, newId, readableCode, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { FOREVER } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { propose, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { requireOtherPerson } from '../policy.ts';
import { addMonths } from './add-months.ts';
import { requireFree } from './claim-case.ts';
import type { Decision } from './apply-decision.ts';
import { applySuspensions, findRemovable, removeContent } from './apply-decision.ts';
import { toCaseDecision } from './read-decisions.ts';
import type { Case } from './queries.ts';
import { findCase, lockCase } from './queries.ts';
import { settlePictures } from './secure-picture.ts';
import { FACTS_PARAGRAPH, writeStatement } from './write-statement.ts';
import type { Grounds } from './write-statement.ts';
import { TELL_AFTER_SECONDS } from './tell-decision.ts';

const { cases, decisions, profiles, reports, users } = tables;

type Form = z.output<(typeof caseDecide)['body']>;

/** Whom a case is about, and who can still be decided about. */
const findSubject = async (db: Db, { memberId }: Case) => {
  if (memberId === null) return undefined;
  const [found] = await db
    .select({ user: users, profileId: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, memberId));
  return found;
};

/** The end of what is decided; a ban has none. */
const endOf = ({ kind, days = 0 }: Form, now: Date): Date | null => {
  if (kind === 'ban') return FOREVER;
  return kind === 'suspend' ? addTime(now, { days }) : null;
};

/** What a decision needs beside its kind. */
const requireForm = (form: Form): Omit<Grounds, 'until' | 'appealUntil'> => {
  const { kind, ground, source = 'report', facts = '', days, content } = form;
  if (kind === 'no_action') throw new Error('No action has no grounds.');
  if (ground === undefined) throw refuseFields({ ground: 'required' });
  if (facts === '') throw refuseFields({ facts: 'required' });
  if (kind === 'suspend' && days === undefined) throw refuseFields({ days: 'required' });
  if (kind === 'remove' && content === undefined) throw refuseFields({ content: 'required' });
  return { kind, ground, source, facts, content: kind === 'remove' ? (content ?? null) : null };
};

const groundsOf = (form: Form, now: Date): Grounds => ({
  ...requireForm(form),
  until: endOf(form, now),
  appealUntil: addMonths(now, limits.appeals.months),
});

/** The statement of reasons of a decision that is being thought about. */
export const previewStatement = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: z.output<(typeof casePreview)['body']>,
): Promise<Answer<typeof casePreview>> => {
  const row = await findCase(tx.db, caller, form.id);
  const subject = await findSubject(tx.db, row);
  const site = await siteById(core, row.siteId, tx.db);
  const isComplete =
    form.kind !== 'no_action' &&
    form.ground !== undefined &&
    (form.kind !== 'suspend' || form.days !== undefined) &&
    (form.kind !== 'remove' || form.content !== undefined);
  if (!subject || !site || !isComplete) return { sent: null, english: null };
  const grounds = groundsOf({ ...form, facts: form.facts || '…' }, core.clock.now());
  const statementIn = (language: typeof subject.user.language) => {
    const { title, paragraphs } = writeStatement(language, site, grounds);
    return { language, title, paragraphs: [...paragraphs], facts: FACTS_PARAGRAPH };
  };
  return { sent: statementIn(subject.user.language), english: statementIn('en') };
};

/** Closes a case and what it is made of. */
export const closeCase = async (
  core: Core,
  tx: Tx,
  { id: caseId, siteId }: Case,
  outcome: 'acted' | 'no_breach' | null,
): Promise<void> => {
  await tx.db
    .update(cases)
    .set({ state: 'decided', decidedAt: core.clock.now(), claimedBy: null, claimedUntil: null })
    .where(eq(cases.id, caseId));
  await tx.db
    .update(reports)
    .set({ status: 'decided', decision: outcome })
    .where(and(eq(reports.caseId, caseId), ne(reports.status, 'decided')));
  await sendQueueChange(core, tx, 'case', siteId);
};

/** Who decides, and who agreed. */
interface Deciders {
  readonly staffId: string;
  readonly agreedBy: string | null;
}

/** Carries a decision out at once; those whom it concerns are told when it can no longer be undone. */
const carryOut = async (
  core: Core,
  tx: Tx,
  row: Case,
  form: Form,
  { staffId, agreedBy }: Deciders,
): Promise<Decision> => {
  const now = core.clock.now();
  const subject = await findSubject(tx.db, row);
  const site = await siteById(core, row.siteId, tx.db);
  if (!site) throw new Error('The site of the case cannot be served now.');
  const id = newId(now.getTime());
  const base = {
    id,
    siteId: row.siteId,
    caseId: row.id,
    reference: `D-${readableCode(4)}-${readableCode(4)}`,
    userId: subject?.user.id ?? null,
    language: subject?.user.language ?? 'en',
    staffId,
    agreedBy,
    decidedAt: now,
    appealUntil: addMonths(now, limits.appeals.months),
  };
  const [decision] = await tx.db
    .insert(decisions)
    .values({ ...base, ...(await contentsOf(core, tx, row, form, subject)) })
    .returning();
  if (!decision) throw new Error('The decision was not kept.');
  if (subject && decision.until) await applySuspensions(core, tx, subject.user.id);
  // About somebody who is gone only no action can be decided: that says nothing of their pictures.
  if (subject)
    await settlePictures(core, tx, row.id, form.kind === 'no_action' ? 'waiting' : 'refused');
  await closeCase(core, tx, row, form.kind === 'no_action' ? 'no_breach' : 'acted');
  await core.jobs.enqueue(tx, 'tell-decision', { id }, { afterSeconds: TELL_AFTER_SECONDS });
  return decision;
};

/** What a decision says, after what it removes is removed. */
const contentsOf = async (
  core: Core,
  tx: Tx,
  row: Case,
  form: Form,
  subject: Awaited<ReturnType<typeof findSubject>>,
) => {
  const { source = 'report' } = form;
  if (form.kind === 'no_action')
    return { kind: form.kind, source, facts: '', title: '', paragraphs: [] };
  // Of somebody who is gone there is nothing left to decide.
  if (!subject) throw refuseFields({ kind: 'unknown_choice' });
  const grounds = groundsOf(form, core.clock.now());
  const site = await siteById(core, row.siteId, tx.db);
  if (!site) throw new Error('The site of the case cannot be served now.');
  const statement = writeStatement(subject.user.language, site, grounds);
  const { kind, ground, facts, until, content } = grounds;
  const removed =
    content &&
    (await removeContent(core, tx, { ...row, memberId: subject.profileId }, content, ground));
  if (content && removed === null) throw new Refusal('content_gone');
  return { kind, ground, source, facts, until, content, removed, ...statement };
};

/** Decides a case, or puts a ban before a second person. */
export const decideCase = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: Form,
): Promise<Answer<typeof caseDecide>> => {
  const row = await lockCase(tx, caller, form.id);
  await requireFree(core, tx, caller, row);
  const { staffId } = staffOf(caller);
  await requireOtherPerson(tx.db, [row.id], staffId);
  if (row.state === 'proposed') throw new Refusal('proposal_open');
  if (row.kind === 'complaint') throw refuseFields({ kind: 'unknown_choice' });
  if (form.content !== undefined && !(await findRemovable(tx.db, row)).includes(form.content))
    throw refuseFields({ content: 'unknown_choice' });
  if (form.kind === 'ban')
    return { decision: null, proposal: await proposeBan(core, tx, caller, row, form) };
  const decision = await carryOut(core, tx, row, form, { staffId, agreedBy: null });
  await writeAudit(core, tx, caller, {
    action: 'case_decided',
    site: row.siteId,
    target: ['case', row.id],
    values: { decision: form.kind, ...(form.ground && { ground: form.ground }) },
  });
  return { decision: await toCaseDecision(tx.db, caller, decision), proposal: null };
};

const proposeBan = async (core: Core, tx: Tx, caller: Caller, row: Case, form: Form) => {
  if (row.memberId === null) throw refuseFields({ kind: 'unknown_choice' });
  requireForm(form);
  await tx.db
    .update(cases)
    .set({ state: 'proposed', claimedBy: null, claimedUntil: null })
    .where(eq(cases.id, row.id));
  await sendQueueChange(core, tx, 'case', row.siteId);
  return propose(core, tx, caller, {
    kind: 'case_ban',
    site: row.siteId,
    target: row.id,
    payload: { ...form },
    reason: '',
  });
};

/** A second person agreed to a ban. */
export const applyBan =
  (core: Core) =>
  async (tx: Tx, event: Events['proposal.agreed']): Promise<void> => {
    if (event.kind !== 'case_ban') return;
    const { caller, proposedBy } = event;
    const form = event.payload as unknown as Form;
    const row = await lockCase(tx, caller, form.id);
    if (row.state !== 'proposed') throw new Refusal('case_decided');
    const { staffId: agreedBy } = staffOf(caller);
    await carryOut(core, tx, row, form, { staffId: proposedBy, agreedBy });
    await writeAudit(core, tx, caller, {
      action: 'case_decided',
      site: row.siteId,
      target: ['case', row.id],
      values: { decision: form.kind, ...(form.ground && { ground: form.ground }) },
    });
  };

/** A ban was refused or withdrawn: the case goes back into the queue. */
export const reopenCase =
  (core: Core) =>
  async (tx: Tx, { kind, target }: Events['proposal.closed']): Promise<void> => {
    if (kind !== 'case_ban') return;
    const [reopened] = await tx.db
      .update(cases)
      .set({ state: 'open' })
      .where(and(eq(cases.id, target), eq(cases.state, 'proposed')))
      .returning({ siteId: cases.siteId });
    if (reopened) await sendQueueChange(core, tx, 'case', reopened.siteId);
  };
