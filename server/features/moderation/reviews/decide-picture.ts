import type * as z from 'zod/mini';
import type { reviewDecide, ReviewKind } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import type { Caller, Core, Job, Tx } from '#server/core/index.ts';
import { addTime, lockByName, newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { sitesWithRight, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { forgetClaims, keepClaim } from './claim-pictures.ts';
import { reviewables } from './kinds.ts';
import type { Pending } from './queries.ts';
import { findPending } from './queries.ts';
import { isFirstOfTwo } from './find-approvals.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    /** Lets a decision over a picture take effect once it can no longer be undone. */
    'carry-out-review': { readonly id: string };
  }
}

const { reviewClaims, reviewPasses, reviews, staff } = tables;

type DecisionForm = z.output<(typeof reviewDecide)['body']>;

/** Why something was refused; a refusal without a reason that its kind knows is none. */
const reasonOf = ({ kind, decision, reason }: DecisionForm): string | null => {
  if (decision === 'approved') return null;
  if (reason === undefined) throw refuseFields({ reason: 'required' });
  if (!reviewables[kind].reasons.includes(reason)) throw refuseFields({ reason: 'unknown_choice' });
  return reason;
};

const isOpen = (kind: ReviewKind, subject: string) =>
  and(
    eq(reviews.kind, kind),
    eq(reviews.subject, subject),
    isNull(reviews.undoneAt),
    isNull(reviews.doneAt),
  );

/** Refuses what somebody else has just decided, and names them. */
const requireUndecided = async (tx: Tx, kind: ReviewKind, subject: string): Promise<void> => {
  const [decided] = await tx.db
    .select({ name: staff.name })
    .from(reviews)
    .innerJoin(staff, eq(staff.id, reviews.staffId))
    .where(isOpen(kind, subject));
  if (decided) throw new Refusal('review_decided', { values: { name: decided.name } });
};

/** A picture that waits on a site of this person and that nobody else looks at. */
export const requirePicture = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
  id: string,
): Promise<Pending> => {
  // Two moderators take turns: whoever comes second learns who was first.
  await lockByName(tx, `review-${kind}-${id}`);
  await requireUndecided(tx, kind, id);
  const sites = sitesWithRight(caller, 'photos.review', undefined);
  const [picture] = await findPending(tx.db, kind, sites, 1, sql`p.subject = ${id}`);
  if (!picture) throw new Refusal('review_not_found');
  await keepClaim(core, tx, caller, kind, id);
  return picture;
};

/** Writes a decision down. It takes effect, and is told, when it can no longer be undone. */
export const decidePicture = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: DecisionForm,
): Promise<Answer<typeof reviewDecide>> => {
  const { kind, id: subject, decision } = form;
  const reason = reasonOf(form);
  const picture = await requirePicture(core, tx, caller, kind, subject);
  const { siteId, sentAt } = picture;
  const { staffId } = staffOf(caller);
  const now = core.clock.now();
  const { undoSeconds } = consoleLimits.reviews;
  const undo_until = addTime(now, { seconds: undoSeconds }).toISOString();
  if (reason === null && (await isFirstOfTwo(core, tx, staffId, kind, picture))) {
    await leavePicture(core, tx, caller, kind, picture, { asks: false, approves: true });
    await writeAudit(core, tx, caller, {
      action: 'review_approved_first',
      site: siteId,
      target: [kind, subject],
    });
    return { undo_until, needs_another: true };
  }
  const id = newId(now.getTime());
  await tx.db
    .insert(reviews)
    .values({ id, kind, subject, siteId, staffId, reason, sentAt, decidedAt: now });
  await core.jobs.enqueue(tx, 'carry-out-review', { id }, { afterSeconds: undoSeconds });
  await writeAudit(core, tx, caller, {
    action: 'review_decided',
    site: siteId,
    target: [kind, subject],
    values: { decision, ...(reason !== null && { reason }) },
  });
  await sendQueueChange(core, tx, kind, siteId);
  return { undo_until, needs_another: false };
};

/** Takes the first of two approvals back; false if there is none, or somebody has decided since. */
const undoApproval = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
  subject: string,
): Promise<boolean> => {
  if ((await tx.db.$count(reviews, isOpen(kind, subject))) > 0) return false;
  const [undone] = await tx.db
    .delete(reviewPasses)
    .where(
      and(
        eq(reviewPasses.kind, kind),
        eq(reviewPasses.subject, subject),
        eq(reviewPasses.staffId, staffOf(caller).staffId),
        eq(reviewPasses.approves, true),
      ),
    )
    .returning();
  if (!undone) return false;
  await writeAudit(core, tx, caller, { action: 'review_undone', target: [kind, subject] });
  return true;
};

/** Takes an own decision back, as if it had not been made. */
export const undoDecision = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { kind, id: subject }: { readonly kind: ReviewKind; readonly id: string },
): Promise<void> => {
  const { staffId } = staffOf(caller);
  const [undone] = await tx.db
    .update(reviews)
    .set({ undoneAt: core.clock.now() })
    .where(and(isOpen(kind, subject), eq(reviews.staffId, staffId)))
    .returning({ siteId: reviews.siteId });
  if (!undone && (await undoApproval(core, tx, caller, kind, subject))) return;
  if (!undone) {
    const own = and(eq(reviews.subject, subject), eq(reviews.staffId, staffId));
    const isDone = (await tx.db.$count(reviews, and(own, isNull(reviews.undoneAt)))) > 0;
    throw new Refusal(isDone ? 'review_done' : 'review_not_found');
  }
  const { siteId: site } = undone;
  await writeAudit(core, tx, caller, { action: 'review_undone', site, target: [kind, subject] });
  await sendQueueChange(core, tx, kind, site);
};

/** Leaves a picture to colleagues. */
const leavePicture = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
  { subject, siteId }: Pending,
  how: { readonly asks: boolean; readonly approves: boolean },
): Promise<void> => {
  const { staffId } = staffOf(caller);
  const at = core.clock.now();
  await tx.db
    .insert(reviewPasses)
    .values({ kind, subject, staffId, at, ...how })
    .onConflictDoUpdate({
      target: [reviewPasses.kind, reviewPasses.subject, reviewPasses.staffId],
      set: { at, ...how },
    });
  await tx.db
    .delete(reviewClaims)
    .where(and(eq(reviewClaims.kind, kind), eq(reviewClaims.subject, subject)));
  await sendQueueChange(core, tx, kind, siteId);
};

/** Passes a picture on. */
export const passPicture = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { kind, id, asks }: { readonly kind: ReviewKind; readonly id: string; readonly asks: boolean },
): Promise<void> => {
  const picture = await requirePicture(core, tx, caller, kind, id);
  await leavePicture(core, tx, caller, kind, picture, { asks, approves: false });
};

export const carryOutReview = (core: Core): Job<'carry-out-review'> => ({
  name: 'carry-out-review',
  run: ({ id }) =>
    core.transact(async (tx) => {
      const [review] = await tx.db
        .update(reviews)
        .set({ doneAt: core.clock.now() })
        .where(and(eq(reviews.id, id), isNull(reviews.undoneAt), isNull(reviews.doneAt)))
        .returning();
      if (!review) return;
      const { kind, subject, reason, staffId } = review;
      const site = await siteById(core, review.siteId, tx.db);
      if (!site) throw new Error('The site of the picture cannot be served now.');
      await reviewables[kind].carryOut(core, tx, site, { id: subject, reason, staffId });
      await forgetClaims(tx, kind, subject);
    }),
});
