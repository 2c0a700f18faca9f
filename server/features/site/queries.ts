import type { Locale } from '#contract/locales.ts';
import { and, eq, max, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';

const { companies, giftLists, packages, pages, siteDomains, sites } = tables;

export const findSites = (db: Db) => db.select().from(sites).orderBy(sites.id);

export const findDomains = (db: Db) => db.select().from(siteDomains).orderBy(siteDomains.domain);

/** What all sites sell, and what they no longer do. */
export const findPackagePrices = (db: Db) =>
  db
    .select({
      siteId: packages.siteId,
      country: packages.country,
      credits: packages.credits,
      minor: packages.minor,
      active: packages.active,
    })
    .from(packages);

/** Which gifts sites offer that do not offer all of them. */
export const findGiftLists = (db: Db) =>
  db.select({ siteId: giftLists.siteId, offered: giftLists.offered }).from(giftLists);

/** What the pages of operators are called. */
export const findPageTitles = (db: Db) =>
  db
    .select({
      siteId: pages.siteId,
      token: pages.token,
      locale: pages.locale,
      title: pages.title,
    })
    .from(pages);

export const findCompany = async (db: Db, id: number) =>
  (await db.select().from(companies).where(eq(companies.id, id)))[0];

/** Which pages an operator wrote, in which languages, and when each was changed last. */
export const findOperatorPages = (db: Db, siteId: number) =>
  db
    .select({
      token: pages.token,
      changed: max(pages.updatedAt),
      locales: sql<Locale[]>`array_agg(${pages.locale} order by ${pages.locale})`,
    })
    .from(pages)
    .where(eq(pages.siteId, siteId))
    .groupBy(pages.token)
    .orderBy(pages.token);

const isOfPage = and(
  eq(pages.siteId, sql.placeholder('site')),
  eq(pages.token, sql.placeholder('token')),
);

const lastChange = prepared((db) =>
  db
    .select({ at: max(pages.updatedAt) })
    .from(pages)
    .where(isOfPage)
    .prepare('find_last_page_change'),
);

/** When a page that an operator wrote was last changed, in any language. */
export const findLastChange = async (db: Db, site: number, token: string): Promise<Date | null> =>
  (await lastChange(db).execute({ site, token }))[0]?.at ?? null;

const pageTranslations = prepared((db) =>
  db.select().from(pages).where(isOfPage).orderBy(pages.locale).prepare('find_page_translations'),
);

/** A page that an operator wrote, in all its languages. */
export const findPageTranslations = (db: Db, site: number, token: string) =>
  pageTranslations(db).execute({ site, token });
