import type { Withdrawal } from '../../../../contract/billing/index.ts';
import type { Core, Fact, Tx } from '../../../core/index.ts';
import { queueMail } from '../../../core/index.ts';
import { acknowledgedAt, declarationFacts } from './declaration.ts';
import type { LetterAbout } from './letter-about.ts';
import { letterAbout } from './letter-about.ts';
import { tellOfReceipt } from './receipt-letter.ts';

/** Writes to the buyer how an order has ended. */
export const tellOfOrder = async (
  core: Core,
  tx: Tx,
  orderId: string,
  letter: 'receipt' | 'paymentFailed' | 'paymentReturned',
): Promise<void> => {
  const about = await letterAbout(core, tx, orderId);
  if (!about) return;
  if (letter === 'receipt') return tellOfReceipt(core, tx, about);
  const { order, common, name, money } = about;
  const price = money(order.minor);
  if (letter === 'paymentFailed') {
    return queueMail(core, tx, { ...common, letter, values: { name, price } });
  }
  const date = order.settledAt ?? order.createdAt;
  return queueMail(core, tx, { ...common, letter, values: { name, price, date } });
};

/** Tells that money did not arrive, and asks where it shall go. */
export const tellOfFailedRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  minor: number,
): Promise<void> => {
  const about = await letterAbout(core, tx, orderId);
  if (!about) return;
  const { common, name, money } = about;
  const values = { name, price: money(minor) };
  await queueMail(core, tx, { ...common, letter: 'refundFailed', values });
};

/** What went back of an order, and the words with which its buyer withdrew if they did. */
interface GoneBack {
  readonly credits: number;
  readonly minor: number;
  readonly noteNo: string | null;
  readonly createdAt: Date;
  readonly withdrawal?: Withdrawal | undefined;
}

const backFacts = ({ order, money }: LetterAbout, { noteNo, credits, minor }: GoneBack): Fact[] => [
  { label: 'receipt', value: order.receiptNo ?? '' },
  ...(noteNo === null ? [] : [{ label: 'note' as const, value: noteNo }]),
  { label: 'number', value: order.no },
  { label: 'credits', value: credits },
  { label: 'returned', value: money(minor) },
];

/** Confirms that unused credits went back; of a withdrawal, with its content and the time it came. */
export const tellOfRefund = async (
  core: Core,
  tx: Tx,
  orderId: string,
  back: GoneBack,
): Promise<void> => {
  const about = await letterAbout(core, tx, orderId);
  if (!about) return;
  const { order, common, name } = about;
  const { withdrawal, credits, createdAt: date } = back;
  const values = { name, price: about.money(back.minor), credits };
  const facts = backFacts(about, back);
  if (!withdrawal) {
    return queueMail(core, tx, {
      ...common,
      letter: 'refunded',
      values: { ...values, date },
      facts: [...facts, { label: 'time', value: date }],
    });
  }
  const declared = declarationFacts(about, withdrawal, date);
  for (const to of acknowledgedAt(common.to, withdrawal)) {
    await queueMail(core, tx, {
      ...common,
      to,
      letter: 'withdrawn',
      values: { ...values, number: order.no },
      facts: [...declared, ...facts],
    });
  }
};
