import { createHash } from 'node:crypto';
import { and, eq, notInArray } from '../../../db/sql.ts';
import type {
  PaymentMethod,
  quote as endpoint,
  StoredMethod,
} from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Currency, ServedCountry } from '../../../../contract/countries.ts';
import { currencyOf } from '../../../../contract/countries.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Caller, Core, Site } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { storedDebit } from '../debits/mandates.ts';
import type { Buyer } from './buyer.ts';
import { findBuyer, payingIn } from './buyer.ts';
import type { Discount } from './discounts.ts';
import { activeDiscountOf, activeView, checkDiscount, namedDiscount } from './discounts.ts';
import { methodsIn } from './methods.ts';
import type { Package } from './packages.ts';
import { packagesIn, packageView } from './packages.ts';
import { discounted, taxIn, taxOf } from './prices.ts';

const { orders, storedMethods } = tables;

/** What is asked for. */
export interface Wish {
  readonly packageId: number;
  readonly method: PaymentMethod | null;
  readonly code: string | null;
  /** In which prices are told. */
  readonly locale: Locale;
}

/** What an order would cost at this moment. */
export interface Quote {
  readonly package: Package;
  readonly country: ServedCountry;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly minor: number;
  readonly taxBp: number;
  readonly taxMinor: number;
  readonly discount: Discount | null;
  readonly methods: readonly PaymentMethod[];
}

/** Prices a wish: with the code that was typed, else with what is taken off by itself. */
export const quoteOf = async (
  core: Core,
  db: Db,
  site: Site,
  buyer: Buyer,
  { packageId, method, code, locale }: Wish,
): Promise<Quote> => {
  const now = core.clock.now();
  const country = payingIn(site, buyer);
  const found = (await packagesIn(db, site, country)).find(({ id }) => id === packageId);
  if (!found) throw new Refusal('package_not_found');
  const methods = methodsIn(core, site, country);
  if (method !== null && !methods.includes(method)) throw new Refusal('method_unavailable');
  const currency = currencyOf[country];
  const listMinor = found.minor;
  let discount: Discount | null;
  if (code === null) {
    discount = await activeDiscountOf(db, buyer, now);
  } else {
    discount = await namedDiscount(db, buyer, code);
    checkDiscount(discount, { country, currency, listMinor, method, locale }, now);
  }
  const minor = discounted(listMinor, discount?.valueBp ?? null);
  const taxBp = taxOf[country];
  const taxMinor = taxIn(minor, taxBp);
  return {
    package: found,
    country,
    currency,
    listMinor,
    minor,
    taxBp,
    taxMinor,
    discount,
    methods,
  };
};

/** Moves on with every order that is paid or given up, and is the same in all tabs until then. */
export const nextClientId = async (
  db: Db,
  userId: string,
  wish: Omit<Wish, 'locale'>,
  minor: number,
): Promise<string> => {
  const isSettled = notInArray(orders.state, ['loading', 'pending']);
  const settled = await db.$count(orders, and(eq(orders.userId, userId), isSettled));
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, wish.packageId, wish.method, wish.code, minor, settled]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
};

/** What the member can pay with again. */
export const storedOf = async (
  { payments }: Core,
  db: Db,
  userId: string,
): Promise<{ token: string; shown: StoredMethod } | null> => {
  const [row] = await db
    .select()
    .from(storedMethods)
    .where(and(eq(storedMethods.userId, userId), eq(storedMethods.provider, payments.name)));
  return row ?? null;
};

export const readQuote = async (
  core: Core,
  caller: Caller,
  asked: Omit<Wish, 'locale'>,
): Promise<Answer<typeof endpoint>> => {
  const wish = { ...asked, locale: caller.locale };
  const userId = memberOf(caller);
  const { db } = core;
  const buyer = await findBuyer(db, userId);
  const quote = await quoteOf(core, db, caller.site, buyer, wish);
  const { discount, methods } = quote;
  const kept = await storedOf(core, db, userId);
  const stored = [kept?.shown, await storedDebit(core, db, userId)];
  return {
    client_id: await nextClientId(db, userId, wish, quote.minor),
    package: packageView(caller.site, quote.package, discount?.valueBp ?? null),
    country: quote.country,
    currency: quote.currency,
    list_minor: quote.listMinor,
    minor: quote.minor,
    tax_bp: quote.taxBp,
    tax_minor: quote.taxMinor,
    code: discount?.code ?? null,
    discount_percent: discount === null ? null : discount.valueBp / 100,
    discount: activeView(discount, core.clock.now()),
    methods: [...methods],
    stored: stored.filter((one) => !!one).filter(({ method }) => methods.includes(method)),
  };
};
