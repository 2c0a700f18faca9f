import type { siteList, siteRead, SiteRow } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { asc, count, desc, eq, inArray } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { baseOf } from './content.ts';
import { readDraft } from './edit-draft.ts';
import { editableSites, mayEdit, requireEditor } from './policy.ts';
import {
  findCompanies,
  findCompanySites,
  findLastVersion,
  findSiteRows,
  withCompany,
} from './queries.ts';

const { companies, siteChanges, siteDomains, sites, siteVersions } = tables;

/** What lists tell of sites; settings that do not fit are told as far as they do. */
const readRows = async (db: Db, ids: 'all' | readonly number[]): Promise<SiteRow[]> => {
  const rows = await db
    .select({ site: sites, company: companies.name })
    .from(sites)
    .innerJoin(companies, eq(companies.id, sites.companyId))
    .where(ids === 'all' ? undefined : inArray(sites.id, [...ids]))
    .orderBy(asc(sites.id));
  const domains = await db
    .select()
    .from(siteDomains)
    .orderBy(desc(siteDomains.main), asc(siteDomains.domain));
  const published = await db
    .selectDistinctOn([siteVersions.siteId], {
      siteId: siteVersions.siteId,
      number: siteVersions.number,
      at: siteVersions.publishedAt,
    })
    .from(siteVersions)
    .orderBy(siteVersions.siteId, desc(siteVersions.number));
  const drafted = await db
    .select({ siteId: siteChanges.siteId, changes: count() })
    .from(siteChanges)
    .groupBy(siteChanges.siteId);
  return rows.map(({ site: { id, settings, isDefault, closedAt }, company }) => {
    const known: Readonly<Record<string, unknown>> = settings;
    const last = published.find(({ siteId }) => siteId === id);
    return {
      id,
      name: String(known['name']),
      domain: domains.find(({ siteId }) => siteId === id)?.domain ?? '',
      company,
      niche: Number.isInteger(settings.niche) ? settings.niche : 1,
      signups: String(known['signups']),
      is_default: isDefault,
      closed_at: closedAt?.toISOString() ?? null,
      version: last?.number ?? 0,
      published_at: last?.at.toISOString() ?? null,
      changes: drafted.find(({ siteId }) => siteId === id)?.changes ?? 0,
    };
  });
};

/** The sites that somebody may edit. */
export const listEditableSites = async (
  { db }: Core,
  caller: Caller,
): Promise<Answer<typeof siteList>> => {
  const mayAdd = mayEdit(caller, null);
  return {
    sites: await readRows(db, editableSites(caller)),
    companies: mayAdd ? await findCompanies(db) : [],
    may_add: mayAdd,
  };
};

/** A site as it is and as its draft has it. */
export const readSite = async (
  { db }: Core,
  caller: Caller,
  siteId: number,
): Promise<Answer<typeof siteRead>> => {
  requireEditor(caller, siteId);
  const rows = await findSiteRows(db, siteId);
  const [row] = await readRows(db, [siteId]);
  if (!rows || !row) throw new Refusal('site_not_found');
  const draft = await readDraft(db, siteId);
  const drafted = draft.changes.find(({ field }) => field === 'company')?.value;
  const chosen = await withCompany(db, rows, drafted);
  const others = await findCompanySites(db, chosen.companyId, siteId);
  const mayChoose = mayEdit(caller, null);
  const own = [rows.companyId, chosen.companyId];
  return {
    row,
    live: baseOf(rows, chosen),
    draft,
    published_by: (await findLastVersion(db, siteId))?.by ?? null,
    company_sites: others.map(({ name }) => name),
    companies: (await findCompanies(db)).filter(({ id }) => mayChoose || own.includes(id)),
    may_add_company: mayChoose,
  };
};
