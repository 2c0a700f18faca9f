import { and, eq, inArray, or, sql } from '#server/db/sql.ts';
import type * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { complaint as complaintEndpoint, complaintForm } from '#contract/moderation.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { hashOf, newId, queueMail, readableCode, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { complaintKey } from './complaint-key.ts';
import { openCaseOfComplaint } from './cases/open-case.ts';

const { cases, complaints } = tables;

/** Takes a complaint, and mails its reference and the link that shows its status. */
export const fileComplaint = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  form: z.infer<typeof complaintForm>,
): Promise<{ reference: string; key: string }> => {
  const now = core.clock.now();
  const member = caller.session?.userId;
  // As accounts keep it, so that it is found again when the account is erased.
  const email = form.email.toLowerCase();
  const reference = `C-${readableCode(4)}-${readableCode(4)}`;
  const key = complaintKey(core, reference);
  const row = {
    id: newId(now.getTime()),
    siteId: caller.site.id,
    userId: member ?? null,
    reference,
    keyHash: hashOf(key),
    ...form,
    email,
    language: caller.locale,
    status: 'received' as const,
    createdAt: now,
    updatedAt: now,
  };
  await tx.db.insert(complaints).values(row);
  await openCaseOfComplaint(core, tx, row);
  await queueMail(core, tx, {
    to: email,
    member,
    locale: caller.locale,
    site: caller.site,
    template: 'complaint',
    values: { reference },
    path: linkTo('complaints', {}, { reference, key }),
  });
  return { reference, key };
};

/** A complaint for who holds its key; a wrong key and a wrong number look the same. */
export const readComplaint = async (
  core: Core,
  caller: Caller,
  reference: string,
  key: string,
): Promise<Answer<typeof complaintEndpoint>> => {
  const [row] = await core.db
    .select()
    .from(complaints)
    .where(
      and(
        eq(complaints.reference, reference),
        eq(complaints.keyHash, hashOf(key)),
        eq(complaints.siteId, caller.site.id),
      ),
    );
  if (!row) throw new Refusal('complaint_not_found');
  return {
    reference: row.reference,
    topic: row.topic,
    status: row.status,
    message: row.message,
    decision: row.decision,
    created: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
  };
};

/** What a member wrote goes with the member, signed in or not. */
export const eraseComplaints = async (
  tx: Tx,
  { userId, siteId, email }: Events['account.erased'],
): Promise<void> => {
  // Older ones were stored the way the address was typed.
  const isSameAddress = sql`lower(${complaints.email}) = ${email}`;
  const byAddress = email === null ? undefined : and(eq(complaints.siteId, siteId), isSameAddress);
  const erased = await tx.db
    .delete(complaints)
    .where(or(eq(complaints.userId, userId), byAddress))
    .returning({ caseId: complaints.caseId });
  // There is nothing left to answer, and nobody to answer to.
  const caseIds = erased.flatMap(({ caseId }) => caseId ?? []);
  await tx.db.delete(cases).where(inArray(cases.id, caseIds));
};

export const exportComplaints = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const rows = await tx.db.select().from(complaints).where(eq(complaints.userId, userId));
  const own = rows.map(({ keyHash: _secret, caseId: _case, ...complaint }) => complaint);
  if (own.length > 0) add('complaints.json', own);
};
