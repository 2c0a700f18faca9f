import type { Withdrawal } from '../../../../contract/billing/index.ts';
import type { Core, Fact, Tx } from '../../../core/index.ts';
import { queueMail } from '../../../core/index.ts';
import { acknowledgedAt, declarationFacts } from '../orders/declaration.ts';
import type { LetterAbout } from '../orders/letter-about.ts';
import { letterAbout } from '../orders/letter-about.ts';
import { longDate } from '../orders/long-date.ts';
import { contractParts } from '../orders/receipt-letter.ts';
import { accountOf } from './accounts.ts';
import { businessDay, dayOf } from './calendar.ts';
import { refundDay } from './days.ts';
import type { ShownDebit } from './views.ts';
import { debitsOf } from './views.ts';

/** An order by direct debit, and what every letter about it begins with; nothing if nobody is there. */
const letterAboutDebit = async (core: Core, tx: Tx, orderId: string) => {
  const about = await letterAbout(core, tx, orderId);
  if (!about) return null;
  const { order, site, name, money } = about;
  const debit = (await debitsOf(core, tx.db, site, [order])).get(order.id);
  return { ...about, debit, values: { name, price: money(order.minor) } };
};

/** What a bank statement can be compared with. */
const debitFacts = (
  { order, money, locale }: LetterAbout,
  debit: ShownDebit | undefined,
): Fact[] => [
  { label: 'number', value: order.no },
  { label: 'amount', value: money(order.minor) },
  ...(debit
    ? [
        {
          label: 'collection' as const,
          value: longDate(new Date(debit.collect_on), locale),
        },
        { label: 'account' as const, value: accountOf(order.paidWith) },
        { label: 'mandate' as const, value: debit.mandate },
        { label: 'creditor' as const, value: debit.creditor_id },
      ]
    : []),
];

/**
 * Confirms the mandate, and tells what is collected when: banks want that of whoever collects. It brings
 * the contract along, which is concluded long before there is a receipt.
 */
export const announceDebit = async (core: Core, tx: Tx, orderId: string): Promise<void> => {
  const about = await letterAboutDebit(core, tx, orderId);
  if (!about?.debit) return;
  const { order, debit, common } = about;
  const { credits, creditedAt } = order;
  const [date, by] = [new Date(debit.collect_on), new Date(debit.confirmed_by)];
  await queueMail(core, tx, {
    ...common,
    ...(await contractParts(core, tx, about)),
    letter: creditedAt === null ? 'debitAwaited' : 'debitAnnounced',
    values: { ...about.values, credits, date, by },
  });
};

/** Tells that the bank did not pay a debit, or that it was not collected after another one came back. */
export const tellOfUnpaidDebit = async (core: Core, tx: Tx, orderId: string): Promise<void> => {
  const about = await letterAboutDebit(core, tx, orderId);
  if (!about?.debit) return;
  const { debit, common } = about;
  await queueMail(core, tx, {
    ...common,
    letter: debit.phase === 'blocked' ? 'debitBlocked' : 'debitUnpaid',
    facts: debitFacts(about, debit),
    values: { ...about.values, date: new Date(debit.collect_on) },
  });
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
 * is, or nothing is collected at all. A withdrawal is acknowledged with its content.
 */
export const tellOfDebitRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  { credits, minor, createdAt: date, withdrawal }: AskedBack,
): Promise<void> => {
  const about = await letterAboutDebit(core, tx, orderId);
  if (!about) return;
  const { order, debit, common, money } = about;
  const values = { ...about.values, credits, date, number: order.no };
  const declared = withdrawal ? declarationFacts(about, withdrawal, date) : [];
  const facts = [...declared, ...debitFacts(about, debit)];
  for (const to of acknowledgedAt(common.to, withdrawal)) {
    const letter = { ...common, to, facts };
    if (minor === null || !debit) {
      const dropped = withdrawal ? 'debitWithdrawn' : 'debitDropped';
      await queueMail(core, tx, { ...letter, letter: dropped, values });
      continue;
    }
    const collection = new Date(debit.collect_on);
    const by = new Date(businessDay(refundDay(debit.collect_on, dayOf(date)), 1));
    await queueMail(core, tx, {
      ...letter,
      letter: withdrawal ? 'debitWithdrawnLater' : 'debitRefund',
      values: { ...values, back: money(minor), collection, by },
    });
  }
};
