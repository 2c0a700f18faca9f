import { and, desc, eq, ne, sql } from '../../../db/sql.ts';
import type { PaymentMethod } from '../../../../contract/billing/index.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { servedCountries } from '../../../../contract/countries.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { newId, Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { DEBIT } from '../debits/allowance.ts';
import { findBuyer } from '../offers/buyer.ts';
import type { Discount } from '../offers/discounts.ts';
import { slotOf } from '../offers/discounts.ts';
import type { Quote, Wish } from '../offers/quote.ts';
import { clientIdAt, movedBy, quoteOf } from '../offers/quote.ts';
import { keepTerms } from './agreed-terms.ts';
import type { Order } from './views.ts';

const { discountUses, orders } = tables;

export interface Placing extends Wish {
  readonly userId: string;
  readonly clientId: string;
  readonly method: PaymentMethod;
  /** The price that the buyer has seen. */
  readonly minor: number;
  readonly provider: string;
}

/** Takes a code for an order; whoever is second is refused. */
const claim = async (tx: Tx, { id, siteId, userId }: Order, discount: Discount) => {
  const slot = slotOf(discount, userId ?? '', id);
  const taken = await tx.db
    .insert(discountUses)
    .values({ orderId: id, siteId, code: discount.code, slot })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0) throw new Refusal('code_used');
};

const known = async (tx: Tx, placing: Placing): Promise<Order | null> => {
  const { userId, clientId, packageId, method, minor } = placing;
  const [order] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientId, clientId)));
  if (!order) return null;
  if (order.packageId !== packageId || order.method !== method || order.minor !== minor) {
    throw new Refusal('key_reused');
  }
  return order;
};

/** Asks whether to order although there is another order, which its buyer may not have seen. */
export const meanwhile = ({ id, credits, minor, currency }: Order): Refusal =>
  new Refusal('order_meanwhile', { values: { id, credits, minor, currency } });

/** Whoever is further behind is told that something has changed, but not what. */
const MOST_BEHIND = 10;

/** What the reader of a page had before them when they ordered. */
interface Seen {
  /** What has moved on since the page was made. */
  readonly unseen: readonly Order[];
  readonly taxCountry: ServedCountry;
}

/** When an order moved on first: direct debits do so at once, and are settled days later. */
const movedAt = sql`case when ${orders.provider} = ${DEBIT} then ${orders.createdAt}
  else coalesce(${orders.settledAt}, ${orders.createdAt}) end`;

/** Reads it from the id of the order; null if that is from too long ago, or none of ours. */
const seenBy = async (db: Db, placing: Placing): Promise<Seen | null> => {
  const { userId, clientId, minor } = placing;
  const moved = await db.$count(orders, movedBy(userId));
  const pages = Array.from({ length: MOST_BEHIND + 1 }, (_, behind) =>
    servedCountries.map((taxCountry) => ({ behind, taxCountry })),
  ).flat();
  const page = pages.find(
    ({ behind, taxCountry }) =>
      clientIdAt(userId, placing, { minor, taxCountry }, moved - behind) === clientId,
  );
  if (!page) return null;
  const unseen = await db
    .select()
    .from(orders)
    .where(movedBy(userId))
    .orderBy(desc(movedAt), desc(orders.id))
    .limit(page.behind);
  return { unseen, taxCountry: page.taxCountry };
};

const refusePaid = (seen: Seen | null): void => {
  const paid = seen?.unseen.find(({ state }) => state === 'completed' || state === 'pending');
  if (paid) throw meanwhile(paid);
};

/** Nothing is ordered at another price than was shown, nor with the tax of another country. */
const refuseChanged = (placing: Placing, seen: Seen | null, { minor, tax }: Quote): void => {
  const isPrice = minor !== placing.minor;
  if (!isPrice && tax.country === seen?.taxCountry) return;
  // Whoever was shown this price is told that only the tax is another one.
  const isTax = !isPrice && seen !== null;
  const values = isTax ? { minor, tax_country: tax.country } : { minor };
  throw new Refusal('price_changed', { values });
};

/**
 * Refuses what cannot be ordered, before anything is done about it; and an order from a page that was
 * made before another one moved on: its reader has not seen what there is now.
 */
export const checkPlacing = async (core: Core, site: Site, placing: Placing): Promise<void> => {
  const { db } = core;
  const { userId, clientId } = placing;
  const isThere = and(eq(orders.userId, userId), eq(orders.clientId, clientId));
  if ((await db.$count(orders, isThere)) > 0) return;
  const seen = await seenBy(db, placing);
  refusePaid(seen);
  const quote = await quoteOf(core, db, site, await findBuyer(db, userId), placing);
  refuseChanged(placing, seen?.unseen.length === 0 ? seen : null, quote);
};

const rowOf = (core: Core, siteId: number, placing: Placing, quote: Quote, termsHash: string) => {
  const now = core.clock.now();
  return {
    id: newId(now.getTime()),
    siteId,
    userId: placing.userId,
    clientId: placing.clientId,
    packageId: placing.packageId,
    credits: quote.package.credits,
    country: quote.country,
    currency: quote.currency,
    listMinor: quote.listMinor,
    minor: quote.minor,
    code: quote.discount?.code ?? null,
    discountBp: quote.discountBp,
    taxBp: quote.taxBp,
    taxMinor: quote.taxMinor,
    taxCountry: quote.tax.country,
    taxEvidence: quote.tax.evidence,
    method: placing.method,
    provider: placing.provider,
    state: 'loading' as const,
    termsHash,
    createdAt: now,
  };
};

/** The other orders of a buyer that wait to be paid, or are being paid. */
export const openBeside = (
  { payments }: Core,
  db: Db,
  { userId, clientId }: Pick<Placing, 'userId' | 'clientId'>,
): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'loading'),
        ne(orders.clientId, clientId),
        eq(orders.provider, payments.name),
      ),
    );

/** Refuses an order beside another that is being paid, or was a moment ago, in another tab. */
const refuseBeside = async (core: Core, tx: Tx, placing: Placing): Promise<void> => {
  const [open] = await openBeside(core, tx.db, placing);
  if (open) throw meanwhile(open);
};

/**
 * Writes an order down at the price that its buyer has seen. The same client id is the same order.
 * Tabs take turns at the lock of the buyer, so that the second of two sees the first.
 */
export const placeOrder = async (
  core: Core,
  tx: Tx,
  site: Site,
  placing: Placing,
): Promise<Order> => {
  const { status } = await lockUser(tx, placing.userId);
  const before = await known(tx, placing);
  if (before) return before;
  if (status === 'not_confirmed') throw new Refusal('confirm_first');
  const seen = await seenBy(tx.db, placing);
  refusePaid(seen);
  await refuseBeside(core, tx, placing);
  const buyer = await findBuyer(tx.db, placing.userId);
  const quote = await quoteOf(core, tx.db, site, buyer, placing);
  refuseChanged(placing, seen, quote);
  const { locale } = placing;
  const terms = await keepTerms(core, tx, site, { locale, country: quote.country });
  const [order] = await tx.db
    .insert(orders)
    .values(rowOf(core, site.id, placing, quote, terms))
    .returning();
  if (!order) throw new Error('An order was not written.');
  if (quote.discount) await claim(tx, order, quote.discount);
  return order;
};
