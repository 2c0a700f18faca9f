import type { caseNext, CaseKind } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, asc, eq, inArray, isNull, lte, notExists, or } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { listStaff, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { decidersOf, requireOtherPerson } from '../policy.ts';
import { findColleagues, holderOf } from './views.ts';
import type { Case, Sites } from './queries.ts';
import { gravestFirst, isOfSites, isUndecided, lockCase } from './queries.ts';

const { caseNotes, cases, complaints, reports, securedPictures } = tables;

const endOfClaim = (core: Core): Date =>
  addTime(core.clock.now(), { seconds: consoleLimits.cases.claimMinutes * 60 });

/** Gives cases to somebody; whoever wrote in learns that they are looked at. */
const give = async (core: Core, tx: Tx, ids: readonly string[], staffId: string): Promise<void> => {
  await tx.db
    .update(cases)
    .set({ claimedBy: staffId, claimedUntil: endOfClaim(core) })
    .where(inArray(cases.id, [...ids]));
  for (const table of [reports, complaints]) {
    await tx.db
      .update(table)
      .set({ status: 'in_review' })
      .where(and(inArray(table.caseId, [...ids]), eq(table.status, 'received')));
  }
};

/** Refuses what is decided, or in somebody else's hands, and names them. */
export const requireFree = async (core: Core, tx: Tx, caller: Caller, row: Case): Promise<void> => {
  if (row.state === 'decided') throw new Refusal('case_decided');
  const holder = holderOf(row, core.clock.now());
  if (holder === null || holder === staffOf(caller).staffId) return;
  const name = (await findColleagues(tx.db, [holder])).get(holder)?.name ?? '';
  throw new Refusal('case_claimed', { values: { name } });
};

/** Whoever works on a case holds it. */
export const keepCase = async (core: Core, tx: Tx, caller: Caller, row: Case): Promise<void> => {
  await requireFree(core, tx, caller, row);
  await give(core, tx, [row.id], staffOf(caller).staffId);
};

/** Takes the gravest and oldest case that nobody has. */
export const claimNextCase = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  kind: CaseKind | undefined,
  sites: Sites,
): Promise<Answer<typeof caseNext>> => {
  const { staffId } = staffOf(caller);
  const own = tx.db
    .select({ id: securedPictures.id })
    .from(securedPictures)
    .where(and(eq(securedPictures.caseId, cases.id), eq(securedPictures.staffId, staffId)));
  const [next] = await tx.db
    .select()
    .from(cases)
    .where(
      and(
        isOfSites(sites),
        eq(cases.state, 'open'),
        kind && eq(cases.kind, kind),
        or(isNull(cases.claimedBy), lte(cases.claimedUntil, core.clock.now())),
        isUndecided,
        // What somebody called unlawful is for others to decide.
        notExists(own),
      ),
    )
    .orderBy(asc(gravestFirst), asc(cases.openedAt), asc(cases.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return { id: null };
  await give(core, tx, [next.id], staffId);
  const { id, siteId: site } = next;
  await writeAudit(core, tx, caller, { action: 'case_claimed', site, target: ['case', id] });
  await sendQueueChange(core, tx, 'case', site);
  return { id };
};

/** Cases that nobody else has, in one order, so that two people never wait for each other. */
const lockCases = async (core: Core, tx: Tx, caller: Caller, ids: readonly string[]) => {
  const rows: Case[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await lockCase(tx, caller, id);
    await requireFree(core, tx, caller, row);
    rows.push(row);
  }
  return rows;
};

/** Takes cases, gives them to a colleague, or lets them go. */
export const assignCases = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { cases: ids, to }: { readonly cases: readonly string[]; readonly to: string | null },
): Promise<void> => {
  const rows = await lockCases(core, tx, caller, ids);
  if (to === null) {
    await tx.db
      .update(cases)
      .set({ claimedBy: null, claimedUntil: null })
      .where(inArray(cases.id, [...ids]));
  } else {
    const siteIds = rows.map(({ siteId }) => siteId);
    const deciders = decidersOf(await listStaff(tx.db), siteIds);
    if (!deciders.some(({ id }) => id === to)) throw new Refusal('staff_not_found');
    await requireOtherPerson(tx.db, ids, to);
    await give(core, tx, ids, to);
  }
  const isOwn = to === staffOf(caller).staffId;
  for (const { id, siteId: site } of rows) {
    await writeAudit(core, tx, caller, {
      action: to === null ? 'case_released' : isOwn ? 'case_claimed' : 'case_given',
      site,
      target: ['case', id],
      ...(to !== null && !isOwn && { values: { to } }),
    });
    await sendQueueChange(core, tx, 'case', site);
  }
};

export const sortCases = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { cases: ids, severity }: { readonly cases: readonly string[]; readonly severity: number },
): Promise<void> => {
  const rows = await lockCases(core, tx, caller, ids);
  await tx.db
    .update(cases)
    .set({ severity })
    .where(inArray(cases.id, [...ids]));
  for (const { id, siteId: site } of rows) {
    await writeAudit(core, tx, caller, {
      action: 'case_sorted',
      site,
      target: ['case', id],
      values: { severity },
    });
    await sendQueueChange(core, tx, 'case', site);
  }
};

/** Adds a note for colleagues. */
export const addNote = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id: caseId, text }: { readonly id: string; readonly text: string },
): Promise<void> => {
  const { siteId: site } = await lockCase(tx, caller, caseId);
  const at = core.clock.now();
  const { staffId } = staffOf(caller);
  await tx.db.insert(caseNotes).values({ id: newId(at.getTime()), caseId, staffId, text, at });
  await writeAudit(core, tx, caller, { action: 'case_noted', site, target: ['case', caseId] });
};
