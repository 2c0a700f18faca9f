import type { reviewClaim, ReviewKind } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, eq, gt, inArray, ne, sql } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, lockByName, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { readItems } from './read-items.ts';
import type { Pending, Sites } from './queries.ts';
import { findPending } from './queries.ts';
import { ownApprovalsSince } from './find-approvals.ts';

const { reviewClaims, reviewPasses, staff } = tables;
const { claimed, claimMinutes, passMinutes } = consoleLimits.reviews;

/** Neither in somebody else's hands, nor lately passed on or approved by this person. */
const isFree = (kind: ReviewKind, staffId: string, now: Date, approvedSince: SQL) => sql`
  not exists (select from ${reviewClaims} c where c.kind = ${kind} and c.subject = p.subject
    and c.staff_id <> ${staffId} and c.until > ${now.toISOString()})
  and not exists (select from ${reviewPasses} s where s.kind = ${kind} and s.subject = p.subject
    and s.staff_id = ${staffId} and s.at > case when s.approves
      then ${approvedSince}
      else ${addTime(now, { seconds: -passMinutes * 60 }).toISOString()}::timestamptz end)`;

const holds = (kind: ReviewKind, staffId: string) =>
  and(eq(reviewClaims.kind, kind), eq(reviewClaims.staffId, staffId));

/** Tells of pictures that changed hands. */
const sendClaims = async (
  core: Core,
  tx: Tx,
  kind: ReviewKind,
  pictures: readonly Pending[],
): Promise<void> => {
  const sites = new Set(pictures.map(({ siteId }) => siteId));
  for (const site of sites) await sendQueueChange(core, tx, kind, site);
};

/** Takes the pictures that have waited longest. What somebody holds already stays theirs. */
export const claimPictures = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
  sites: Sites,
): Promise<Answer<typeof reviewClaim>> => {
  const { staffId } = staffOf(caller);
  const now = core.clock.now();
  const until = addTime(now, { seconds: claimMinutes * 60 });
  // Claims are made one after the other: two people never see the same pictures as free.
  await lockByName(tx, `review-claims-${kind}`);
  const approvedSince = await ownApprovalsSince(core, tx.db, staffId);
  const isOpen = isFree(kind, staffId, now, approvedSince);
  const pictures = await findPending(tx.db, kind, sites, claimed, isOpen);
  const released = await tx.db
    .delete(reviewClaims)
    .where(holds(kind, staffId))
    .returning({ subject: reviewClaims.subject, until: reviewClaims.until });
  const held = new Set(released.filter((claim) => claim.until > now).map(({ subject }) => subject));
  const subjects = pictures.map(({ subject }) => subject);
  if (subjects.length > 0) {
    await tx.db
      .insert(reviewClaims)
      .values(subjects.map((subject) => ({ kind, subject, staffId, until })))
      .onConflictDoUpdate({
        target: [reviewClaims.kind, reviewClaims.subject],
        set: { staffId, until },
      });
  }
  const items = await readItems(core, tx.db, kind, pictures);
  const added = subjects.filter((subject) => !held.has(subject)).length;
  if (added > 0) {
    const values = { kind, pictures: added };
    await writeAudit(core, tx, caller, { action: 'review_claimed', values });
    await sendClaims(core, tx, kind, pictures);
  }
  return { until: until.toISOString(), items };
};

export const releasePictures = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
): Promise<void> => {
  const released = await tx.db
    .delete(reviewClaims)
    .where(holds(kind, staffOf(caller).staffId))
    .returning({ subject: reviewClaims.subject });
  if (released.length === 0) return;
  const subjects = released.map(({ subject }) => subject);
  const isReleased = inArray(sql`p.subject`, subjects);
  await sendClaims(core, tx, kind, await findPending(tx.db, kind, 'all', claimed, isReleased));
};

/** Forgets who looks at a picture, and who left it to others. */
export const forgetClaims = async (tx: Tx, kind: ReviewKind, subject: string): Promise<void> => {
  for (const table of [reviewClaims, reviewPasses]) {
    await tx.db.delete(table).where(and(eq(table.kind, kind), eq(table.subject, subject)));
  }
};

/** Refuses what somebody else looks at now; whoever works keeps what they hold. */
export const keepClaim = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: ReviewKind,
  subject: string,
): Promise<void> => {
  const { staffId } = staffOf(caller);
  const now = core.clock.now();
  const [other] = await tx.db
    .select({ name: staff.name })
    .from(reviewClaims)
    .innerJoin(staff, eq(staff.id, reviewClaims.staffId))
    .where(
      and(
        eq(reviewClaims.kind, kind),
        eq(reviewClaims.subject, subject),
        ne(reviewClaims.staffId, staffId),
        gt(reviewClaims.until, now),
      ),
    );
  if (other) throw new Refusal('review_claimed', { values: { name: other.name } });
  await tx.db
    .update(reviewClaims)
    .set({ until: addTime(now, { seconds: claimMinutes * 60 }) })
    .where(and(holds(kind, staffId), gt(reviewClaims.until, now)));
};
