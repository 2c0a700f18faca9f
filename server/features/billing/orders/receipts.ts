import { asc, eq } from '../../../db/sql.ts';
import type { receipt } from '../../../../contract/billing/index.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { companyOf } from '../../site/index.ts';
import { ownOrder } from './begin.ts';
import { taxIn } from '../offers/prices.ts';
import { noteOf, orderViews } from './views.ts';

const { profiles, refunds, users } = tables;

export type Receipt = Answer<typeof receipt>;

/** Everything a receipt tells; there is one for what was paid. */
export const readReceipt = async (core: Core, caller: Caller, id: string): Promise<Receipt> => {
  const { site } = caller;
  const row = await ownOrder(core, caller, id);
  if (row.receiptNo === null) throw new Refusal('order_not_found');
  const [order] = await orderViews(core, core.db, site, [row]);
  const [buyer] = await core.db
    .select({ name: profiles.name, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, row.userId ?? ''));
  const company = await companyOf(core, site);
  if (!order || !buyer || !company) throw new Refusal('order_not_found');
  const back = await core.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt));
  const { name, address, city, country, kvk, vatNumbers } = company;
  return {
    order,
    seller: {
      name,
      address,
      city,
      country,
      kvk,
      vat_number: vatNumbers[order.tax_country] ?? vatNumbers[country] ?? null,
    },
    buyer,
    refunds: back.map((refund) => ({
      at: refund.createdAt.toISOString(),
      kind: refund.kind,
      credits: refund.credits,
      minor: refund.minor,
      tax_minor: taxIn(refund.minor, row.taxBp),
      note: noteOf(refund),
    })),
  };
};
