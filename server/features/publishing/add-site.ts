import type { companyAdd, siteAdd } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq, max } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { lockByName, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { copyPackages } from '#server/features/billing/index.ts';
import {
  addCompany,
  addSite,
  clearSiteCache,
  defaultSettings,
  starterCompany,
} from '#server/features/site/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { toContent } from './content.ts';
import { requireFounder } from './policy.ts';
import { addVersion, SITES_LOCK } from './publish-draft.ts';
import { findSiteRows, findTakenDomains } from './queries.ts';

const { companies, pages, sites } = tables;

type NewSite = CheckedInput<typeof siteAdd>['body'];
type NewCompany = CheckedInput<typeof companyAdd>['body'];

/** The company of a new site: one that is there, or a new one. */
const findOrAddCompany = async (
  core: Core,
  tx: Tx,
  company: NewSite['company'],
): Promise<number> => {
  if (typeof company === 'number') {
    const [found] = await tx.db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, company));
    if (!found) throw new Refusal('company_not_found');
    return found.id;
  }
  return insertCompany(core, tx, company);
};

const insertCompany = async (core: Core, tx: Tx, company: NewCompany): Promise<number> => {
  const [last] = await tx.db.select({ id: max(companies.id) }).from(companies);
  const id = (last?.id ?? 0) + 1;
  const added = core.clock.now();
  await addCompany(tx, { ...starterCompany, tradenames: [], ...company, id, added });
  return id;
};

/** Makes a company, for a site that shall have another. */
export const foundCompany = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  company: NewCompany,
): Promise<{ id: number }> => {
  requireFounder(caller);
  await lockByName(tx, SITES_LOCK);
  const id = await insertCompany(core, tx, company);
  await writeAudit(core, tx, caller, { action: 'company_added', values: { name: company.name } });
  return { id };
};

/** Makes a site. A copy takes over settings, pages and prices; one from nothing lets nobody join yet. */
export const foundSite = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { name, domain, copy_of: copyOf, company }: NewSite,
): Promise<{ id: number }> => {
  requireFounder(caller);
  await lockByName(tx, SITES_LOCK);
  const source = copyOf === undefined ? null : await findSiteRows(tx.db, copyOf);
  if (copyOf !== undefined && !source) throw new Refusal('site_not_found');
  if ((await findTakenDomains(tx.db, [domain], null)).length > 0) throw new Refusal('domain_taken');
  const companyId = await findOrAddCompany(core, tx, company);
  const [last] = await tx.db.select({ id: max(sites.id) }).from(sites);
  const id = (last?.id ?? 0) + 1;
  const settings = source?.site.settings ?? { ...defaultSettings, signups: 'closed' as const };
  await addSite(tx, {
    id,
    companyId,
    domainLanguage: source?.site.domainLanguage ?? 'en',
    isDefault: false,
    domains: [domain],
    settings: { ...settings, name },
  });
  if (source && copyOf !== undefined) {
    const updatedAt = core.clock.now();
    const copied = source.pages.map(({ token, locale, title, body }) => ({
      siteId: id,
      token,
      locale,
      title,
      body,
      updatedAt,
    }));
    if (copied.length > 0) await tx.db.insert(pages).values(copied);
    await copyPackages(tx, copyOf, id);
  }
  await keepFirstVersion(core, tx, caller, id);
  tx.afterCommit(() => clearSiteCache(core));
  await writeAudit(core, tx, caller, {
    action: 'site_added',
    site: id,
    values: { name, domain, ...(copyOf !== undefined && { copy: copyOf }) },
  });
  return { id };
};

/** A site begins its history as it was made. */
const keepFirstVersion = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  siteId: number,
): Promise<void> => {
  const rows = await findSiteRows(tx.db, siteId);
  if (!rows) throw new Error(`Site ${siteId} is missing.`);
  await addVersion(core, tx, siteId, 1, {
    content: toContent(rows),
    changes: [],
    publishedBy: staffOf(caller).staffId,
    note: '',
    restoredFrom: null,
  });
};
