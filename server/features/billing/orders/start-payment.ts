import { and, eq } from '#server/db/sql.ts';
import type * as contract from '#contract/billing/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type {
  StartedPayment,
  ProviderReport,
  ProviderMethod,
} from '#server/adapters/payments/index.ts';
import { PayerUnknown, ProviderError } from '#server/adapters/payments/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { DEBIT_PROVIDER } from '../debits/daily-limit.ts';
import { requireMandate, payByDebit } from './pay-by-debit.ts';
import { findStoredMethod } from '../offers/stored-methods.ts';
import { deletePayer, registerPayer } from './payers.ts';
import type { OrderRequest } from './place-order.ts';
import {
  checkOrderRequest,
  orderMeanwhileRefusal,
  findOtherOpenOrders,
  placeOrder,
} from './place-order.ts';
import type { PaymentReport } from './settle-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Order } from './views.ts';
import { readOrderState } from './views.ts';

const { orders } = tables;

/** An order that is stored, and the payment if the provider has just started one. */
interface PreparedOrder {
  readonly orderId: string;
  readonly started: StartedPayment | null;
}

/** Calls the payment provider; if it does not answer, the caller is refused with `unavailable`. */
export const callProvider = async <T>(core: Core, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    core.log.error({ err: error }, 'the payment provider did not answer');
    throw new Refusal('unavailable');
  }
};

/** The report for a payment that the provider knows nothing of. */
const abandonedReport = (order: Order): PaymentReport => ({
  state: 'cancelled',
  failure: null,
  minor: order.minor,
  currency: order.currency,
  paidWith: null,
  storedMethod: null,
});

/** Cancels an order that is not paid yet; answers its state afterwards, which may be paid. */
export const cancelOrder = async (core: Core, order: Order): Promise<Order['state']> => {
  const { reference } = order;
  const report =
    reference === null ? null : await callProvider(core, () => core.payments.cancel(reference));
  await core.transact((tx) => settleOrder(core, tx, order.id, report ?? abandonedReport(order)));
  const [current] = await core.db.select().from(orders).where(eq(orders.id, order.id));
  return current?.state ?? 'cancelled';
};

/** Seconds that starting a payment with the provider may take. */
const MAX_START_SECONDS = 120;

/** Whether the payment may be starting at this moment, and a card be charged. */
const isStarting = ({ clock }: Core, { reference, createdAt }: Order): boolean =>
  reference === null && addTime(createdAt, { seconds: MAX_START_SECONDS }) > clock.now();

/** Only one order waits to be paid. Asks first if another one is or may be paid meanwhile. */
export const cancelOtherOrders = async (
  core: Core,
  userId: string,
  clientId: string,
): Promise<void> => {
  for (const order of await findOtherOpenOrders(core, core.db, { userId, clientId })) {
    if (isStarting(core, order)) throw orderMeanwhileRefusal(order);
    const state = await cancelOrder(core, order);
    if (state === 'completed' || state === 'pending') throw orderMeanwhileRefusal(order);
  }
};

/** The provider's page stays open for as long after the order is given up. */
const PAYMENT_PAGE_SPARE_MINUTES = 30;

const startPayment = async (core: Core, caller: Caller, order: Order, token: string | null) => {
  const { origin } = caller;
  const { id, method, packageId, createdAt } = order;
  const overview = { id: String(packageId), paymentmethod: method };
  const requestPayment = async () =>
    core.payments.start({
      orderId: id,
      minor: order.minor,
      currency: order.currency,
      method: method as ProviderMethod,
      description: `${caller.site.settings.name}: ${order.credits} credits`,
      locale: caller.locale,
      returnUrl: `${origin}${linkTo('transactions-id', { id })}`,
      cancelUrl: `${origin}${linkTo('credits-id-paymentmethod', overview)}`,
      until: addTime(createdAt, {
        seconds: (limits.orderExpiryMinutes + PAYMENT_PAGE_SPARE_MINUTES) * 60,
      }),
      payer: await registerPayer(core, memberOf(caller)),
      token,
    });
  return callProvider(core, async () => {
    try {
      return await requestPayment();
    } catch (error) {
      if (!(error instanceof PayerUnknown)) throw error;
      await deletePayer(core, memberOf(caller));
      return requestPayment();
    }
  });
};

/** Before the transaction of an order: it is written down first, then the provider is asked. */
export const prepareOrder = async (
  core: Core,
  caller: Caller,
  body: CheckedInput<typeof contract.order>['body'],
): Promise<PreparedOrder> => {
  const userId = memberOf(caller);
  const { method, stored = false, code = null } = body;
  const isDebit = method === 'directdebit';
  if (isDebit) await requireMandate(core.db, userId);
  const request: OrderRequest = {
    userId,
    clientId: body.client_id,
    packageId: body.package,
    method,
    code,
    locale: caller.locale,
    connection: caller.geoipCountry,
    minor: body.minor,
    provider: isDebit ? DEBIT_PROVIDER : core.payments.name,
  };
  await checkOrderRequest(core, caller.site, request);
  await cancelOtherOrders(core, userId, body.client_id);
  if (isDebit) {
    const mandateFinder = (tx: Tx) => () => requireMandate(tx.db, userId);
    const orderId = await core.transact((tx) =>
      payByDebit(core, tx, caller.site, request, mandateFinder(tx)),
    );
    return { orderId, started: null };
  }
  const order = await core.transact((tx) => placeOrder(core, tx, caller.site, request));
  if (order.reference !== null || order.state !== 'loading') {
    return { orderId: order.id, started: null };
  }
  const storedMethod = stored ? await findStoredMethod(core, core.db, userId) : null;
  const token = storedMethod?.shown.method === method ? storedMethod.token : null;
  return { orderId: order.id, started: await startPayment(core, caller, order, token) };
};

/** Keeps what the provider answered, and how it stands by now. */
export const finishOrder = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  { orderId, started }: PreparedOrder,
) => {
  if (started) {
    const { reference, redirect, report } = started;
    await settleOrder(core, tx, orderId, report);
    await tx.db.update(orders).set({ reference, redirect }).where(eq(orders.id, orderId));
  }
  return readOrderState(core, tx.db, site, orderId);
};

/** Finds an own order. */
export const findOwnOrder = async (core: Core, caller: Caller, id: string): Promise<Order> => {
  const [order] = await core.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, memberOf(caller))));
  if (!order) throw new Refusal('order_not_found');
  return order;
};

/** The report of the provider on an order, and whether the payer can still pay it. */
interface CheckedOrder {
  readonly report: ProviderReport | null;
  readonly payable: boolean;
}

/** Asks the provider how an own order stands, unless that is settled or nobody could be asked. */
export const checkOrder = async (core: Core, caller: Caller, id: string): Promise<CheckedOrder> => {
  const order = await findOwnOrder(core, caller, id);
  const { state, reference, provider } = order;
  if (state !== 'loading' && state !== 'pending') return { report: null, payable: false };
  if (reference === null || provider !== core.payments.name) {
    return { report: null, payable: !isStarting(core, order) };
  }
  const report = await callProvider(core, () => core.payments.fetchStatus(reference));
  return { report, payable: (report?.state ?? 'loading') === 'loading' };
};
