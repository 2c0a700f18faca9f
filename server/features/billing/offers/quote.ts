import { createHash } from 'node:crypto';
import { and, eq, ne } from '#server/db/sql.ts';
import type { PaymentMethod, quote as endpoint, StoredMethod } from '#contract/billing/index.ts';
import { wallets } from '#contract/billing/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Currency, ServedCountry } from '#contract/countries.ts';
import { currencyOf } from '#contract/countries.ts';
import type { Locale } from '#contract/locales.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import type { Buyer } from './buyer.ts';
import { findBuyer, paymentCountryOf } from './buyer.ts';
import type { Discount } from './discounts.ts';
import {
  findActiveDiscount,
  activeDiscountView,
  checkDiscount,
  requireDiscount,
} from './discounts.ts';
import { availableMethods } from './payment-methods.ts';
import type { Package } from './packages.ts';
import { findPackages, packageView } from './packages.ts';
import { priceIn, applyDiscount, discountBpOf, includedTax, taxBpOf } from './prices.ts';
import { listStoredMethods } from './stored-methods.ts';
import type { TaxPlace } from './tax.ts';
import { findTaxPlace } from './tax.ts';

const { orders } = tables;

/** What a quote is asked for: the package, how it is paid, and what decides over tax and texts. */
export interface QuoteRequest {
  readonly packageId: number;
  readonly method: PaymentMethod | null;
  readonly code: string | null;
  /** In which prices are told. */
  readonly locale: Locale;
  /** The country that the connection comes from, if known. */
  readonly connection: string | null;
}

/** What the member chose; the rest of a request comes from the caller. */
type PackageSelection = Omit<QuoteRequest, 'locale' | 'connection'>;

/** What an order would cost at this moment. */
export interface Quote {
  readonly package: Package;
  readonly country: ServedCountry;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly minor: number;
  readonly taxBp: number;
  readonly taxMinor: number;
  readonly tax: TaxPlace;
  readonly discount: Discount | null;
  /** What is taken off, in hundredths of a percent. */
  readonly discountBp: number | null;
  /** A typed code that takes off no more than what is active. */
  readonly unused: Discount | null;
  /** Whether the discount would take off more, but less cannot be paid. */
  readonly atMinimum: boolean;
  readonly methods: readonly PaymentMethod[];
}

/** Prices a request: with the typed code, unless the discount that applies by itself is as good. */
export const computeQuote = async (
  core: Core,
  db: Db,
  site: Site,
  buyer: Buyer,
  { packageId, method, code, locale, connection }: QuoteRequest,
): Promise<Quote> => {
  const now = core.clock.now();
  const country = paymentCountryOf(site, buyer);
  const found = (await findPackages(db, site, country)).find(({ id }) => id === packageId);
  if (!found) throw new Refusal('package_not_found');
  const methods = availableMethods(core, site, country);
  if (method !== null && !methods.includes(method)) throw new Refusal('method_unavailable');
  const currency = currencyOf[country];
  const listMinor = found.minor;
  const activeDiscount = await findActiveDiscount(db, site, buyer, now);
  const typedDiscount = code === null ? null : await requireDiscount(db, site, buyer, code);
  if (typedDiscount)
    checkDiscount(typedDiscount, { country, currency, listMinor, method, locale }, now);
  const priceWith = (candidate: Discount | null) =>
    priceIn(country, listMinor, candidate?.valueBp ?? null);
  const isActiveBetter =
    typedDiscount === null ||
    (activeDiscount !== null && priceWith(activeDiscount) <= priceWith(typedDiscount));
  const discount = isActiveBetter ? activeDiscount : typedDiscount;
  const minor = priceWith(discount);
  const atMinimum = discount !== null && minor > applyDiscount(listMinor, discount.valueBp);
  const tax = await findTaxPlace(core, db, buyer, country, connection);
  const taxBp = taxBpOf[tax.country];
  const taxMinor = includedTax(minor, taxBp);
  return {
    package: found,
    country,
    currency,
    listMinor,
    minor,
    taxBp,
    taxMinor,
    tax,
    discount,
    discountBp: discount && (atMinimum ? discountBpOf(listMinor, minor) : discount.valueBp),
    unused: typedDiscount && typedDiscount.code !== discount?.code ? typedDiscount : null,
    atMinimum,
    methods,
  };
};

/** Processed orders of a member: paid, with the bank, failed or cancelled. */
export const isProcessedOrderOf = (userId: string) =>
  and(eq(orders.userId, userId), ne(orders.state, 'loading'));

/** The price that a client id stands for. */
interface QuotedPrice {
  readonly minor: number;
  readonly taxCountry: string;
}

/** The client id of an order at a price, for a member with so many processed orders. */
export const clientIdFor = (
  userId: string,
  selection: PackageSelection,
  { minor, taxCountry }: QuotedPrice,
  processedOrders: number,
): string => {
  const { packageId, method, code } = selection;
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, packageId, method, code, minor, taxCountry, processedOrders]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
};

/** Changes with every processed order, and is the same in all tabs until then. */
export const nextClientId = async (
  db: Db,
  userId: string,
  selection: PackageSelection,
  { minor, tax }: Quote,
): Promise<string> => {
  const processedOrders = await db.$count(orders, isProcessedOrderOf(userId));
  return clientIdFor(userId, selection, { minor, taxCountry: tax.country }, processedOrders);
};

/** Where an order is taxed, as members are told. */
export const taxPlaceView = ({ tax }: Quote) => ({
  tax_country: tax.country,
  tax_evidence: tax.evidence,
});

/** The way to pay that a page proposes: what was kept, or what everybody has. */
const proposedOf = (methods: readonly PaymentMethod[], stored: readonly StoredMethod[]) =>
  stored[0]?.method ?? methods.find((one) => !wallets.includes(one)) ?? methods[0] ?? null;

/** Prices what is asked for. Codes and ids are for one way to pay: without one, for what is proposed. */
export const readQuote = async (
  core: Core,
  caller: Caller,
  selection: PackageSelection,
): Promise<Answer<typeof endpoint>> => {
  const userId = memberOf(caller);
  const { db } = core;
  const buyer = await findBuyer(db, userId);
  const methods = availableMethods(core, caller.site, paymentCountryOf(caller.site, buyer));
  const kept = await listStoredMethods(core, db, userId);
  const stored = kept.filter(({ method }) => methods.includes(method));
  const method = selection.method ?? proposedOf(methods, stored);
  const request = { ...selection, method, locale: caller.locale, connection: caller.geoipCountry };
  const quote = await computeQuote(core, db, caller.site, buyer, request);
  const { discount, discountBp, unused } = quote;
  return {
    client_id: await nextClientId(db, userId, request, quote),
    package: packageView(caller.site, quote.package, discount?.valueBp ?? null),
    country: quote.country,
    currency: quote.currency,
    list_minor: quote.listMinor,
    minor: quote.minor,
    tax_bp: quote.taxBp,
    tax_minor: quote.taxMinor,
    ...taxPlaceView(quote),
    code: discount?.code ?? null,
    discount_percent: discountBp === null ? null : discountBp / 100,
    unused: unused && { code: unused.code, percent: unused.valueBp / 100 },
    at_minimum: quote.atMinimum,
    discount: activeDiscountView(caller.site, discount, core.clock.now()),
    methods,
    method,
    stored,
  };
};
