import type { Withdrawal } from '#contract/billing/index.ts';
import type { Core, Fact, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import { acknowledgementAddresses, declarationFacts } from '../withdrawal-declaration.ts';
import type { MailContext } from './mail-context.ts';
import { loadMailContext } from './mail-context.ts';
import { mailReceipt } from './receipt-mail.ts';

/** Writes to the buyer how an order has ended. */
export const mailOrderOutcome = async (
  core: Core,
  tx: Tx,
  orderId: string,
  template: 'receipt' | 'paymentFailed' | 'paymentReturned',
): Promise<void> => {
  const context = await loadMailContext(core, tx, orderId);
  if (!context) return;
  if (template === 'receipt') return mailReceipt(core, tx, context);
  const { order, common, name, money, dayOf } = context;
  const price = money(order.minor);
  if (template === 'paymentFailed') {
    return queueMail(core, tx, { ...common, template, values: { name, price } });
  }
  const date = dayOf(order.settledAt ?? order.createdAt);
  return queueMail(core, tx, { ...common, template, values: { name, price, date } });
};

/** Tells that money did not arrive, and asks where it shall go. */
export const mailFailedRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  minor: number,
): Promise<void> => {
  const context = await loadMailContext(core, tx, orderId);
  if (!context) return;
  const { common, name, money } = context;
  const values = { name, price: money(minor) };
  await queueMail(core, tx, { ...common, template: 'refundFailed', values });
};

/** A refund of an order, and the declaration of its buyer if it was a withdrawal. */
interface RefundDetails {
  readonly credits: number;
  readonly minor: number;
  readonly noteNo: string | null;
  readonly createdAt: Date;
  readonly withdrawal?: Withdrawal | undefined;
}

const refundFacts = (
  { order, money }: MailContext,
  { noteNo, credits, minor }: RefundDetails,
): Fact[] => [
  { label: 'receipt', value: order.receiptNo ?? '' },
  ...(noteNo === null ? [] : [{ label: 'note' as const, value: noteNo }]),
  { label: 'number', value: order.no },
  { label: 'credits', value: credits },
  { label: 'returned', value: money(minor) },
];

/** Tells of a refund that the staff gave, and what became of the credits. */
export const mailGrantedRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  refund: RefundDetails,
): Promise<void> => {
  const context = await loadMailContext(core, tx, orderId);
  if (!context) return;
  const { order, common, name, money } = context;
  const values = { name, price: money(refund.minor), number: order.no, credits: refund.credits };
  const facts = refundFacts(context, refund);
  await queueMail(core, tx, { ...common, template: 'refundGranted', values, facts });
};

/** Confirms that unused credits went back; of a withdrawal, with its content and the time it came. */
export const mailRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  refund: RefundDetails,
): Promise<void> => {
  const context = await loadMailContext(core, tx, orderId);
  if (!context) return;
  const { order, common, name, dayOf } = context;
  const { withdrawal, credits, createdAt } = refund;
  const values = { name, price: context.money(refund.minor), credits };
  const facts = refundFacts(context, refund);
  if (!withdrawal) {
    return queueMail(core, tx, {
      ...common,
      template: 'refunded',
      values: { ...values, date: dayOf(createdAt) },
      facts: [...facts, { label: 'time', value: createdAt }],
    });
  }
  const declared = declarationFacts(context, withdrawal, createdAt);
  for (const to of acknowledgementAddresses(common.to, withdrawal)) {
    await queueMail(core, tx, {
      ...common,
      to,
      template: 'withdrawn',
      values: { ...values, number: order.no },
      facts: [...declared, ...facts],
    });
  }
};
