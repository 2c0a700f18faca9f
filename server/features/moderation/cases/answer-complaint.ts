import type * as z from 'zod/mini';
import type { complaintAnswer } from '#contract/console/index.ts';
import { linkTo } from '#contract/routes.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { hashOf, queueMail, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import { complaintKey } from '../complaint-key.ts';
import { requireFree } from './claim-case.ts';
import { closeCase } from './decide-case.ts';
import { lockCase } from './queries.ts';

const { complaints } = tables;

/** Answers a complaint with reasons, by mail and where its status is read, and closes it. */
export const answerComplaint = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, answer }: z.output<(typeof complaintAnswer)['body']>,
): Promise<void> => {
  const row = await lockCase(tx, caller, id);
  await requireFree(core, tx, caller, row);
  const [complaint] = await tx.db
    .update(complaints)
    .set({ decision: answer, status: 'decided', updatedAt: core.clock.now() })
    .where(eq(complaints.caseId, id))
    .returning();
  if (!complaint) throw new Refusal('case_not_found');
  await closeCase(core, tx, row, null);
  const site = await siteById(core, row.siteId, tx.db);
  if (!site) throw new Error('The site of the complaint cannot be served now.');
  const { email: to, userId, language, reference } = complaint;
  const key = complaintKey(core, reference);
  // Complaints of earlier releases had a key that nobody kept.
  const isKnown = hashOf(key) === complaint.keyHash;
  await queueMail(core, tx, {
    to,
    member: userId ?? undefined,
    locale: language ?? 'en',
    site,
    template: 'complaintAnswered',
    values: { reference },
    paragraphs: answer.split(/\n+/).filter(Boolean),
    path: linkTo('complaints', {}, isKnown ? { reference, key } : {}),
  });
  await writeAudit(core, tx, caller, {
    action: 'case_answered',
    site: row.siteId,
    target: ['case', id],
  });
};
