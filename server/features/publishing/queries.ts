import { and, asc, count, desc, eq, inArray, ne, sql } from '#server/db/sql.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { SiteRows } from './content.ts';

const {
  companies,
  pages,
  profiles,
  siteChanges,
  siteDomains,
  siteDrafts,
  sites,
  siteVersions,
  staff,
} = tables;

export interface FoundSite extends SiteRows {
  readonly company: typeof companies.$inferSelect;
  readonly closedAt: Date | null;
}

/** Everything that the tables hold of a site, with what names it. */
export const findSiteRows = async (db: Db, id: number): Promise<FoundSite | null> => {
  const [found] = await db
    .select({ site: sites, company: companies })
    .from(sites)
    .innerJoin(companies, eq(companies.id, sites.companyId))
    .where(eq(sites.id, id));
  if (!found) return null;
  const domains = await db.select().from(siteDomains).where(eq(siteDomains.siteId, id));
  const { site, company } = found;
  return {
    companyId: site.companyId,
    closedAt: site.closedAt,
    site,
    company,
    domains: [true, false].flatMap((isMain) =>
      domains
        .filter(({ main }) => main === isMain)
        .map(({ domain }) => domain)
        .toSorted(),
    ),
    pages: await db
      .select()
      .from(pages)
      .where(eq(pages.siteId, id))
      .orderBy(asc(pages.token), asc(pages.locale)),
  };
};

/** The same as if the company were behind it that a draft or a version names, if it names one. */
export const withCompany = async (
  db: Db,
  rows: FoundSite,
  companyId: unknown,
): Promise<FoundSite> => {
  if (typeof companyId !== 'number' || companyId === rows.companyId) return rows;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Refusal('company_not_found');
  return { ...rows, companyId, company };
};

/** The companies that there are, by id. */
export const findCompanies = (db: Db) =>
  db.select({ id: companies.id, name: companies.name }).from(companies).orderBy(asc(companies.id));

/** The draft of a site, if it ever had one. */
export const findDraft = async (db: Db, siteId: number) =>
  (await db.select().from(siteDrafts).where(eq(siteDrafts.siteId, siteId)))[0];

/** What is changed in the draft of a site, with the names of those who did. */
export const findChanges = (db: Db, siteId: number) =>
  db
    .select({
      field: siteChanges.field,
      // A text such as "1984" would be taken for a number if it were read as the column.
      value: sql`${siteChanges.value}::text`.mapWith((json: string): unknown => JSON.parse(json)),
      revision: siteChanges.revision,
      at: siteChanges.changedAt,
      by: { id: staff.id, name: staff.name },
    })
    .from(siteChanges)
    .innerJoin(staff, eq(staff.id, siteChanges.changedBy))
    .where(eq(siteChanges.siteId, siteId))
    .orderBy(asc(siteChanges.field));

export type Change = Awaited<ReturnType<typeof findChanges>>[number];

/** The latest version of a site. */
export const findLastVersion = async (db: Db, siteId: number) =>
  (
    await db
      .select({
        number: siteVersions.number,
        content: siteVersions.content,
        publishedAt: siteVersions.publishedAt,
        by: { id: staff.id, name: staff.name },
      })
      .from(siteVersions)
      .leftJoin(staff, eq(staff.id, siteVersions.publishedBy))
      .where(eq(siteVersions.siteId, siteId))
      .orderBy(desc(siteVersions.number))
      .limit(1)
  )[0];

/** The other sites of a company. */
export const findCompanySites = (db: Db, companyId: number, siteId: number) =>
  db
    .select({ id: sites.id, name: sql<string>`${sites.settings}->>'name'` })
    .from(sites)
    .where(and(eq(sites.companyId, companyId), ne(sites.id, siteId)))
    .orderBy(asc(sites.id));

/** Which of some domains other sites have. */
export const findTakenDomains = (db: Db, domains: readonly string[], siteId: number | null) =>
  db
    .select({ domain: siteDomains.domain })
    .from(siteDomains)
    .where(
      and(
        inArray(siteDomains.domain, [...domains]),
        siteId === null ? undefined : ne(siteDomains.siteId, siteId),
      ),
    );

/** How many members a site has in some countries. */
export const countMembersIn = async (
  db: Db,
  siteId: number,
  countries: readonly string[],
): Promise<number> => {
  if (countries.length === 0) return 0;
  const [row] = await db
    .select({ members: count() })
    .from(profiles)
    .where(and(eq(profiles.siteId, siteId), inArray(profiles.country, [...countries])));
  return row?.members ?? 0;
};
