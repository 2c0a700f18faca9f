import { and, desc, eq, sql } from '#server/db/sql.ts';
import type { order, PaymentMethod, Seller } from '#contract/billing/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { servedCountries } from '#contract/countries.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { findBuyer } from '../offers/buyer.ts';
import type { Discount } from '../offers/discounts.ts';
import { countUses, slotOf } from '../offers/discounts.ts';
import type { Quote, QuoteRequest } from '../offers/quote.ts';
import { clientIdFor, isProcessedOrderOf, computeQuote } from '../offers/quote.ts';
import { storeTerms } from './agreed-terms.ts';
import { requireConfirmed } from './policy.ts';
import type { Order } from './queries.ts';
import { findOtherOpenOrders, findPlacedOrder } from './queries.ts';
import { currentSeller } from './sellers.ts';

const { discountCodes, discountUses, orders } = tables;

type OrderBody = CheckedInput<typeof order>['body'];

export interface OrderRequest extends QuoteRequest {
  readonly userId: string;
  readonly clientId: string;
  readonly method: PaymentMethod;
  /** The price that the buyer has seen. */
  readonly minor: number;
  readonly provider: string;
}

/** An order as its buyer sends it, whichever way it is paid. */
export const orderRequestOf = (
  caller: Caller,
  body: Pick<OrderBody, 'client_id' | 'package' | 'code' | 'minor'>,
  method: PaymentMethod,
  provider: string,
): OrderRequest => ({
  userId: memberOf(caller),
  clientId: body.client_id,
  packageId: body.package,
  method,
  code: body.code ?? null,
  locale: caller.locale,
  connection: caller.geoipCountry,
  minor: body.minor,
  provider,
});

/** Refuses a code that has been used as often as it may; whoever wants its last use waits here. */
const requireUseLeft = async (tx: Tx, siteId: number, { code, maxUses }: Discount) => {
  if (maxUses === null) return;
  await tx.db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, siteId), eq(discountCodes.code, code)))
    .for('update');
  if ((await countUses(tx.db, siteId, { code })) >= maxUses) throw new Refusal('code_used');
};

/** Claims the discount code for an order; of two orders at once the second is refused. */
const claimDiscount = async (tx: Tx, { id, siteId, userId }: Order, discount: Discount) => {
  await requireUseLeft(tx, siteId, discount);
  const slot = slotOf(discount, userId ?? '', id);
  const claimed = await tx.db
    .insert(discountUses)
    .values({ orderId: id, siteId, code: discount.code, slot })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) throw new Refusal('code_used');
};

/** The order of an earlier request with the same client id, which has to be for the same. */
const findSameOrder = async (tx: Tx, request: OrderRequest): Promise<Order | null> => {
  const { packageId, method, minor } = request;
  const order = await findPlacedOrder(tx.db, request);
  if (!order) return null;
  if (order.packageId !== packageId || order.method !== method || order.minor !== minor) {
    throw new Refusal('key_reused');
  }
  return order;
};

/** Asks whether to order although there is another order, which its buyer may not have seen. */
export const orderMeanwhileRefusal = ({ id, credits, minor, currency }: Order): Refusal =>
  new Refusal('order_meanwhile', { values: { id, credits, minor, currency } });

/** A page that misses more processed orders than these is told that something changed, but not what. */
const MAX_ORDERS_BEHIND = 10;

/** What the page showed from which the buyer ordered. */
interface SeenPage {
  /** What has moved on since the page was made. */
  readonly unseen: readonly Order[];
  readonly taxCountry: ServedCountry;
}

/** When an order was processed: direct debits at once, although they are settled days later. */
const processedAt = sql`case when ${orders.provider} = ${DEBIT_PROVIDER} then ${orders.createdAt}
  else coalesce(${orders.settledAt}, ${orders.createdAt}) end`;

/** Reads it from the id of the order; null if that is from too long ago, or none of ours. */
const findSeenPage = async (db: Db, request: OrderRequest): Promise<SeenPage | null> => {
  const { userId, clientId, minor } = request;
  const processedOrders = await db.$count(orders, isProcessedOrderOf(userId));
  const pages = Array.from({ length: MAX_ORDERS_BEHIND + 1 }, (_, behind) =>
    servedCountries.map((taxCountry) => ({ behind, taxCountry })),
  ).flat();
  const page = pages.find(
    ({ behind, taxCountry }) =>
      clientIdFor(userId, request, { minor, taxCountry }, processedOrders - behind) === clientId,
  );
  if (!page) return null;
  const unseen = await db
    .select()
    .from(orders)
    .where(isProcessedOrderOf(userId))
    .orderBy(desc(processedAt), desc(orders.id))
    .limit(page.behind);
  return { unseen, taxCountry: page.taxCountry };
};

const refuseUnseenPayment = (seen: SeenPage | null): void => {
  const paid = seen?.unseen.find(({ state }) => state === 'completed' || state === 'pending');
  if (paid) throw orderMeanwhileRefusal(paid);
};

/** Nothing is ordered at another price than was shown, nor with the tax of another country. */
const refuseChangedPrice = (
  request: OrderRequest,
  seen: SeenPage | null,
  { minor, tax }: Quote,
): void => {
  const isPriceChanged = minor !== request.minor;
  if (!isPriceChanged && tax.country === seen?.taxCountry) return;
  // Whoever was shown this price is told that only the tax is another one.
  const isOnlyTaxChanged = !isPriceChanged && seen !== null;
  const values = isOnlyTaxChanged ? { minor, tax_country: tax.country } : { minor };
  throw new Refusal('price_changed', { values });
};

/**
 * Refuses what cannot be ordered, before anything is done about it; and an order from a page that was
 * made before another one moved on: its reader has not seen what there is now.
 */
export const checkOrderRequest = async (
  core: Core,
  site: Site,
  request: OrderRequest,
): Promise<void> => {
  const { db } = core;
  if (await findPlacedOrder(db, request)) return;
  const seen = await findSeenPage(db, request);
  refuseUnseenPayment(seen);
  const quote = await computeQuote(core, db, site, await findBuyer(db, request.userId), request);
  refuseChangedPrice(request, seen?.unseen.length === 0 ? seen : null, quote);
};

const toOrderRow = (
  core: Core,
  { id: siteId, companyId }: Site,
  request: OrderRequest,
  quote: Quote,
  kept: { readonly termsHash: string; readonly seller: Seller },
) => {
  const now = core.clock.now();
  return {
    id: newId(now.getTime()),
    siteId,
    companyId,
    userId: request.userId,
    clientId: request.clientId,
    packageId: request.packageId,
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
    method: request.method,
    provider: request.provider,
    state: 'loading' as const,
    ...kept,
    createdAt: now,
  };
};

/** Refuses an order beside another that is being paid, or was a moment ago, in another tab. */
const refuseOtherOpenOrder = async (core: Core, tx: Tx, request: OrderRequest): Promise<void> => {
  const [otherOrder] = await findOtherOpenOrders(core, tx.db, request);
  if (otherOrder) throw orderMeanwhileRefusal(otherOrder);
};

/**
 * Writes an order down at the price that its buyer has seen. The same client id is the same order.
 * Tabs take turns at the lock of the buyer, so that the second of two sees the first.
 */
export const placeOrder = async (
  core: Core,
  tx: Tx,
  site: Site,
  request: OrderRequest,
): Promise<Order> => {
  const user = await lockUser(tx, request.userId);
  const placedOrder = await findSameOrder(tx, request);
  if (placedOrder) return placedOrder;
  requireConfirmed(user);
  const seen = await findSeenPage(tx.db, request);
  refuseUnseenPayment(seen);
  await refuseOtherOpenOrder(core, tx, request);
  const buyer = await findBuyer(tx.db, request.userId);
  const quote = await computeQuote(core, tx.db, site, buyer, request);
  refuseChangedPrice(request, seen, quote);
  const { locale } = request;
  const kept = {
    termsHash: await storeTerms(core, tx, site, { locale, country: quote.country }),
    seller: await currentSeller(core, site, tx.db),
  };
  const [order] = await tx.db
    .insert(orders)
    .values(toOrderRow(core, site, request, quote, kept))
    .returning();
  if (!order) throw new Error('An order was not written.');
  if (quote.discount) await claimDiscount(tx, order, quote.discount);
  return order;
};
