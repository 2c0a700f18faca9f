import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import { tables } from '../../db/index.ts';

const { companies, pages, siteDomains, sites } = tables;

export const findSites = (db: Db) => db.select().from(sites).orderBy(sites.id);

export const findDomains = (db: Db) => db.select().from(siteDomains).orderBy(siteDomains.domain);

export const findCompany = async (db: Db, id: number) =>
  (await db.select().from(companies).where(eq(companies.id, id)))[0];

export const findPages = (db: Db, siteId: number, token: string, locales: readonly string[]) =>
  db
    .select()
    .from(pages)
    .where(
      and(eq(pages.siteId, siteId), eq(pages.token, token), inArray(pages.locale, [...locales])),
    );
