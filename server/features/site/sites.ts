import type { Core, Site } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import type { Db } from '../../db/index.ts';
import { messageCostsOf } from './message-costs.ts';
import { findCompany, findDomains, findOffers, findSites } from './queries.ts';
import { countWrong, keepOnly, settingsOf } from './settings-of.ts';

/** Null stands for a site whose settings never fitted: it is there, and cannot be served. */
interface Directory {
  readonly byId: ReadonlyMap<number, Site | null>;
  readonly byDomain: ReadonlyMap<string, Site | null>;
  readonly fallback: Site | null;
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

/** Seconds after which it is worth asking again for a site that cannot be served. */
const RETRY_AFTER = 60;

const kept = new WeakMap<Core, Kept>();

const load = async (core: Core, db: Db): Promise<Directory> => {
  const [rows, domains] = [await findSites(db), await findDomains(db)];
  const offers = await findOffers(db);
  const byId = new Map<number, Site | null>();
  for (const row of rows) {
    const settings = settingsOf(core, row);
    const own = domains.filter((entry) => entry.siteId === row.id);
    byId.set(
      row.id,
      settings && {
        id: row.id,
        companyId: row.companyId,
        domain: (own.find((entry) => entry.main) ?? own[0])?.domain ?? 'localhost',
        domainLanguage: row.domainLanguage,
        settings,
        messageCosts: messageCostsOf(
          settings,
          offers.filter(({ siteId }) => siteId === row.id),
        ),
      },
    );
  }
  keepOnly(core, [...byId.keys()]);
  const fallback = rows.find(({ isDefault }) => isDefault);
  if (!fallback) throw new Error('No site is marked as the default one.');
  const byDomain = new Map(
    domains.map(({ domain, siteId }) => [domain, byId.get(siteId) ?? null] as const),
  );
  return { byId, byDomain, fallback: byId.get(fallback.id) ?? null };
};

const directoryOf = (core: Core): Promise<Directory> => {
  const known = kept.get(core);
  if (known && known.until > Date.now()) return known.coming;
  const coming = load(core, core.db);
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
  return known?.directory && known.until > Date.now() ? known.directory : load(core, db);
};

/** The site of a host name; an unknown host gets the default site. One that cannot be served refuses. */
export const siteOf = async (core: Core, host: string): Promise<Site> => {
  const { byDomain, fallback } = await directoryOf(core);
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const known = [name, name.replace(/^www\./, '')].find((domain) => byDomain.has(domain));
  const site = known === undefined ? fallback : byDomain.get(known);
  if (!site) throw new Refusal('unavailable', { values: { retry_after: RETRY_AFTER } });
  return site;
};

/**
 * A site by its number, for work that no request began; inside a transaction by its own handle.
 * Nothing for one that cannot be served now: what is to be done for it waits.
 */
export const siteById = async (core: Core, id: number, db?: Db): Promise<Site | undefined> =>
  (await (db ? directoryWithin(core, db) : directoryOf(core))).byId.get(id) ?? undefined;

/** Lets the metrics tell how many sites have settings that do not fit. */
export const measureSites = (core: Core): void => countWrong(core, () => directoryOf(core));

const companies = new WeakMap<Site, ReturnType<typeof findCompany>>();

/** The company behind a site, kept as long as the site is; inside a transaction by its own handle. */
export const companyOf = (core: Core, site: Site, db?: Db): ReturnType<typeof findCompany> => {
  if (db) return findCompany(db, site.companyId);
  const known = companies.get(site);
  if (known) return known;
  const company = findCompany(core.db, site.companyId);
  companies.set(site, company);
  company.catch(() => companies.delete(site));
  return company;
};

/** Makes this process read the sites again at the next request. */
export const forgetSites = (core: Core): void => void kept.delete(core);

/** All sites as they are at this moment, for work inside a transaction, but for those that cannot be served. */
export const readSites = async (
  core: Core,
  db: Db,
): Promise<Pick<Site, 'id' | 'companyId' | 'settings'>[]> =>
  (await findSites(db)).flatMap((row) => {
    const settings = settingsOf(core, row);
    return settings ? [{ id: row.id, companyId: row.companyId, settings }] : [];
  });
