import { eq } from '#server/db/sql.ts';
import type { Locale } from '#contract/locales.ts';
import type { Caller, Core, Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import { creditNoteFacts, makeCreditNoteDocument } from '../orders/read-credit-note.ts';
import type { Order } from '../orders/queries.ts';
import { findReceipt, makeReceiptDocument } from '../orders/receipts.ts';
import { findSiteOrder } from './policy.ts';

const { refunds, users } = tables;

/** The site of an order, and the language in which its buyer has the papers. */
const findReader = async (core: Core, order: Order): Promise<{ site: Site; locale: Locale }> => {
  const site = await siteById(core, order.siteId);
  const [buyer] =
    order.userId === null
      ? []
      : await core.db
          .select({ locale: users.language })
          .from(users)
          .where(eq(users.id, order.userId));
  if (!site || !buyer) throw new Refusal('order_not_found');
  return { site, locale: buyer.locale };
};

const logTaken = (core: Core, caller: Caller, order: Order, number: string): Promise<void> =>
  core.transact((tx) =>
    writeAudit(core, tx, caller, {
      action: 'paper_taken',
      site: order.siteId,
      target: ['order', order.id],
      values: { number },
    }),
  );

/** The receipt of an order as its buyer has it; that it was taken is logged. */
export const takeReceipt = async (core: Core, caller: Caller, id: string): Promise<File> => {
  const order = await findSiteOrder(core.db, caller, id);
  const { site, locale } = await findReader(core, order);
  const facts = await findReceipt(core, site, order);
  if (!facts) throw new Refusal('order_not_found');
  await logTaken(core, caller, order, order.receiptNo ?? '');
  return makeReceiptDocument(facts, locale);
};

/** The credit note of a refund as its buyer has it; that it was taken is logged. */
export const takeCreditNote = async (core: Core, caller: Caller, id: string): Promise<File> => {
  const [refund] = await core.db.select().from(refunds).where(eq(refunds.id, id));
  if (!refund || refund.noteNo === null) throw new Refusal('order_not_found');
  const order = await findSiteOrder(core.db, caller, refund.orderId);
  const { site, locale } = await findReader(core, order);
  const receipt = await findReceipt(core, site, order);
  if (!receipt) throw new Refusal('order_not_found');
  await logTaken(core, caller, order, refund.noteNo);
  return makeCreditNoteDocument(creditNoteFacts(refund, order, receipt), locale);
};
