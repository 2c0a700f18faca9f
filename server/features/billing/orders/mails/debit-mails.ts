import type { Withdrawal } from '#contract/billing/index.ts';
import type { Core, Fact, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import { acknowledgementAddresses, declarationFacts } from '../withdrawal-declaration.ts';
import type { MailContext } from './mail-context.ts';
import { loadMailContext } from './mail-context.ts';
import { formatLongDate } from '../format-long-date.ts';
import { contractParts } from './receipt-mail.ts';
import { accountLabel } from '../../debits/bank-accounts.ts';
import { addBusinessDays, dayOf } from '../../debits/calendar.ts';
import { refundDay } from '../../debits/collection-days.ts';
import type { OrderDebit } from '../../debits/views.ts';
import { debitViews } from '../../debits/views.ts';

/** The same for an order by direct debit, with its debit; null if the buyer is gone. */
const loadDebitMailContext = async (core: Core, tx: Tx, orderId: string) => {
  const context = await loadMailContext(core, tx, orderId);
  if (!context) return null;
  const { order, site, name, money } = context;
  const debit = (await debitViews(core, tx.db, site, [order])).get(order.id);
  return { ...context, debit, values: { name, price: money(order.minor) } };
};

/** What a bank statement can be compared with. */
const debitFacts = (
  { order, money, locale }: MailContext,
  debit: OrderDebit | undefined,
): Fact[] => [
  { label: 'number', value: order.no },
  { label: 'amount', value: money(order.minor) },
  ...(debit
    ? [
        {
          label: 'collection' as const,
          value: formatLongDate(new Date(debit.collect_on), locale, order.country),
        },
        { label: 'account' as const, value: accountLabel(order.paidWith) },
        { label: 'mandate' as const, value: debit.mandate },
        { label: 'creditor' as const, value: debit.creditor_id },
      ]
    : []),
];

/**
 * Confirms the mandate, and tells what is collected when: banks want that of whoever collects. It brings
 * the contract along, which is concluded long before there is a receipt.
 */
export const mailDebitAnnouncement = async (core: Core, tx: Tx, orderId: string): Promise<void> => {
  const context = await loadDebitMailContext(core, tx, orderId);
  if (!context?.debit) return;
  const { order, debit, common } = context;
  const { credits, creditedAt } = order;
  const [date, by] = [new Date(debit.collect_on), new Date(debit.confirmed_by)];
  await queueMail(core, tx, {
    ...common,
    ...(await contractParts(core, tx, context)),
    template: creditedAt === null ? 'debitAwaited' : 'debitAnnounced',
    values: { ...context.values, credits, date, by },
  });
};

/** Tells that the bank did not pay a debit, or that it was not collected after another one came back. */
export const mailUnpaidDebit = async (core: Core, tx: Tx, orderId: string): Promise<void> => {
  const context = await loadDebitMailContext(core, tx, orderId);
  if (!context?.debit) return;
  const { debit, common } = context;
  await queueMail(core, tx, {
    ...common,
    template: debit.phase === 'blocked' ? 'debitBlocked' : 'debitUnpaid',
    facts: debitFacts(context, debit),
    values: { ...context.values, date: new Date(debit.collect_on) },
  });
};

/** What was asked for: the price of some credits, or that nothing is collected. */
interface RequestedRefund {
  readonly credits: number;
  readonly minor: number | null;
  readonly createdAt: Date;
  readonly withdrawal?: Withdrawal | undefined;
}

/**
 * Confirms that credits of a debit that was not collected are returned: their price comes back once it
 * is, or nothing is collected at all. A withdrawal is acknowledged with its content.
 */
export const mailDebitRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  { credits, minor, createdAt, withdrawal }: RequestedRefund,
): Promise<void> => {
  const context = await loadDebitMailContext(core, tx, orderId);
  if (!context) return;
  const { order, debit, common, money } = context;
  const date = context.dayOf(createdAt);
  const values = { ...context.values, credits, date, number: order.no };
  const declared = withdrawal ? declarationFacts(context, withdrawal, createdAt) : [];
  const facts = [...declared, ...debitFacts(context, debit)];
  for (const to of acknowledgementAddresses(common.to, withdrawal)) {
    const mail = { ...common, to, facts };
    if (minor === null || !debit) {
      const mailName = withdrawal ? 'debitWithdrawn' : 'debitDropped';
      await queueMail(core, tx, { ...mail, template: mailName, values });
      continue;
    }
    const collection = new Date(debit.collect_on);
    const by = new Date(addBusinessDays(refundDay(debit.collect_on, dayOf(createdAt)), 1));
    await queueMail(core, tx, {
      ...mail,
      template: withdrawal ? 'debitWithdrawnLater' : 'debitRefund',
      values: { ...values, back: money(minor), collection, by },
    });
  }
};
