import type { sitePublish } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, eq, notInArray } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { lockByName, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { keepSeller, leaveCompany } from '#server/features/billing/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { SiteContent } from './content.ts';
import {
  compareContents,
  compareWithVersion,
  isCompanyField,
  pagesOf,
  toContent,
  toRows,
} from './content.ts';
import { emptyDraft, lockDraft } from './edit-draft.ts';
import { findCompanySites, findLastVersion, findSiteRows } from './queries.ts';
import { reviewRows } from './review-draft.ts';

const { companies, pages, siteDomains, sites, siteVersions } = tables;

/** Two sites that are made or published at once take turns: a domain belongs to one of them. */
export const SITES_LOCK = 'sites';

/** Pages that changed are written anew, so that each keeps the day of its last change. */
const writePages = async (
  core: Core,
  tx: Tx,
  siteId: number,
  live: SiteContent,
  next: SiteContent,
): Promise<void> => {
  const changed = new Set(compareContents(live, next).map(({ field }) => field));
  const rows = [...pagesOf(live), ...pagesOf(next)].filter(({ token, locale }) =>
    changed.has(`pages/${token}/${locale}`),
  );
  for (const { token, locale } of rows) {
    await tx.db
      .delete(pages)
      .where(and(eq(pages.siteId, siteId), eq(pages.token, token), eq(pages.locale, locale)));
  }
  const added = pagesOf(next).filter(({ token, locale }) =>
    changed.has(`pages/${token}/${locale}`),
  );
  if (added.length > 0) {
    const updatedAt = core.clock.now();
    await tx.db.insert(pages).values(added.map((page) => ({ siteId, ...page, updatedAt })));
  }
};

/** Makes a content what visitors see. */
const writeContent = async (tx: Tx, siteId: number, next: SiteContent): Promise<void> => {
  const { site, companyId, company, domains } = toRows(next);
  const [row] = await tx.db
    .select({ settings: sites.settings })
    .from(sites)
    .where(eq(sites.id, siteId));
  // A setting that only another release knows stays.
  const settings = { ...row?.settings, ...site.settings };
  await tx.db
    .update(sites)
    .set({ settings, companyId, domainLanguage: site.domainLanguage })
    .where(eq(sites.id, siteId));
  await tx.db.update(companies).set(company).where(eq(companies.id, companyId));
  await tx.db
    .delete(siteDomains)
    .where(and(eq(siteDomains.siteId, siteId), notInArray(siteDomains.domain, [...domains])));
  for (const [index, domain] of domains.entries()) {
    const main = index === 0;
    await tx.db
      .insert(siteDomains)
      .values({ domain, siteId, main })
      .onConflictDoUpdate({ target: siteDomains.domain, set: { main } });
  }
};

interface NewVersion {
  readonly content: SiteContent;
  readonly changes: (typeof siteVersions.$inferInsert)['changes'];
  readonly publishedBy: string | null;
  readonly note: string;
  readonly restoredFrom: number | null;
}

/** Adds a version to the history of a site; its number. */
export const addVersion = async (
  core: Core,
  tx: Tx,
  siteId: number,
  number: number,
  version: NewVersion,
): Promise<void> => {
  await tx.db
    .insert(siteVersions)
    .values({ siteId, number, publishedAt: core.clock.now(), ...version });
};

/** Keeps what was made outside of the console, so that it can be restored as well; the last number. */
const keepForeign = async (
  core: Core,
  tx: Tx,
  siteId: number,
  live: SiteContent,
): Promise<number> => {
  const last = await findLastVersion(tx.db, siteId);
  const changes = last ? compareWithVersion(last.content, live) : [];
  if (last && changes.length === 0) return last.number;
  const number = (last?.number ?? 0) + 1;
  const foreign = { content: live, changes, publishedBy: null, note: '', restoredFrom: null };
  await addVersion(core, tx, siteId, number, foreign);
  return number;
};

/** Gives the other sites of a company their version of what changes of it. */
const addToOtherSites = async (
  core: Core,
  tx: Tx,
  { siteId, companyId }: { readonly siteId: number; readonly companyId: number },
  { changes, ...version }: Omit<NewVersion, 'content'>,
): Promise<void> => {
  const ofCompany = changes.filter(({ field }) => isCompanyField(field));
  if (ofCompany.length === 0) return;
  const fields = Object.fromEntries(ofCompany.map(({ field, new: value }) => [field, value]));
  for (const { id } of await findCompanySites(tx.db, companyId, siteId)) {
    const rows = await findSiteRows(tx.db, id);
    if (!rows) continue;
    const live = toContent(rows);
    const number = (await keepForeign(core, tx, id, live)) + 1;
    const content = { ...live, ...fields };
    await addVersion(core, tx, id, number, { ...version, content, changes: ofCompany });
  }
};

/** Makes a new version of what was reviewed, and shows it to visitors. */
export const publishDraft = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, reviewed, note }: CheckedInput<typeof sitePublish>['body'],
): Promise<{ version: number }> => {
  await lockByName(tx, SITES_LOCK);
  const { draft, rows, changes: drafted } = await lockDraft(tx, caller, site);
  if (drafted.length === 0) throw new Refusal('draft_empty');
  const review = await reviewRows(core, tx.db, caller, site, rows, drafted);
  if (review.token !== reviewed) throw new Refusal('draft_changed');
  if (review.problems.length > 0 || review.changes.length === 0) throw new Refusal('draft_unfit');
  const live = toContent(rows);
  const { next, rows: chosen } = review.reviewed;
  const { companyId } = chosen;
  const version = (await keepForeign(core, tx, site, live)) + 1;
  if (review.changes.some(({ field }) => isCompanyField(field)))
    await keepSeller(tx, companyId, chosen.company);
  if (companyId !== rows.companyId) await leaveCompany(core, tx, site, rows.company);
  const { changes } = review;
  const published = { changes, publishedBy: staffOf(caller).staffId, note };
  await addToOtherSites(
    core,
    tx,
    { siteId: site, companyId },
    { ...published, restoredFrom: null },
  );
  await writeContent(tx, site, next);
  await writePages(core, tx, site, live, next);
  await addVersion(core, tx, site, version, {
    ...published,
    content: next,
    restoredFrom: draft.restoredFrom,
  });
  await emptyDraft(tx, draft);
  tx.afterCommit(() => clearSiteCache(core));
  await writeAudit(core, tx, caller, {
    action: 'site_published',
    site,
    values: { version, changes: review.changes.length },
    reason: note,
  });
  return { version };
};
