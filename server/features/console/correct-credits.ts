import type { memberCredits, ProposalView } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, eq, inArray, isNull, sql } from '#server/db/sql.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { correctCredits } from '#server/features/billing/index.ts';
import { propose, writeAudit } from '#server/features/staff/index.ts';
import { lockOpenMember } from './find-member.ts';

const { profiles, proposals } = tables;

/** What a proposal to correct credits holds. */
interface Correction extends Record<string, unknown> {
  readonly id: string;
  readonly credits: number;
  /** Of the entry in the ledger, which there is once. */
  readonly reference: string;
}

/** Puts a correction of somebody's credits before a second person. */
export const proposeCredits = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, credits, reason }: CheckedInput<typeof memberCredits>['body'],
): Promise<ProposalView> => {
  const { user } = await lockOpenMember(tx, caller, 'credits.correct', id);
  if (user.credits + credits < 0) throw new Refusal('not_enough_credits');
  const reference = `correction:${newId(core.clock.now().getTime())}`;
  const payload: Correction = { id, credits, reference };
  return propose(core, tx, caller, {
    kind: 'member_credits',
    site: user.siteId,
    target: id,
    payload,
    reason,
  });
};

/** A second person agreed: the ledger has one entry more. */
export const applyCredits =
  (core: Core) =>
  async (tx: Tx, event: Events['proposal.agreed']): Promise<void> => {
    if (event.kind !== 'member_credits') return;
    const { caller, reason } = event;
    const { id, credits, reference } = event.payload as Correction;
    const { user } = await lockOpenMember(tx, caller, 'credits.correct', id);
    await correctCredits(core, tx, { userId: user.id, credits, reference });
    await writeAudit(core, tx, caller, {
      action: 'credits_corrected',
      site: user.siteId,
      target: ['member', id],
      values: { credits },
      reason,
    });
  };

/** What waits about somebody who is gone waits for nobody. */
export const forgetProposals = async (
  tx: Tx,
  { userId }: Events['account.erased'],
): Promise<void> => {
  const own = tx.db
    .select({ id: sql<string>`${profiles.id}::text` })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  await tx.db
    .delete(proposals)
    .where(
      and(
        eq(proposals.kind, 'member_credits'),
        isNull(proposals.outcome),
        inArray(proposals.target, own),
      ),
    );
};
