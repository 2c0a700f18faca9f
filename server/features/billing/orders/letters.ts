import { eq } from '../../../db/sql.ts';
import { formatPrice } from '../../../../contract/core/money.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Core, Fact, Site, Tx } from '../../../core/index.ts';
import { post } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { nameOf } from '../../accounts/index.ts';
import { siteById } from '../../site/index.ts';
import { debitFacts } from '../debits/letters.ts';
import { refundEnd } from './views.ts';

const { orders, users } = tables;

const read = async (tx: Tx, orderId: string) => {
  const [found] = await tx.db
    .select({ order: orders, user: { id: users.id, email: users.email, language: users.language } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return found;
};

/** Writes to the buyer how an order has ended. */
export const tellOfOrder = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
  letter: 'receipt' | 'paymentFailed' | 'paymentReturned',
): Promise<void> => {
  const found = await read(tx, orderId);
  if (!found) return;
  const { order, user } = found;
  const money = (minor: number) => formatPrice(minor, order.currency, user.language);
  const name = await nameOf(tx, user.id);
  const common = {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    path: linkTo('transactions-id', { id: order.id }),
  };
  const price = money(order.minor);
  if (letter === 'paymentFailed') {
    return post(core, tx, { ...common, letter, values: { name, price } });
  }
  const date = order.settledAt ?? order.createdAt;
  if (letter === 'paymentReturned') {
    return post(core, tx, { ...common, letter, values: { name, price, date } });
  }
  const { credits } = order;
  const receipt = order.receiptNo ?? '';
  const facts: Fact[] = [
    { label: 'receipt', value: receipt },
    { label: 'number', value: order.no },
    { label: 'credits', value: credits },
    { label: 'paid', value: price },
    { label: 'tax', value: money(order.taxMinor) },
    { label: 'time', value: date },
    ...(await debitFacts(core, tx, site, order, user.language)),
  ];
  const values = { name, price, credits, receipt, until: refundEnd(site, date) };
  await post(core, tx, { ...common, letter, facts, values });
};

/** Tells that money did not arrive, and asks where it shall go. */
export const tellOfFailedRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  minor: number,
): Promise<void> => {
  const found = await read(tx, orderId);
  const site = found && (await siteById(core, found.order.siteId, tx.db));
  if (!site) return;
  const { order, user } = found;
  const price = formatPrice(minor, order.currency, user.language);
  await post(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    letter: 'refundFailed',
    values: { name: await nameOf(tx, user.id), price },
    path: linkTo('transactions-id', { id: order.id }),
  });
};

/** Confirms that unused credits went back, with the time at which it was asked for. */
export const tellOfRefund = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
  {
    credits,
    minor,
    noteNo,
    createdAt: date,
  }: Pick<typeof tables.refunds.$inferSelect, 'credits' | 'minor' | 'noteNo' | 'createdAt'>,
): Promise<void> => {
  const found = await read(tx, orderId);
  if (!found) return;
  const { order, user } = found;
  const price = formatPrice(minor, order.currency, user.language);
  await post(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    letter: 'refunded',
    values: { name: await nameOf(tx, user.id), price, credits, date },
    facts: [
      { label: 'receipt', value: order.receiptNo ?? '' },
      ...(noteNo === null ? [] : [{ label: 'note' as const, value: noteNo }]),
      { label: 'number', value: order.no },
      { label: 'credits', value: credits },
      { label: 'returned', value: price },
      { label: 'time', value: date },
    ],
    path: linkTo('transactions-id', { id: order.id }),
  });
};
