import type { ReviewKind } from '#contract/console/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { openCaseOfPicture } from '../cases/open-case.ts';
import { securePicture } from '../cases/secure-picture.ts';
import { forgetClaims } from './claim-pictures.ts';
import { requirePicture } from './decide-picture.ts';

const { reviews } = tables;

/** Hides a picture at once, secures its file, and opens a case that somebody else decides. */
export const markUnlawful = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { kind, id: subject }: { readonly kind: ReviewKind; readonly id: string },
): Promise<void> => {
  const picture = await requirePicture(core, tx, caller, kind, subject);
  const { siteId, sentAt, profileId: memberId } = picture;
  const { staffId } = staffOf(caller);
  const caseId = await openCaseOfPicture(core, tx, { siteId, memberId, staffId });
  const isSecured = await securePicture(core, tx, { ...picture, kind, caseId, staffId });
  if (!isSecured) throw new Refusal('review_not_found');
  const now = core.clock.now();
  await tx.db.insert(reviews).values({
    id: newId(now.getTime()),
    kind,
    subject,
    siteId,
    staffId,
    reason: 'unlawful',
    sentAt,
    decidedAt: now,
    doneAt: now,
  });
  await forgetClaims(tx, kind, subject);
  await writeAudit(core, tx, caller, {
    action: 'picture_secured',
    site: siteId,
    target: ['case', caseId],
  });
  await sendQueueChange(core, tx, kind, siteId);
  await sendQueueChange(core, tx, 'case', siteId);
};
