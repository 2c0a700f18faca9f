import { siteSettings } from '../../../contract/site.ts';
import type { Core, Site } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { messageCostsOf } from './message-costs.ts';
import { findCompany, findDomains, findOffers, findSites } from './queries.ts';

interface Directory {
  readonly byId: ReadonlyMap<number, Site>;
  readonly byDomain: ReadonlyMap<string, Site>;
  readonly fallback: Site;
}

/** Every request needs its site, and sites change a few times a year: kept for a moment per process. */
const KEEP_MS = 5000;

interface Kept {
  /** Asked for by requests, which share it while it is on its way. */
  readonly coming: Promise<Directory>;
  /** Once it is there. */
  directory: Directory | null;
  readonly until: number;
}

const kept = new WeakMap<Core, Kept>();

const load = async (db: Db): Promise<Directory> => {
  const [rows, domains] = [await findSites(db), await findDomains(db)];
  const offers = await findOffers(db);
  const byId = new Map<number, Site>();
  let fallback: Site | undefined;
  for (const row of rows) {
    const own = domains.filter((entry) => entry.siteId === row.id);
    const settings = siteSettings.parse(row.settings);
    const site: Site = {
      id: row.id,
      companyId: row.companyId,
      domain: (own.find((entry) => entry.main) ?? own[0])?.domain ?? 'localhost',
      domainLanguage: row.domainLanguage,
      settings,
      messageCosts: messageCostsOf(
        settings,
        offers.filter(({ siteId }) => siteId === row.id),
      ),
    };
    byId.set(row.id, site);
    if (row.isDefault) fallback = site;
  }
  if (!fallback) throw new Error('No site is marked as the default one.');
  const byDomain = new Map<string, Site>();
  for (const { domain, siteId } of domains) {
    const site = byId.get(siteId);
    if (site) byDomain.set(domain, site);
  }
  return { byId, byDomain, fallback };
};

const directoryOf = (core: Core): Promise<Directory> => {
  const known = kept.get(core);
  if (known && known.until > Date.now()) return known.coming;
  const coming = load(core.db);
  const entry: Kept = { coming, directory: null, until: Date.now() + KEEP_MS };
  kept.set(core, entry);
  coming.then(
    (directory) => {
      entry.directory = directory;
    },
    () => kept.delete(core),
  );
  return coming;
};

/** Inside a transaction nobody waits for what others ask: it might be waiting for this very one. */
const directoryWithin = async (core: Core, db: Db): Promise<Directory> => {
  const known = kept.get(core);
  return known?.directory && known.until > Date.now() ? known.directory : load(db);
};

/** The site of a host name; an unknown host gets the default site. */
export const siteOf = async (core: Core, host: string): Promise<Site> => {
  const { byDomain, fallback } = await directoryOf(core);
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return byDomain.get(name) ?? byDomain.get(name.replace(/^www\./, '')) ?? fallback;
};

/** A site by its number, for work that no request began; inside a transaction by its own handle. */
export const siteById = async (core: Core, id: number, db?: Db): Promise<Site | undefined> =>
  (await (db ? directoryWithin(core, db) : directoryOf(core))).byId.get(id);

const companies = new WeakMap<Site, ReturnType<typeof findCompany>>();

/** The company behind a site, kept as long as the site is. */
export const companyOf = (core: Core, site: Site): ReturnType<typeof findCompany> => {
  const known = companies.get(site);
  if (known) return known;
  const company = findCompany(core.db, site.companyId);
  companies.set(site, company);
  company.catch(() => companies.delete(site));
  return company;
};

/** Makes this process read the sites again at the next request. */
export const forgetSites = (core: Core): void => void kept.delete(core);

/** All sites as they are at this moment, for work inside a transaction. */
export const readSites = async (db: Db): Promise<Pick<Site, 'id' | 'companyId' | 'settings'>[]> =>
  (await findSites(db)).map(({ id, companyId, settings }) => ({
    id,
    companyId,
    settings: siteSettings.parse(settings),
  }));
