import { isServedCountry, timeZoneOf } from '#contract/countries.ts';
import { asc, eq } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { SiteZone } from './span.ts';

const { companies, sites } = tables;

/** Where the clock of each site goes: where its company is. The default site comes first. */
export const readSiteZones = async (db: Db): Promise<SiteZone[]> => {
  const rows = await db
    .select({ id: sites.id, country: companies.country, isDefault: sites.isDefault })
    .from(sites)
    .innerJoin(companies, eq(companies.id, sites.companyId))
    .orderBy(asc(sites.id));
  return rows
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ id, country }) => ({
      id,
      zone: isServedCountry(country) ? timeZoneOf[country] : 'UTC',
    }));
};
