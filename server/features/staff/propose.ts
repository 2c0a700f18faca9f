import type { ProposalKind, ProposalView } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, asc, eq, isNull } from '#server/db/sql.ts';
import type { Caller, Core, StaffSession, Tx } from '#server/core/index.ts';
import { addTime, newId, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { writeAudit } from './write-audit.ts';
import { assertMaySettle, holdersOf, maySettle, requireRight, rightOf, staffOf } from './policy.ts';
import { findStaff, listStaff } from './queries.ts';

const { proposals } = tables;

type Proposal = typeof proposals.$inferSelect;

declare module '#server/core/events.ts' {
  interface Events {
    /** A second person agreed: whoever the kind belongs to carries it out. */
    'proposal.agreed': {
      readonly kind: ProposalKind;
      readonly payload: Readonly<Record<string, unknown>>;
      readonly caller: Caller;
      readonly reason: string;
      /** The first person. */
      readonly proposedBy: string;
    };
    /** It was refused or withdrawn. */
    'proposal.closed': { readonly kind: ProposalKind; readonly target: string };
  }
}

interface NewProposal {
  readonly kind: ProposalKind;
  readonly site: number | null;
  readonly target: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Whether nobody but the proposer has the right: then they may agree alone after a while. */
const isOnlyHolder = async (db: Db, { kind, siteId, proposedBy }: Proposal): Promise<boolean> => {
  const people = await listStaff(db);
  return holdersOf(people, rightOf[kind], [siteId]).every(({ id }) => id === proposedBy);
};

const aloneAt = ({ proposedAt }: Proposal): Date =>
  addTime(proposedAt, { seconds: consoleLimits.staff.agreeAloneMinutes * 60 });

const toProposalView = async (
  core: Core,
  db: Db,
  proposal: Proposal,
  reader: StaffSession,
): Promise<ProposalView> => {
  const proposer = await findStaff(db, proposal.proposedBy);
  const isOwn = proposal.proposedBy === reader.staffId;
  const alone = isOwn && (await isOnlyHolder(db, proposal)) ? aloneAt(proposal) : null;
  const mayAgree = maySettle(reader, proposal);
  return {
    id: proposal.id,
    kind: proposal.kind,
    site: proposal.siteId,
    target: proposal.target,
    facts: proposal.payload,
    proposed_by: { id: proposal.proposedBy, name: proposer?.name ?? '' },
    proposed_at: proposal.proposedAt.toISOString(),
    may_decide: mayAgree && (!isOwn || (alone !== null && alone <= core.clock.now())),
    alone_at: alone?.toISOString() ?? null,
  };
};

/** What a proposal is about, where that has a trail of its own in the log. */
const targetKinds: Partial<Record<ProposalKind, string>> = {
  case_ban: 'case',
  member_credits: 'member',
  order_refund: 'order',
};

/** Under what the log tells of it. */
const logTargetOf = ({ kind, id, target }: Proposal): readonly [string, string] => {
  const targetKind = targetKinds[kind];
  return targetKind === undefined ? ['proposal', id] : [targetKind, target];
};

/** Puts something before a second person. */
export const propose = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { kind, site, target, payload, reason }: NewProposal,
): Promise<ProposalView> => {
  requireRight(caller, rightOf[kind], site);
  const proposer = staffOf(caller);
  const now = core.clock.now();
  const [added] = await tx.db
    .insert(proposals)
    .values({
      id: newId(now.getTime()),
      kind,
      siteId: site,
      target,
      payload,
      reason,
      proposedBy: proposer.staffId,
      proposedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Refusal('proposal_open');
  await writeAudit(core, tx, caller, {
    action: 'proposed',
    site,
    target: logTargetOf(added),
    values: { kind },
    reason,
  });
  return toProposalView(core, tx.db, added, proposer);
};

/** The open proposal about something, if there is one. */
export const findProposal = async (
  core: Core,
  db: Db,
  caller: Caller,
  kind: ProposalKind,
  target: string,
): Promise<ProposalView | null> => {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.kind, kind), eq(proposals.target, target), isNull(proposals.outcome)));
  return row ? toProposalView(core, db, row, staffOf(caller)) : null;
};

/** What waits for a second person, the oldest first, as far as it concerns whoever asks. */
export const listProposals = async (core: Core, caller: Caller): Promise<ProposalView[]> => {
  const reader = staffOf(caller);
  const rows = await core.db
    .select()
    .from(proposals)
    .where(isNull(proposals.outcome))
    .orderBy(asc(proposals.proposedAt));
  const decidable = rows.filter((row) => maySettle(reader, row));
  return Promise.all(decidable.map((row) => toProposalView(core, core.db, row, reader)));
};

type Decision = 'agree' | 'refuse' | 'withdraw';

const outcomes = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** Refuses a decision that is not this person's to make; whether they decide over their own words. */
const checkDecider = async (
  core: Core,
  tx: Tx,
  proposal: Proposal,
  reader: StaffSession,
  decision: Decision,
): Promise<{ isAlone: boolean }> => {
  if (!maySettle(reader, proposal)) throw new Refusal('proposal_not_found');
  const isOwn = proposal.proposedBy === reader.staffId;
  const isAlone =
    isOwn &&
    decision === 'agree' &&
    aloneAt(proposal) <= core.clock.now() &&
    (await isOnlyHolder(tx.db, proposal));
  assertMaySettle(decision, { isOwn, isAlone });
  return { isAlone };
};

/** Decides over a proposal, once. What was agreed to is done in the same transaction. */
export const decideProposal = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, decision, reason = '' }: { id: string; decision: Decision; reason?: string | undefined },
): Promise<{ reason: string }> => {
  const decider = staffOf(caller);
  const [proposal] = await tx.db.select().from(proposals).where(eq(proposals.id, id)).for('update');
  if (!proposal) throw new Refusal('proposal_not_found');
  const { isAlone } = await checkDecider(core, tx, proposal, decider, decision);
  if (proposal.outcome !== null) throw new Refusal('proposal_decided');
  const outcome = outcomes[decision];
  await tx.db
    .update(proposals)
    .set({ outcome, decidedBy: decider.staffId, decidedAt: core.clock.now() })
    .where(and(eq(proposals.id, id), isNull(proposals.outcome)));
  const { kind, payload, siteId, target, proposedBy } = proposal;
  if (decision === 'agree') {
    const agreed = { kind, payload, caller, reason: proposal.reason, proposedBy };
    await core.events.emit(tx, 'proposal.agreed', agreed);
  } else await core.events.emit(tx, 'proposal.closed', { kind, target });
  await writeAudit(core, tx, caller, {
    action: isAlone ? 'agreed_alone' : outcome,
    site: siteId,
    target: logTargetOf(proposal),
    values: { kind },
    reason,
  });
  return { reason: proposal.reason };
};
