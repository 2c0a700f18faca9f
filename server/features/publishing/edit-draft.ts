import type {
  siteDraftSave,
  siteDraftUndo,
  sitePageSave,
  siteRestore,
  SiteDraft,
} from '#contract/console/index.ts';
import { companyFieldNames } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { SiteContent } from './content.ts';
import {
  baseOf,
  compareContents,
  compareWithVersion,
  isCompanyField,
  pageField,
  withChanges,
} from './content.ts';
import { ownPagesOf } from './find-page-problems.ts';
import { mayEdit, requireCompany, requireEditor } from './policy.ts';
import type { Change } from './queries.ts';
import { findChanges, findCompanySites, findDraft, findSiteRows, withCompany } from './queries.ts';

const { siteChanges, siteDrafts, siteVersions } = tables;

/** What stands in a draft, in place of what is live. */
export const changesOf = (rows: readonly Change[]): SiteContent =>
  Object.fromEntries(rows.map(({ field, value }) => [field, value]));

/** The draft of a site as its editors see it. */
export const readDraft = async (db: Db, siteId: number): Promise<SiteDraft> => {
  const draft = await findDraft(db, siteId);
  const changes = await findChanges(db, siteId);
  return {
    site: siteId,
    revision: draft?.revision ?? 0,
    restored_from: draft?.restoredFrom ?? null,
    changes: changes.map(({ field, value, by, at }) => ({
      field,
      value,
      by,
      at: at.toISOString(),
    })),
  };
};

type Draft = typeof siteDrafts.$inferSelect;

/** A site that somebody may edit, and its draft, which nobody else changes meanwhile. */
export const lockDraft = async (tx: Tx, caller: Caller, siteId: number) => {
  requireEditor(caller, siteId);
  // Read before the draft is made, which refers to it.
  if (!(await findSiteRows(tx.db, siteId))) throw new Refusal('site_not_found');
  await tx.db.insert(siteDrafts).values({ siteId, revision: 0 }).onConflictDoNothing();
  const [draft] = await tx.db
    .select()
    .from(siteDrafts)
    .where(eq(siteDrafts.siteId, siteId))
    .for('update');
  // Read again: who held the lock may have published.
  const rows = await findSiteRows(tx.db, siteId);
  if (!draft || !rows) throw new Refusal('site_not_found');
  return { draft, rows, changes: await findChanges(tx.db, siteId) };
};

/** Refuses to touch what a colleague changed after somebody has last seen the draft. */
const checkSeen = (
  caller: Caller,
  changes: readonly Change[],
  fields: readonly string[],
  seen: number,
): void => {
  const me = staffOf(caller).staffId;
  const changed = changes.find(
    ({ field, revision, by }) => fields.includes(field) && revision > seen && by.id !== me,
  );
  if (!changed) return;
  const { field, value, by } = changed;
  throw new Refusal('field_changed', {
    values: { field, name: by.name, value: JSON.stringify(value) },
  });
};

/** A company belongs to all its sites: only who may edit all of them changes it. */
export const mayEditCompany = async (
  db: Db,
  caller: Caller,
  siteId: number,
  { companyId }: { readonly companyId: number },
): Promise<boolean> =>
  (await findCompanySites(db, companyId, siteId)).every(({ id }) => mayEdit(caller, id));

/** Counts a change of the draft. */
const raiseRevision = async (
  tx: Tx,
  { siteId, revision }: Draft,
  more: Partial<Draft> = {},
): Promise<number> => {
  const next = revision + 1;
  await tx.db
    .update(siteDrafts)
    .set({ revision: next, ...more })
    .where(eq(siteDrafts.siteId, siteId));
  return next;
};

/** Writes fields into a draft; one that is again as it is live is no change. */
const writeChanges = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { draft, base }: { readonly draft: Draft; readonly base: SiteContent },
  fields: SiteContent,
): Promise<void> => {
  const { siteId } = draft;
  const changed = compareContents(base, withChanges(base, fields));
  const names = changed.map(({ field }) => field);
  const same = Object.keys(fields).filter((field) => !names.includes(field));
  if (same.length > 0) await deleteChanges(tx, siteId, same);
  const revision = await raiseRevision(tx, draft);
  if (changed.length === 0) return;
  const by = { revision, changedBy: staffOf(caller).staffId, changedAt: core.clock.now() };
  await tx.db
    .insert(siteChanges)
    .values(changed.map(({ field, new: value }) => ({ siteId, field, value, ...by })))
    .onConflictDoUpdate({
      target: [siteChanges.siteId, siteChanges.field],
      set: { value: sql`excluded.value`, ...by },
    });
};

const deleteChanges = async (tx: Tx, siteId: number, fields: readonly string[]): Promise<void> => {
  await tx.db
    .delete(siteChanges)
    .where(and(eq(siteChanges.siteId, siteId), inArray(siteChanges.field, [...fields])));
};

/** Keeps fields in the draft as somebody types them. */
export const saveDraft = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, seen, fields }: CheckedInput<typeof siteDraftSave>['body'],
): Promise<{ draft: SiteDraft }> => {
  const { draft, rows, changes } = await lockDraft(tx, caller, site);
  const names = Object.keys(fields);
  const drafted = changesOf(changes)['company'] ?? rows.companyId;
  const isMoved = (fields.company ?? drafted) !== drafted;
  // What was changed of the company before is about that one.
  checkSeen(caller, changes, isMoved ? [...names, ...companyFieldNames] : names, seen);
  if (isMoved) requireCompany(caller, rows, fields.company);
  const chosen = await withCompany(tx.db, rows, fields.company ?? drafted);
  if (names.some(isCompanyField) && !(await mayEditCompany(tx.db, caller, site, chosen)))
    throw new Refusal('company_shared');
  if (isMoved) await deleteChanges(tx, site, companyFieldNames);
  await writeChanges(core, tx, caller, { draft, base: baseOf(rows, chosen) }, fields);
  return { draft: await readDraft(tx.db, site) };
};

/** Keeps a page in one language in the draft. */
export const savePage = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, seen, page, locale, text }: CheckedInput<typeof sitePageSave>['body'],
): Promise<{ draft: SiteDraft }> => {
  const { draft, rows, changes } = await lockDraft(tx, caller, site);
  const field = pageField(page, locale);
  checkSeen(caller, changes, [field], seen);
  const base = baseOf(rows, rows);
  const next = withChanges(base, { ...changesOf(changes), [field]: text });
  if (text !== null && ownPagesOf(next).length > consoleLimits.sites.ownPages)
    throw new Refusal('pages_full', { values: { max: consoleLimits.sites.ownPages } });
  await writeChanges(core, tx, caller, { draft, base }, { [field]: text });
  return { draft: await readDraft(tx.db, site) };
};

/** Takes changes out of the draft: of some fields, or all. */
export const undoChanges = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, seen, fields }: CheckedInput<typeof siteDraftUndo>['body'],
): Promise<{ draft: SiteDraft }> => {
  const { draft, changes } = await lockDraft(tx, caller, site);
  const all = changes.map(({ field }) => field);
  // What was changed of another company goes with it.
  const undone = fields?.includes('company') ? [...fields, ...companyFieldNames] : (fields ?? all);
  checkSeen(caller, changes, undone, seen);
  await deleteChanges(tx, site, undone);
  const isEmpty = all.every((field) => undone.includes(field));
  await raiseRevision(tx, draft, isEmpty ? { restoredFrom: null } : {});
  if (fields === undefined && all.length > 0) {
    await writeAudit(core, tx, caller, {
      action: 'site_draft_discarded',
      site,
      values: { changes: all.length },
    });
  }
  return { draft: await readDraft(tx.db, site) };
};

/** Nothing is left to publish. */
export const emptyDraft = async (tx: Tx, draft: Draft): Promise<void> => {
  await tx.db.delete(siteChanges).where(eq(siteChanges.siteId, draft.siteId));
  await raiseRevision(tx, draft, { restoredFrom: null });
};

/** Fills an empty draft with what an old version has otherwise than the site has it now. */
export const restoreVersion = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, number }: CheckedInput<typeof siteRestore>['body'],
): Promise<{ draft: SiteDraft }> => {
  const { draft, rows, changes } = await lockDraft(tx, caller, site);
  const [version] = await tx.db
    .select({ content: siteVersions.content })
    .from(siteVersions)
    .where(and(eq(siteVersions.siteId, site), eq(siteVersions.number, number)));
  if (!version) throw new Refusal('version_not_found');
  if (changes.length > 0) throw new Refusal('draft_not_empty');
  const { company } = version.content;
  const base = baseOf(rows, await withCompany(tx.db, rows, company));
  const restored = compareWithVersion(version.content, base)
    // Versions of earlier releases do not say which company they tell of.
    .filter(({ field }) => company !== undefined || !isCompanyField(field))
    .map(({ field, old }) => [field, old]);
  await writeChanges(core, tx, caller, { draft, base }, Object.fromEntries(restored));
  await tx.db.update(siteDrafts).set({ restoredFrom: number }).where(eq(siteDrafts.siteId, site));
  return { draft: await readDraft(tx.db, site) };
};
