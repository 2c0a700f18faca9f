import { and, asc, count, desc, eq, gt, sql } from '#server/db/sql.ts';
import type { CreditPackage, packages as endpoint } from '#contract/billing/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { currencyOf } from '#contract/countries.ts';
import { prorate } from '#contract/core/money.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { starterPackages } from '#server/features/site/index.ts';
import { findBuyer, paymentCountryOf } from './buyer.ts';
import { findActiveDiscount, activeDiscountView } from './discounts.ts';
import { availableMethods } from './payment-methods.ts';
import { priceIn, taxBpOf } from './prices.ts';
import { findTaxPlace } from './tax.ts';

const { orders, packages } = tables;

export type Package = typeof packages.$inferSelect;

const isSoldIn = (siteId: number, country: string) =>
  and(eq(packages.siteId, siteId), eq(packages.country, country));

/** What a site sells in a country; a country nobody has set prices for begins with the usual ones. */
export const findPackages = async (
  db: Db,
  site: Site,
  country: ServedCountry,
): Promise<Package[]> => {
  const findRows = () =>
    db.select().from(packages).where(isSoldIn(site.id, country)).orderBy(asc(packages.credits));
  let rows = await findRows();
  if (rows.length === 0) {
    const starter = starterPackages(country, site.settings.message_credits);
    await db
      .insert(packages)
      .values(starter.map((row) => ({ ...row, siteId: site.id, country })))
      .onConflictDoNothing();
    rows = await findRows();
  }
  return rows.filter(({ active }) => active);
};

const MOST_CHOSEN_DAYS = 90;
/** With fewer orders no package counts as the most chosen. */
const MOST_CHOSEN_MIN_ORDERS = 20;
const MOST_CHOSEN_CACHE_MS = 600_000;

const mostChosenCache = new WeakMap<
  Core,
  Map<number, { until: number; id: Promise<number | null> }>
>();

/** The package that was really bought most of late; null while that says nothing. */
const findMostChosen = (core: Core, siteId: number): Promise<number | null> => {
  const cacheBySite =
    mostChosenCache.get(core) ?? new Map<number, { until: number; id: Promise<number | null> }>();
  mostChosenCache.set(core, cacheBySite);
  const now = core.clock.now();
  const cached = cacheBySite.get(siteId);
  if (cached && cached.until > now.getTime()) return cached.id;
  const id = core.db
    .select({ id: orders.packageId, bought: count() })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        sql`${orders.state} = 'completed'`,
        gt(orders.settledAt, addTime(now, { days: -MOST_CHOSEN_DAYS })),
      ),
    )
    .groupBy(orders.packageId)
    .orderBy(desc(count()))
    .limit(1)
    .then(([first]) => (first && first.bought >= MOST_CHOSEN_MIN_ORDERS ? first.id : null));
  cacheBySite.set(siteId, { until: now.getTime() + MOST_CHOSEN_CACHE_MS, id });
  id.catch(() => cacheBySite.delete(siteId));
  return id;
};

export const packageView = (
  { settings }: Site,
  { id, credits, minor, country }: Package,
  discountBp: number | null,
  mostChosenId: number | null = null,
): CreditPackage => {
  const price = priceIn(country as ServedCountry, minor, discountBp);
  return {
    id,
    credits,
    messages: Math.floor(credits / Math.max(settings.message_credits, 1)),
    list_minor: minor,
    minor: price,
    message_minor: prorate(price, settings.message_credits, credits),
    most_chosen: id === mostChosenId,
  };
};

/** What credits cost the caller, and how they can be paid. */
export const readPackages = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof endpoint>> => {
  const { site, session } = caller;
  const now = core.clock.now();
  const buyer = session?.user ? await findBuyer(core.db, session.userId) : null;
  const country = paymentCountryOf(site, buyer, caller);
  const discount = buyer && (await findActiveDiscount(core.db, site, buyer, now));
  const tax = buyer && (await findTaxPlace(core, core.db, buyer, country, caller.geoipCountry));
  const mostChosenId = await findMostChosen(core, site.id);
  const rows = await findPackages(core.db, site, country);
  return {
    country,
    currency: currencyOf[country],
    tax_bp: taxBpOf[tax?.country ?? country],
    packages: rows.map((row) => packageView(site, row, discount?.valueBp ?? null, mostChosenId)),
    methods: availableMethods(core, site, country),
    discount: activeDiscountView(site, discount, now),
  };
};
