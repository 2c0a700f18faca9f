import type { Core, Site } from '#server/core/index.ts';
import { readSites, siteById } from '#server/features/site/index.ts';

/** A company with all its sites, by their ids. */
export interface Company {
  readonly id: number;
  readonly sites: ReadonlyMap<number, Site>;
  readonly first: Site;
}

/** The companies that have sites. */
export const findCompanies = async (core: Core): Promise<Company[]> => {
  const companies = Map.groupBy(await readSites(core, core.db), ({ companyId }) => companyId);
  const found: Company[] = [];
  for (const [id, rows] of companies) {
    const sites = new Map<number, Site>();
    for (const row of rows) {
      const site = await siteById(core, row.id);
      if (site) sites.set(row.id, site);
    }
    const [first] = sites.values();
    if (first) found.push({ id, sites, first });
  }
  return found.toSorted((one, other) => one.id - other.id);
};
