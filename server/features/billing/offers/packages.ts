import { and, asc, count, desc, eq, gt, sql } from '../../../db/sql.ts';
import type { CreditPackage, packages as endpoint } from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf } from '../../../../contract/countries.ts';
import { shareOf } from '../../../../contract/core/money.ts';
import type { Caller, Core, Site } from '../../../core/index.ts';
import { addTime } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { starterPackages } from '../../site/index.ts';
import { findBuyer, payingIn } from './buyer.ts';
import { activeDiscountOf, activeView } from './discounts.ts';
import { methodsIn } from './methods.ts';
import { askedIn, taxOf } from './prices.ts';
import { taxPlaceOf } from './tax.ts';

const { orders, packages } = tables;

export type Package = typeof packages.$inferSelect;

const isOf = (siteId: number, country: string) =>
  and(eq(packages.siteId, siteId), eq(packages.country, country));

/** What a site sells in a country; a country nobody has set prices for begins with the usual ones. */
export const packagesIn = async (
  db: Db,
  site: Site,
  country: ServedCountry,
): Promise<Package[]> => {
  const find = () =>
    db.select().from(packages).where(isOf(site.id, country)).orderBy(asc(packages.credits));
  let rows = await find();
  if (rows.length === 0) {
    const starter = starterPackages(country, site.settings.message_credits);
    await db
      .insert(packages)
      .values(starter.map((one) => ({ ...one, siteId: site.id, country })))
      .onConflictDoNothing();
    rows = await find();
  }
  return rows.filter(({ active }) => active);
};

const CHOSEN_DAYS = 90;
/** Fewer orders say nothing. */
const CHOSEN_LEAST = 20;
const CHOSEN_KEEP_MS = 600_000;

const chosen = new WeakMap<Core, Map<number, { until: number; id: Promise<number | null> }>>();

/** The package that was really bought most of late; null while that says nothing. */
const mostChosen = (core: Core, siteId: number): Promise<number | null> => {
  const ofCore =
    chosen.get(core) ?? new Map<number, { until: number; id: Promise<number | null> }>();
  chosen.set(core, ofCore);
  const now = core.clock.now();
  const kept = ofCore.get(siteId);
  if (kept && kept.until > now.getTime()) return kept.id;
  const id = core.db
    .select({ id: orders.packageId, bought: count() })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        sql`${orders.state} = 'completed'`,
        gt(orders.settledAt, addTime(now, { days: -CHOSEN_DAYS })),
      ),
    )
    .groupBy(orders.packageId)
    .orderBy(desc(count()))
    .limit(1)
    .then(([first]) => (first && first.bought >= CHOSEN_LEAST ? first.id : null));
  ofCore.set(siteId, { until: now.getTime() + CHOSEN_KEEP_MS, id });
  id.catch(() => ofCore.delete(siteId));
  return id;
};

export const packageView = (
  { settings }: Site,
  { id, credits, minor, country }: Package,
  bp: number | null,
  most: number | null = null,
): CreditPackage => {
  const price = askedIn(country as ServedCountry, minor, bp);
  return {
    id,
    credits,
    messages: Math.floor(credits / Math.max(settings.message_credits, 1)),
    list_minor: minor,
    minor: price,
    message_minor: shareOf(price, settings.message_credits, credits),
    most_chosen: id === most,
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
  const country = payingIn(site, buyer, caller);
  const discount = buyer && (await activeDiscountOf(core.db, site, buyer, now));
  const tax = buyer && (await taxPlaceOf(core, core.db, buyer, country, caller.geoipCountry));
  const most = await mostChosen(core, site.id);
  const rows = await packagesIn(core.db, site, country);
  return {
    country,
    currency: currencyOf[country],
    tax_bp: taxOf[tax?.country ?? country],
    packages: rows.map((row) => packageView(site, row, discount?.valueBp ?? null, most)),
    methods: methodsIn(core, site, country),
    discount: activeView(site, discount, now),
  };
};
