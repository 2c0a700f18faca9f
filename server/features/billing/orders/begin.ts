import { and, eq } from '../../../db/sql.ts';
import type * as contract from '../../../../contract/billing/index.ts';
import type { Checked } from '../../../../contract/core/endpoint.ts';
import { limits } from '../../../../contract/limits.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { addTime, Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type {
  StartedPayment,
  ProviderReport,
  ProviderMethod,
} from '../../../adapters/payments/index.ts';
import { PayerUnknown, ProviderError } from '../../../adapters/payments/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { DEBIT } from '../debits/allowance.ts';
import { earlierMandate, payByDebit } from '../debits/pay.ts';
import { storedOf } from '../offers/stored.ts';
import { dropPayer, payerOf } from './payer.ts';
import type { Placing } from './place.ts';
import { checkPlacing, meanwhile, openBeside, placeOrder } from './place.ts';
import type { Word } from './settle.ts';
import { settle } from './settle.ts';
import type { Order } from './views.ts';
import { startedView } from './views.ts';

const { orders } = tables;

/** An order that stands, and what the provider made of it if it was asked just now. */
interface Prepared {
  readonly orderId: string;
  readonly begun: StartedPayment | null;
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
  storedMethod: null,
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

/** Whether the provider may be asked for it at this very moment, and charge a card. */
const isBeingAsked = ({ clock }: Core, { reference, createdAt }: Order): boolean =>
  reference === null && addTime(createdAt, { seconds: ASKING_SECONDS }) > clock.now();

/** Only one order waits to be paid. Asks first if another one is or may be paid meanwhile. */
export const dropOthers = async (core: Core, userId: string, clientId: string): Promise<void> => {
  for (const order of await openBeside(core, core.db, { userId, clientId })) {
    if (isBeingAsked(core, order)) throw meanwhile(order);
    const state = await giveUp(core, order);
    if (state === 'completed' || state === 'pending') throw meanwhile(order);
  }
};

/** The provider's page stays open for as long after the order is given up. */
const SPARE_MINUTES = 30;

const begin = async (core: Core, caller: Caller, order: Order, token: string | null) => {
  const { origin } = caller;
  const { id, method, packageId, createdAt } = order;
  const overview = { id: String(packageId), paymentmethod: method };
  const askFor = async () =>
    core.payments.start({
      orderId: id,
      minor: order.minor,
      currency: order.currency,
      method: method as ProviderMethod,
      description: `${caller.site.settings.name}: ${order.credits} credits`,
      locale: caller.locale,
      returnUrl: `${origin}${linkTo('transactions-id', { id })}`,
      cancelUrl: `${origin}${linkTo('credits-id-paymentmethod', overview)}`,
      until: addTime(createdAt, { seconds: (limits.orderMinutes + SPARE_MINUTES) * 60 }),
      payer: await payerOf(core, memberOf(caller)),
      token,
    });
  return ask(core, async () => {
    try {
      return await askFor();
    } catch (error) {
      if (!(error instanceof PayerUnknown)) throw error;
      await dropPayer(core, memberOf(caller));
      return askFor();
    }
  });
};

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
    connection: caller.geoipCountry,
    minor: body.minor,
    provider: isDebit ? DEBIT : core.payments.name,
  };
  await checkPlacing(core, caller.site, placing);
  await dropOthers(core, userId, body.client_id);
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
    const { reference, redirect, report: news } = begun;
    await settle(core, tx, orderId, news);
    await tx.db.update(orders).set({ reference, redirect }).where(eq(orders.id, orderId));
  }
  return startedView(core, tx.db, site, orderId);
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

/** What the provider says of an order, and whether it waits for its payer. */
interface Looked {
  readonly news: ProviderReport | null;
  readonly payable: boolean;
}

/** Asks the provider how an own order stands, unless that is settled or nobody could be asked. */
export const lookAtOrder = async (core: Core, caller: Caller, id: string): Promise<Looked> => {
  const order = await ownOrder(core, caller, id);
  const { state, reference, provider } = order;
  if (state !== 'loading' && state !== 'pending') return { news: null, payable: false };
  if (reference === null || provider !== core.payments.name) {
    return { news: null, payable: !isBeingAsked(core, order) };
  }
  const news = await ask(core, () => core.payments.fetchStatus(reference));
  return { news, payable: (news?.state ?? 'loading') === 'loading' };
};
