import { and, eq, ne } from '../../../db/sql.ts';
import type * as contract from '../../../../contract/billing/index.ts';
import type { Checked } from '../../../../contract/core/endpoint.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { later, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Begun, PaymentNews, ProviderMethod } from '../../../outside/payments/index.ts';
import { ProviderError } from '../../../outside/payments/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { DEBIT } from '../debits/allowance.ts';
import { earlierMandate, payByDebit } from '../debits/pay.ts';
import { storedOf } from '../offers/quote.ts';
import type { Placing } from './place.ts';
import { checkPlacing, placeOrder } from './place.ts';
import type { Word } from './settle.ts';
import { settle } from './settle.ts';
import type { Order } from './views.ts';
import { startedView } from './views.ts';

const { orders } = tables;

/** An order that stands, and what the provider made of it if it was asked just now. */
interface Prepared {
  readonly orderId: string;
  readonly begun: Begun | null;
}

/** Asks the provider something; whoever waits for it is told to try again if it does not answer. */
export const ask = async <T>(core: Core, question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    core.log.error({ err: error }, 'the payment provider did not answer');
    throw new Refusal('unavailable');
  }
};

/** What is written down when nobody at the provider knows of a payment. */
const never = (order: Order): Word => ({
  state: 'cancelled',
  failure: null,
  minor: order.minor,
  currency: order.currency,
  paidWith: null,
  kept: null,
});

/** Gives an order up that is not paid yet; tells how it stands then. */
export const giveUp = async (core: Core, order: Order): Promise<Order['state']> => {
  const { reference } = order;
  const news = reference === null ? null : await ask(core, () => core.payments.cancel(reference));
  await core.transact((tx) => settle(core, tx, order.id, news ?? never(order)));
  const [now] = await core.db.select().from(orders).where(eq(orders.id, order.id));
  return now?.state ?? 'cancelled';
};

/** Nobody asks a provider for longer. */
const ASKING_SECONDS = 120;

/** Only one order waits to be paid. Tells another one that was paid meanwhile, if there is one. */
export const dropOthers = async (
  core: Core,
  userId: string,
  clientId: string,
): Promise<string | null> => {
  const open = await core.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'loading'),
        ne(orders.clientId, clientId),
        eq(orders.provider, core.payments.name),
      ),
    );
  for (const order of open) {
    // The provider may be asked for it at this very moment, and charge a card.
    const isYoung = later(order.createdAt, { seconds: ASKING_SECONDS }) > core.clock.now();
    if (order.reference === null && isYoung) throw new Refusal('unavailable');
    const state = await giveUp(core, order);
    if (state === 'completed' || state === 'pending') return order.id;
  }
  return null;
};

const begin = async (core: Core, caller: Caller, order: Order, token: string | null) =>
  ask(core, () =>
    core.payments.begin({
      orderId: order.id,
      minor: order.minor,
      currency: order.currency,
      method: order.method as ProviderMethod,
      description: `${caller.site.settings.name}: ${order.credits} credits`,
      locale: caller.locale,
      returnUrl: `${caller.origin}${linkTo('transactions-id', { id: order.id })}`,
      token,
    }),
  );

/** Before the transaction of an order: it is written down first, then the provider is asked. */
export const prepareOrder = async (
  core: Core,
  caller: Caller,
  body: Checked<typeof contract.order>['body'],
): Promise<Prepared> => {
  const userId = memberOf(caller);
  const { method, stored = false, code = null } = body;
  const isDebit = method === 'directdebit';
  if (isDebit) await earlierMandate(core.db, userId);
  const placing: Placing = {
    userId,
    clientId: body.client_id,
    packageId: body.package,
    method,
    code,
    locale: caller.locale,
    minor: body.minor,
    provider: isDebit ? DEBIT : core.payments.name,
  };
  await checkPlacing(core, caller.site, placing);
  const paid = await dropOthers(core, userId, body.client_id);
  if (paid !== null) return { orderId: paid, begun: null };
  if (isDebit) {
    const mandateIn = (tx: Tx) => () => earlierMandate(tx.db, userId);
    const orderId = await core.transact((tx) =>
      payByDebit(core, tx, caller.site, placing, mandateIn(tx)),
    );
    return { orderId, begun: null };
  }
  const order = await core.transact((tx) => placeOrder(core, tx, caller.site, placing));
  if (order.reference !== null || order.state !== 'loading') {
    return { orderId: order.id, begun: null };
  }
  const kept = stored ? await storedOf(core, core.db, userId) : null;
  const token = kept?.shown.method === method ? kept.token : null;
  return { orderId: order.id, begun: await begin(core, caller, order, token) };
};

/** Keeps what the provider answered, and how it stands by now. */
export const finishOrder = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  { orderId, begun }: Prepared,
) => {
  if (begun) {
    const { reference, redirect, news } = begun;
    await settle(core, tx, orderId, news);
    await tx.db.update(orders).set({ reference, redirect }).where(eq(orders.id, orderId));
  }
  return startedView(tx.db, site, orderId, core.clock.now());
};

/** Finds an own order. */
export const ownOrder = async (core: Core, caller: Caller, id: string): Promise<Order> => {
  const [order] = await core.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, memberOf(caller))));
  if (!order) throw new Refusal('order_not_found');
  return order;
};

/** Asks the provider how an own order stands; null for one that is settled. */
export const lookAtOrder = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<PaymentNews | null> => {
  const { state, reference, provider } = await ownOrder(core, caller, id);
  const isOpen = state === 'loading' || state === 'pending';
  if (!isOpen || reference === null || provider !== core.payments.name) return null;
  return ask(core, () => core.payments.look(reference));
};
