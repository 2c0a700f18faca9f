import { isServedCountry, timeZoneOf } from '#contract/countries.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from '#server/db/sql.ts';
import { and, asc, eq, inArray, or, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

/** A site, and where its clock goes. */
export interface SiteZone {
  readonly id: number;
  readonly zone: string;
}

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

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether something was in some days, each in the time of its site; undefined for all days. */
export const isInDays = (
  zones: readonly SiteZone[],
  site: PgColumn,
  at: PgColumn | SQL,
  { from, to }: Days,
): SQL | undefined => {
  if (from === undefined && to === undefined) return undefined;
  const ofZones = [...Map.groupBy(zones, ({ zone }) => zone)].map(([zone, own]) =>
    and(
      inArray(
        site,
        own.map(({ id }) => id),
      ),
      from === undefined ? undefined : sql`${at} >= ${from}::date::timestamp at time zone ${zone}`,
      to === undefined ? undefined : sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`,
    ),
  );
  return and(
    // So that an index over time finds it, wherever clocks go.
    from === undefined ? undefined : sql`${at} >= ${from}::date - 1`,
    to === undefined ? undefined : sql`${at} < ${to}::date + 2`,
    or(...ofZones),
  );
};
