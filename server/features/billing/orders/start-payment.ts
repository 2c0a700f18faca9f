import { eq } from '#server/db/sql.ts';
import type * as contract from '#contract/billing/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { StartedPayment, ProviderMethod } from '#server/adapters/payments/index.ts';
import { PayerUnknown } from '#server/adapters/payments/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { findStoredMethod } from '../offers/stored-methods.ts';
import { callProvider } from './call-provider.ts';
import { cancelOtherOrders } from './cancel-order.ts';
import { deletePayer, registerPayer } from './payers.ts';
import { checkOrderRequest, orderRequestOf, placeOrder } from './place-order.ts';
import { settleOrder } from './settle-order.ts';
import type { Order } from './queries.ts';
import { readOrderState } from './views.ts';

const { orders } = tables;

/** An order that is stored, and the payment if the provider has just started one. */
export interface PreparedOrder {
  readonly orderId: string;
  readonly started: StartedPayment | null;
}

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
  const { method, stored = false } = body;
  const request = orderRequestOf(caller, body, method, core.payments.name);
  const { userId } = request;
  await checkOrderRequest(core, caller.site, request);
  await cancelOtherOrders(core, userId, request.clientId);
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
