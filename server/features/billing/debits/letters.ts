import { eq } from '../../../db/sql.ts';
import type { Withdrawal } from '../../../../contract/billing/index.ts';
import { formatPrice } from '../../../../contract/core/money.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Core, Fact, Site, Tx } from '../../../core/index.ts';
import { post } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { nameOf } from '../../accounts/index.ts';
import { acknowledgedAt, declarationFacts } from '../orders/declaration.ts';
import { accountOf } from './accounts.ts';
import type { Day } from './calendar.ts';
import { debitsOf } from './views.ts';

const { orders, users } = tables;

type Order = typeof orders.$inferSelect;

const dayIn = (day: Day, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** What a bank statement can be compared with; nothing of orders that are paid another way. */
const debitFacts = async (
  core: Core,
  tx: Tx,
  site: Site,
  order: Order,
  locale: Locale,
): Promise<Fact[]> => {
  const debit = (await debitsOf(core, tx.db, site, [order])).get(order.id);
  if (!debit) return [];
  return [
    { label: 'collection', value: dayIn(debit.collect_on, locale) },
    { label: 'account', value: accountOf(order.paidWith) },
    { label: 'mandate', value: debit.mandate },
    { label: 'creditor', value: debit.creditor_id },
  ];
};

/** An order by direct debit, and what every letter about it begins with; nothing if nobody is there. */
const read = async (core: Core, tx: Tx, site: Site, orderId: string) => {
  const [found] = await tx.db
    .select({ order: orders, user: { id: users.id, email: users.email, language: users.language } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const { order, user } = found;
  const { language: locale } = user;
  const debit = (await debitsOf(core, tx.db, site, [order])).get(order.id);
  const money = (minor: number) => formatPrice(minor, order.currency, locale);
  return {
    order,
    money,
    common: {
      to: user.email,
      member: user.id,
      locale,
      site,
      path: linkTo('transactions-id', { id: order.id }),
    },
    values: { name: await nameOf(tx, user.id), price: money(order.minor) },
    date: debit ? new Date(debit.collect_on) : order.createdAt,
    by: debit ? new Date(debit.confirmed_by) : order.createdAt,
    facts: [
      { label: 'number', value: order.no },
      { label: 'amount', value: money(order.minor) },
      ...(await debitFacts(core, tx, site, order, locale)),
    ] satisfies Fact[],
  };
};

/** Confirms the mandate, and tells what is collected when: banks want that of whoever collects. */
export const announceDebit = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
): Promise<void> => {
  const found = await read(core, tx, site, orderId);
  if (!found) return;
  const { order, common, facts, date, by } = found;
  const { credits, creditedAt } = order;
  const values = { ...found.values, credits, date, by };
  const letter = creditedAt === null ? 'debitAwaited' : 'debitAnnounced';
  await post(core, tx, { ...common, letter, facts, values });
};

/** Tells that the bank did not pay a debit, and that unused credits are gone. */
export const tellOfUnpaidDebit = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
): Promise<void> => {
  const found = await read(core, tx, site, orderId);
  if (!found) return;
  const { common, facts, date } = found;
  const values = { ...found.values, date };
  await post(core, tx, { ...common, letter: 'debitUnpaid', facts, values });
};

/** What was asked for: the price of some credits, or that nothing is collected. */
interface AskedBack {
  readonly credits: number;
  readonly minor: number | null;
  readonly createdAt: Date;
  readonly withdrawal?: Withdrawal | undefined;
}

/**
 * Confirms that credits of a debit that was not collected are returned: their price comes back once it
 * is, or nothing is collected at all.
 */
export const tellOfDebitRefund = async (
  core: Core,
  tx: Tx,
  site: Site,
  orderId: string,
  asked: AskedBack,
): Promise<void> => {
  const found = await read(core, tx, site, orderId);
  if (!found) return;
  const { order, common, date: collection, by, money } = found;
  const { credits, minor, createdAt: date, withdrawal } = asked;
  const values = { ...found.values, credits, date };
  const declared = withdrawal && declarationFacts(site, order, withdrawal, date, common.locale);
  const facts = [...(declared ?? []), ...found.facts];
  for (const to of acknowledgedAt(common.to, withdrawal)) {
    const letter = { ...common, to, facts };
    await (minor === null
      ? post(core, tx, { ...letter, letter: 'debitDropped', values })
      : post(core, tx, {
          ...letter,
          letter: 'debitRefund',
          values: { ...values, back: money(minor), collection, by },
        }));
  }
};
