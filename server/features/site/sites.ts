import type { SiteSettings } from '#contract/site.ts';
import type { Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db, tables } from '#server/db/index.ts';
import { forSeveral } from '#server/db/index.ts';
import { messageCostsOf } from './message-costs.ts';
import {
  findCompany,
  findDomains,
  findGiftLists,
  findPackagePrices,
  findPageTitles,
  findSites,
} from './queries.ts';
import { measureInvalidSettings, dropOtherSites, readSettings } from './read-settings.ts';

/** Null stands for a site whose settings never fitted: it is there, and cannot be served. */
interface Directory {
  readonly byId: ReadonlyMap<number, Site | null>;
  readonly byDomain: ReadonlyMap<string, Site | null>;
  /** Those whose hosts are not served; work in the background goes on. */
  readonly closed: ReadonlySet<number>;
  readonly fallback: Site | null;
}

/** Every request needs its site, and sites change a few times a year: kept for a moment per process. */
const CACHE_MS = 5000;

interface CachedDirectory {
  /** Asked for by requests, which share it while it is on its way. */
  readonly pending: Promise<Directory>;
  /** Once it is there. */
  directory: Directory | null;
  readonly until: number;
}

/** Seconds after which it is worth asking again for a site that cannot be served. */
const RETRY_AFTER_SECONDS = 60;

const directoryCache = new WeakMap<Core, CachedDirectory>();

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** As long as the site is kept, or drafted with it. */
const companyCache = new WeakMap<Site, Company>();

type SiteBase = Pick<Site, 'id' | 'companyId' | 'domain' | 'domainLanguage' | 'settings'>;

type PageTitle = Pick<typeof tables.pages.$inferSelect, 'token' | 'locale' | 'title'>;

/** The titles of pages, by page and language. */
const toPageTitles = (settings: SiteSettings, titles: readonly PageTitle[]): Site['pageTitles'] =>
  Object.fromEntries(
    settings.footer_pages.map((page) => [
      page,
      Object.fromEntries(
        titles.filter(({ token }) => token === page).map(({ locale, title }) => [locale, title]),
      ),
    ]),
  );

/** What sites have beside their settings. */
const readSurroundings = async (db: Db) => ({
  packages: await findPackagePrices(db),
  giftLists: await findGiftLists(db),
  titles: await findPageTitles(db),
});

const toSite = (
  base: SiteBase,
  { packages, giftLists, titles }: Awaited<ReturnType<typeof readSurroundings>>,
): Site => ({
  ...base,
  messageCosts: messageCostsOf(
    base.settings,
    packages.filter(({ siteId }) => siteId === base.id),
  ),
  offeredGifts: giftLists.find(({ siteId }) => siteId === base.id)?.offered ?? null,
  pageTitles: toPageTitles(
    base.settings,
    titles.filter(({ siteId }) => siteId === base.id),
  ),
});

/** A site as it would be with other settings, company and pages, which no other request sees. */
export const draftedSite = async (
  db: Db,
  base: SiteBase,
  company: Company,
  pages: readonly PageTitle[],
): Promise<Site> => {
  const site = {
    ...toSite(base, await readSurroundings(db)),
    pageTitles: toPageTitles(base.settings, pages),
  };
  companyCache.set(site, company);
  return site;
};

const loadDirectory = async (core: Core, db: Db): Promise<Directory> => {
  const [rows, domains] = [await findSites(db), await findDomains(db)];
  const surroundings = await readSurroundings(db);
  const byId = new Map<number, Site | null>();
  for (const row of rows) {
    const settings = readSettings(core, row);
    const ownDomains = domains.filter((entry) => entry.siteId === row.id);
    byId.set(
      row.id,
      settings &&
        toSite(
          {
            id: row.id,
            companyId: row.companyId,
            domain:
              (ownDomains.find((entry) => entry.main) ?? ownDomains[0])?.domain ?? 'localhost',
            domainLanguage: row.domainLanguage,
            settings,
          },
          surroundings,
        ),
    );
  }
  dropOtherSites(core, [...byId.keys()]);
  const fallback = rows.find(({ isDefault }) => isDefault);
  if (!fallback) throw new Error('No site is marked as the default one.');
  const byDomain = new Map(
    domains.map(({ domain, siteId }) => [domain, byId.get(siteId) ?? null] as const),
  );
  const closed = new Set(rows.flatMap(({ id, closedAt }) => (closedAt ? [id] : [])));
  return { byId, byDomain, closed, fallback: byId.get(fallback.id) ?? null };
};

const getDirectory = (core: Core): Promise<Directory> => {
  const cached = directoryCache.get(core);
  if (cached && cached.until > Date.now()) return cached.pending;
  const pending = forSeveral(() => loadDirectory(core, core.db));
  const entry: CachedDirectory = { pending, directory: null, until: Date.now() + CACHE_MS };
  directoryCache.set(core, entry);
  pending.then(
    (directory) => {
      entry.directory = directory;
    },
    () => directoryCache.delete(core),
  );
  return pending;
};

/** A transaction never waits for a load under way: that might be waiting for the transaction. */
const getDirectoryInTransaction = async (core: Core, db: Db): Promise<Directory> => {
  const cached = directoryCache.get(core);
  return cached?.directory && cached.until > Date.now()
    ? cached.directory
    : loadDirectory(core, db);
};

/** The site of a host name; an unknown host gets the default site. One that cannot be served refuses. */
export const siteOf = async (core: Core, host: string): Promise<Site> => {
  const { byDomain, closed, fallback } = await getDirectory(core);
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const matchedDomain = [name, name.replace(/^www\./, '')].find((domain) => byDomain.has(domain));
  const site = matchedDomain === undefined ? fallback : byDomain.get(matchedDomain);
  if (!site) throw new Refusal('unavailable', { values: { retry_after: RETRY_AFTER_SECONDS } });
  if (closed.has(site.id)) throw new Refusal('site_closed');
  return site;
};

/**
 * A site by its number, for work that no request began; inside a transaction by its own handle.
 * Nothing for one that cannot be served now: what is to be done for it waits.
 */
export const siteById = async (core: Core, id: number, db?: Db): Promise<Site | undefined> =>
  (await (db ? getDirectoryInTransaction(core, db) : getDirectory(core))).byId.get(id) ?? undefined;

/** All sites that can be served, in the order of their numbers. */
export const listSites = async (core: Core): Promise<Site[]> =>
  [...(await getDirectory(core)).byId.values()].flatMap((site) => site ?? []);

/** Lets the metrics tell how many sites have settings that do not fit. */
export const measureSites = (core: Core): void =>
  measureInvalidSettings(core, () => getDirectory(core));

/** The company behind a site, kept as long as the site is; inside a transaction by its own handle. */
export const companyOf = async (core: Core, site: Site, db?: Db): Promise<Company | undefined> => {
  const cached = companyCache.get(site);
  if (cached) return cached;
  const company = await findCompany(db ?? core.db, site.companyId);
  if (company) companyCache.set(site, company);
  return company;
};

/** Makes this process read the sites again at the next request. */
export const clearSiteCache = (core: Core): void => void directoryCache.delete(core);

/** All sites as they are at this moment, for work inside a transaction, but for those that cannot be served. */
export const readSites = async (
  core: Core,
  db: Db,
): Promise<Pick<Site, 'id' | 'companyId' | 'settings'>[]> =>
  (await findSites(db)).flatMap((row) => {
    const settings = readSettings(core, row);
    return settings ? [{ id: row.id, companyId: row.companyId, settings }] : [];
  });
