import { and, desc, eq, inArray, isNotNull, or, sql } from '#server/db/sql.ts';
import type * as contract from '#contract/billing/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, latestFirst } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { findStoredDebit } from '../debits/mandates.ts';
import { findBuyer, paymentCountryOf } from '../offers/buyer.ts';
import { packageView, findPackages } from '../offers/packages.ts';
import { nextClientId, computeQuote, taxPlaceView } from '../offers/quote.ts';
import { findStoredMethod } from '../offers/stored-methods.ts';
import { orderViews } from './views.ts';

const { orders } = tables;

/** What was paid or is on its way, whatever came of it later. */
const isPayment = or(
  inArray(orders.state, ['pending', 'completed']),
  isNotNull(orders.receiptNo),
  sql`${orders.failure} is not distinct from 'returned'`,
);

/** What can be ordered once more. */
const isRepeatable = or(
  eq(orders.state, 'completed'),
  and(eq(orders.state, 'pending'), eq(orders.provider, DEBIT_PROVIDER)),
);

const filterOf = { payments: isPayment, open: sql`not ${isPayment}` } as const;

/** A page of the member's orders, the latest first. */
export const readOrders = async (
  core: Core,
  caller: Caller,
  { show, cursor }: CheckedInput<typeof contract.orders>['query'],
): Promise<Answer<typeof contract.orders>> => {
  const after = latestFirst.open(core, cursor);
  const size = limits.ordersPage;
  const rows = await core.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, memberOf(caller)),
        show && filterOf[show],
        after ? comesAfter([orders.createdAt, after.at], [orders.id, after.id]) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    orders: await orderViews(core, core.db, caller.site, page),
    next: latestFirst.close(core, last && { at: last.createdAt.toISOString(), id: last.id }),
  };
};

/** The last order that was paid, or is debited, as it would be today; nothing if it is not sold any more. */
export const readRepeatOffer = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof contract.repeatOffer>> => {
  const { db } = core;
  const { site } = caller;
  const userId = memberOf(caller);
  const [last] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isRepeatable))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (!last) return { offer: null };
  const buyer = await findBuyer(db, userId);
  const request = {
    packageId: last.packageId,
    method: null,
    code: null,
    locale: caller.locale,
    connection: caller.geoipCountry,
  };
  const country = paymentCountryOf(site, buyer);
  const isSold = (await findPackages(db, site, country)).some(({ id }) => id === last.packageId);
  if (!isSold) return { offer: null };
  const quote = await computeQuote(core, db, site, buyer, request);
  const debit = last.method === 'directdebit' ? await findStoredDebit(core, db, userId) : null;
  const stored = debit ?? (await findStoredMethod(core, db, userId))?.shown ?? null;
  const method = stored?.method ?? last.method;
  if (!quote.methods.includes(method)) return { offer: null };
  return {
    offer: {
      client_id: await nextClientId(db, userId, { ...request, method }, quote),
      package: packageView(site, quote.package, quote.discount?.valueBp ?? null),
      country: quote.country,
      currency: quote.currency,
      minor: quote.minor,
      tax_bp: quote.taxBp,
      tax_minor: quote.taxMinor,
      ...taxPlaceView(quote),
      method,
      stored,
    },
  };
};
