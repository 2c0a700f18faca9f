import type {
  discountPreview,
  priceLists,
  PriceList,
  priceVersions,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf, minCharge } from '#contract/countries.ts';
import { and, asc, desc, eq } from '#server/db/sql.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById, starterPackages } from '#server/features/site/index.ts';
import { requireRight } from '#server/features/staff/index.ts';
import { packageView } from '../offers/packages.ts';
import { includedTax, taxBpOf } from '../offers/prices.ts';

const { packages, priceVersions: versions, staff } = tables;

/** The site whose prices somebody may see and change. */
export const requirePricedSite = async (
  core: Core,
  caller: Caller,
  id: number,
  db?: Db,
): Promise<Site> => {
  requireRight(caller, 'prices.edit', id);
  const site = await siteById(core, id, db);
  if (!site) throw new Refusal('not_found');
  return site;
};

/** The latest versions of a price list, with who made them. */
export const findVersions = (db: Db, siteId: number, country: ServedCountry, limit: number) =>
  db
    .select({
      version: versions.version,
      packages: versions.packages,
      changedAt: versions.changedAt,
      changedBy: { id: staff.id, name: staff.name },
      reason: versions.reason,
    })
    .from(versions)
    .innerJoin(staff, eq(staff.id, versions.changedBy))
    .where(and(eq(versions.siteId, siteId), eq(versions.country, country)))
    .orderBy(desc(versions.version))
    .limit(limit);

/** What is sold in a country, and what was once: each size once, the smallest first. */
const findSizes = async (db: Db, { id: siteId, settings }: Site, country: ServedCountry) => {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.siteId, siteId), eq(packages.country, country)))
    .orderBy(asc(packages.credits), desc(packages.active), desc(packages.id));
  if (rows.length > 0) {
    return rows.filter(({ credits }, at) => credits !== rows[at - 1]?.credits);
  }
  const starters = starterPackages(country, settings.message_credits);
  return starters.map((starter) => ({ ...starter, id: 0, siteId, country, active: true }));
};

export const readPriceList = async (
  db: Db,
  site: Site,
  country: ServedCountry,
): Promise<PriceList> => {
  const sizes = await findSizes(db, site, country);
  const [latest] = await findVersions(db, site.id, country, 1);
  const currency = currencyOf[country];
  return {
    country,
    currency,
    tax_bp: taxBpOf[country],
    min_minor: minCharge[currency],
    version: latest?.version ?? 0,
    changed_at: latest?.changedAt.toISOString() ?? null,
    changed_by: latest?.changedBy ?? null,
    packages: sizes.map((size) => {
      const { credits, minor, messages, message_minor } = packageView(site, size, null);
      const tax_minor = includedTax(minor, taxBpOf[country]);
      return { credits, minor, active: size.active, messages, message_minor, tax_minor };
    }),
  };
};

/** What is sold in a country, as a member with a discount would see it. */
export const previewDiscount = async (
  core: Core,
  caller: Caller,
  { site: siteId, country, value_bp: bp }: CheckedInput<typeof discountPreview>['query'],
): Promise<Answer<typeof discountPreview>> => {
  const site = await requirePricedSite(core, caller, siteId);
  const sizes = await findSizes(core.db, site, country);
  return {
    currency: currencyOf[country],
    packages: sizes
      .filter(({ active }) => active)
      .map((size) => packageView(site, size, bp))
      .map(({ credits, list_minor, minor }) => ({ credits, list_minor, minor })),
  };
};

/** What a site sells in each of its countries. */
export const listPrices = async (
  core: Core,
  caller: Caller,
  { site: siteId }: CheckedInput<typeof priceLists>['query'],
): Promise<Answer<typeof priceLists>> => {
  const site = await requirePricedSite(core, caller, siteId);
  const { countries, message_credits } = site.settings;
  const lists: PriceList[] = [];
  for (const country of countries) lists.push(await readPriceList(core.db, site, country));
  return { message_credits, lists };
};

export const listPriceVersions = async (
  core: Core,
  caller: Caller,
  { site: siteId, country }: CheckedInput<typeof priceVersions>['query'],
): Promise<Answer<typeof priceVersions>> => {
  const site = await requirePricedSite(core, caller, siteId);
  const found = await findVersions(core.db, site.id, country, consoleLimits.prices.versions);
  return {
    versions: found.map(({ version, packages: sold, changedAt, changedBy, reason }) => ({
      version,
      changed_at: changedAt.toISOString(),
      changed_by: changedBy,
      reason,
      packages: [...sold],
    })),
  };
};
