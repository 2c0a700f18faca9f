import { eq } from '../../../db/sql.ts';
import type { Withdrawal } from '../../../../contract/billing/index.ts';
import { formatPrice } from '../../../../contract/core/money.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Core, Fact, Site, Tx } from '../../../core/index.ts';
import { post } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { nameOf } from '../../accounts/index.ts';
import { siteById } from '../../site/index.ts';
import { acknowledgedAt, declarationFacts } from './declaration.ts';
import { tellOfReceipt } from './receipt-letter.ts';
import type { Order } from './views.ts';

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
  if (letter === 'receipt') return tellOfReceipt(core, tx, site, found);
  const { order, user } = found;
  const name = await nameOf(tx, user.id);
  const common = {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    path: linkTo('transactions-id', { id: order.id }),
  };
  const price = formatPrice(order.minor, order.currency, user.language);
  if (letter === 'paymentFailed') {
    return post(core, tx, { ...common, letter, values: { name, price } });
  }
  const date = order.settledAt ?? order.createdAt;
  return post(core, tx, { ...common, letter, values: { name, price, date } });
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

const backFacts = (order: Order, noteNo: string | null): Fact[] => [
  { label: 'receipt', value: order.receiptNo ?? '' },
  ...(noteNo === null ? [] : [{ label: 'note' as const, value: noteNo }]),
  { label: 'number', value: order.no },
];

/** What went back of an order, and the words with which its buyer withdrew if they did. */
interface GoneBack {
  readonly credits: number;
  readonly minor: number;
  readonly noteNo: string | null;
  readonly createdAt: Date;
  readonly withdrawal?: Withdrawal | undefined;
}

/** Acknowledges a withdrawal with its content and the time it came. */
const tellOfWithdrawal = async (
  core: Core,
  tx: Tx,
  site: Site,
  { order, user }: NonNullable<Awaited<ReturnType<typeof read>>>,
  { credits, withdrawal, ...back }: GoneBack & { readonly withdrawal: Withdrawal },
): Promise<void> => {
  const { language: locale } = user;
  const price = formatPrice(back.minor, order.currency, locale);
  const name = await nameOf(tx, user.id);
  for (const to of acknowledgedAt(user.email, withdrawal)) {
    await post(core, tx, {
      to,
      member: user.id,
      locale,
      site,
      letter: 'withdrawn',
      values: { name, price, credits, number: order.no },
      facts: [
        ...declarationFacts(site, order, withdrawal, back.createdAt, locale),
        ...backFacts(order, back.noteNo),
        { label: 'credits', value: credits },
        { label: 'returned', value: price },
      ],
      path: linkTo('transactions-id', { id: order.id }),
    });
  }
};

/** Confirms that unused credits went back, with the time at which it was asked for. */
export const tellOfRefund = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
  back: GoneBack,
): Promise<void> => {
  const found = await read(tx, orderId);
  if (!found) return;
  const { withdrawal, credits, minor, noteNo, createdAt: date } = back;
  if (withdrawal) return tellOfWithdrawal(core, tx, site, found, { ...back, withdrawal });
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
      ...backFacts(order, noteNo),
      { label: 'credits', value: credits },
      { label: 'returned', value: price },
      { label: 'time', value: date },
    ],
    path: linkTo('transactions-id', { id: order.id }),
  });
};
