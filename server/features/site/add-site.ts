import { siteSettings } from '#contract/site.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { lockByName } from '#server/core/index.ts';
import { tables, runLong } from '#server/db/index.ts';
import type { Company, SiteDraft } from './draft.ts';
import { findSites } from './queries.ts';
import { starterCompany, starterSite } from './starter.ts';

const { companies, siteDomains, sites } = tables;

/** Adds a company. */
export const addCompany = async (tx: Tx, company: Company): Promise<void> => {
  await tx.db.insert(companies).values(company);
};

/** Adds a site with its domains, after checking its settings. */
export const addSite = async (tx: Tx, draft: SiteDraft): Promise<void> => {
  const { domains, ...site } = draft;
  await tx.db.insert(sites).values({ ...site, settings: siteSettings.parse(site.settings) });
  await tx.db
    .insert(siteDomains)
    .values(domains.map((domain, i) => ({ domain, siteId: site.id, main: i === 0 })));
};

/**
 * An installation without demo data begins with one site that its operator fills in. Processes that
 * start together wait here for the first of them, which may take longer than a request.
 */
export const ensureSite = (core: Core): Promise<void> =>
  runLong(() =>
    core.transact(async (tx) => {
      await lockByName(tx, 'first-site');
      if (core.config.demo || (await findSites(tx.db)).length > 0) return;
      await addCompany(tx, starterCompany);
      await addSite(tx, starterSite);
    }),
  );
