import type { PackageDraft, priceListSave } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { formatPrice } from '#contract/core/money.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf, minCharge } from '#contract/countries.ts';
import { and, desc, eq, inArray } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { fieldError, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { findPackages } from '../offers/packages.ts';
import { findVersions, readPriceList, requirePricedSite } from './list-prices.ts';

const { packages, priceVersions } = tables;

/**
 * Refuses prices that make no sense together: each package is larger than the one before, costs more,
 * and not more for a credit.
 */
const checkPrices = (
  { settings }: Site,
  country: ServedCountry,
  drafts: readonly PackageDraft[],
): void => {
  const currency = currencyOf[country];
  const least = minCharge[currency];
  for (const [at, { credits, minor }] of drafts.entries()) {
    const before = drafts[at - 1];
    if (minor < least) {
      const minimum = formatPrice(least, currency, 'en');
      throw new Refusal('prices_below_minimum', { values: { credits, minimum } });
    }
    if (credits < settings.message_credits) {
      const values = { credits, message: settings.message_credits };
      throw new Refusal('prices_no_message', { values });
    }
    if (before && (credits <= before.credits || minor <= before.minor)) {
      throw new Refusal('prices_not_rising', { values: { credits } });
    }
    if (before && minor * before.credits > before.minor * credits) {
      throw new Refusal('prices_dearer', { values: { credits } });
    }
  }
};

/** Makes the next version; whoever changed an older one than the latest learns who was faster. */
const addVersion = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, country, version, packages: drafts, reason }: CheckedInput<typeof priceListSave>['body'],
): Promise<void> => {
  const [latest] = await findVersions(tx.db, site, country, 1);
  const isLatest = (latest?.version ?? 0) === version;
  const row = {
    siteId: site,
    country,
    version: version + 1,
    packages: drafts,
    changedBy: staffOf(caller).staffId,
    changedAt: core.clock.now(),
    reason,
  };
  const added = isLatest
    ? await tx.db.insert(priceVersions).values(row).onConflictDoNothing().returning()
    : [];
  if (added.length > 0) return;
  const [other] = await findVersions(tx.db, site, country, 1);
  throw new Refusal('prices_changed', {
    values: { name: other?.changedBy.name ?? '', version: other?.version ?? 0 },
  });
};

/** Sells these and nothing else. What goes stays for the orders that name it, and may come back. */
const replacePackages = async (
  tx: Tx,
  siteId: number,
  country: ServedCountry,
  drafts: readonly PackageDraft[],
): Promise<void> => {
  const rows = await tx.db
    .select()
    .from(packages)
    .where(and(eq(packages.siteId, siteId), eq(packages.country, country)))
    .orderBy(desc(packages.active), desc(packages.id))
    .for('update');
  const kept: number[] = [];
  for (const { credits, minor } of drafts) {
    const row = rows.find((one) => one.credits === credits);
    if (row) kept.push(row.id);
    if (!row) await tx.db.insert(packages).values({ siteId, country, credits, minor });
    else if (row.minor !== minor || !row.active) {
      await tx.db.update(packages).set({ minor, active: true }).where(eq(packages.id, row.id));
    }
  }
  const gone = rows.filter(({ id, active }) => active && !kept.includes(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.db.update(packages).set({ active: false }).where(inArray(packages.id, gone));
  }
};

const inWords = (country: ServedCountry, drafts: readonly PackageDraft[]): string =>
  drafts
    .map(({ credits, minor }) => `${credits}: ${formatPrice(minor, currencyOf[country], 'en')}`)
    .join(', ');

/** Changes what a site sells in a country. Orders that were begun have their price in themselves. */
export const savePriceList = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: CheckedInput<typeof priceListSave>['body'],
): Promise<Answer<typeof priceListSave>> => {
  const { country, packages: drafts, reason } = body;
  const site = await requirePricedSite(core, caller, body.site, tx.db);
  if (!site.settings.countries.includes(country)) {
    throw new Refusal('invalid_input', { fields: { country: fieldError('unknown_choice') } });
  }
  checkPrices(site, country, drafts);
  await addVersion(core, tx, caller, body);
  const before = await findPackages(tx.db, site, country);
  await replacePackages(tx, site.id, country, drafts);
  // The price of a message is part of what is kept of a site.
  tx.afterCommit(() => clearSiteCache(core));
  const list = await readPriceList(tx.db, site, country);
  await writeAudit(core, tx, caller, {
    action: 'prices_changed',
    site: site.id,
    target: ['prices', country],
    values: {
      country,
      version: list.version,
      before: inWords(country, before),
      after: inWords(country, drafts),
    },
    reason,
  });
  return list;
};
