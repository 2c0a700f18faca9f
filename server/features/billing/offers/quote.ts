import { createHash } from 'node:crypto';
import { and, eq, ne } from '../../../db/sql.ts';
import type {
  PaymentMethod,
  quote as endpoint,
  StoredMethod,
} from '../../../../contract/billing/index.ts';
import { wallets } from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Currency, ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf } from '../../../../contract/countries.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Caller, Core, Site } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { memberOf } from '../../accounts/index.ts';
import type { Buyer } from './buyer.ts';
import { findBuyer, payingIn } from './buyer.ts';
import type { Discount } from './discounts.ts';
import { activeDiscountOf, activeView, checkDiscount, namedDiscount } from './discounts.ts';
import { methodsIn } from './methods.ts';
import type { Package } from './packages.ts';
import { packagesIn, packageView } from './packages.ts';
import { askedIn, discounted, partOff, taxIn, taxOf } from './prices.ts';
import { storedBy } from './stored.ts';
import type { TaxPlace } from './tax.ts';
import { taxPlaceOf } from './tax.ts';

const { orders } = tables;

/** What is asked for. */
export interface Wish {
  readonly packageId: number;
  readonly method: PaymentMethod | null;
  readonly code: string | null;
  /** In which prices are told. */
  readonly locale: Locale;
  /** The country that the connection comes from, if known. */
  readonly connection: string | null;
}

/** A wish, whoever asks and from wherever. */
type Wanted = Omit<Wish, 'locale' | 'connection'>;

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

/** Prices a wish: with the code that was typed, unless what is taken off by itself is as good. */
export const quoteOf = async (
  core: Core,
  db: Db,
  site: Site,
  buyer: Buyer,
  { packageId, method, code, locale, connection }: Wish,
): Promise<Quote> => {
  const now = core.clock.now();
  const country = payingIn(site, buyer);
  const found = (await packagesIn(db, site, country)).find(({ id }) => id === packageId);
  if (!found) throw new Refusal('package_not_found');
  const methods = methodsIn(core, site, country);
  if (method !== null && !methods.includes(method)) throw new Refusal('method_unavailable');
  const currency = currencyOf[country];
  const listMinor = found.minor;
  const active = await activeDiscountOf(db, site, buyer, now);
  const typed = code === null ? null : await namedDiscount(db, site, buyer, code);
  if (typed) checkDiscount(typed, { country, currency, listMinor, method, locale }, now);
  const priceWith = (one: Discount | null) => askedIn(country, listMinor, one?.valueBp ?? null);
  const isBetter = typed === null || (active !== null && priceWith(active) <= priceWith(typed));
  const discount = isBetter ? active : typed;
  const minor = priceWith(discount);
  const atMinimum = discount !== null && minor > discounted(listMinor, discount.valueBp);
  const tax = await taxPlaceOf(core, db, buyer, country, connection);
  const taxBp = taxOf[tax.country];
  const taxMinor = taxIn(minor, taxBp);
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
    discountBp: discount && (atMinimum ? partOff(listMinor, minor) : discount.valueBp),
    unused: typed && typed.code !== discount?.code ? typed : null,
    atMinimum,
    methods,
  };
};

/** The orders of a member that are paid, with the bank or given up. */
export const movedBy = (userId: string) =>
  and(eq(orders.userId, userId), ne(orders.state, 'loading'));

/** What an order asks of its buyer. */
interface Asked {
  readonly minor: number;
  readonly taxCountry: string;
}

/** The id of an order at a price, for somebody with so many orders behind them. */
export const clientIdAt = (
  userId: string,
  wish: Wanted,
  { minor, taxCountry }: Asked,
  moved: number,
): string => {
  const { packageId, method, code } = wish;
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, packageId, method, code, minor, taxCountry, moved]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
};

/** Moves on with every order that does, and is the same in all tabs until then. */
export const nextClientId = async (
  db: Db,
  userId: string,
  wish: Wanted,
  { minor, tax }: Quote,
): Promise<string> => {
  const moved = await db.$count(orders, movedBy(userId));
  return clientIdAt(userId, wish, { minor, taxCountry: tax.country }, moved);
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
  asked: Wanted,
): Promise<Answer<typeof endpoint>> => {
  const userId = memberOf(caller);
  const { db } = core;
  const buyer = await findBuyer(db, userId);
  const methods = methodsIn(core, caller.site, payingIn(caller.site, buyer));
  const kept = await storedBy(core, db, userId);
  const stored = kept.filter(({ method }) => methods.includes(method));
  const method = asked.method ?? proposedOf(methods, stored);
  const wish = { ...asked, method, locale: caller.locale, connection: caller.geoipCountry };
  const quote = await quoteOf(core, db, caller.site, buyer, wish);
  const { discount, discountBp, unused } = quote;
  return {
    client_id: await nextClientId(db, userId, wish, quote),
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
    discount: activeView(caller.site, discount, core.clock.now()),
    methods,
    method,
    stored,
  };
};
