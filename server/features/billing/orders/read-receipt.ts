import type { ReceiptFacts } from '#contract/billing/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { findOwnOrder } from './policy.ts';
import { findReceipt } from './receipts.ts';

/** The receipt of an own order. */
export const readReceipt = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<ReceiptFacts> => {
  const facts = await findReceipt(core, caller.site, await findOwnOrder(core, caller, id));
  if (!facts) throw new Refusal('order_not_found');
  return facts;
};
