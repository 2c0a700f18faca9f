import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { addDiscount, addDiscountBatch, switchDiscount } from './edit-discounts.ts';
import { savePriceList } from './edit-prices.ts';
import { listDiscounts, listDiscountUses } from './list-discounts.ts';
import { listPrices, listPriceVersions, previewDiscount } from './list-prices.ts';

/** What is sold and at which price, as those who run the sites set it. */
export const offerRoutes: readonly Route[] = [
  route(contract.discountList, ({ core, caller, query }) => listDiscounts(core, caller, query)),

  route(contract.discountUses, ({ core, caller, query }) => listDiscountUses(core, caller, query)),

  route(contract.discountPreview, ({ core, caller, query }) =>
    previewDiscount(core, caller, query),
  ),

  route(contract.discountAdd, ({ core, tx, caller, body }) => addDiscount(core, tx, caller, body)),

  route(contract.discountBatchAdd, ({ core, tx, caller, body }) =>
    addDiscountBatch(core, tx, caller, body),
  ),

  route(contract.discountSwitch, async ({ core, tx, caller, body }) => {
    await switchDiscount(core, tx, caller, body);
    return { ok: true } as const;
  }),

  route(contract.priceLists, ({ core, caller, query }) => listPrices(core, caller, query)),

  route(contract.priceVersions, ({ core, caller, query }) =>
    listPriceVersions(core, caller, query),
  ),

  route(contract.priceListSave, ({ core, tx, caller, body }) =>
    savePriceList(core, tx, caller, body),
  ),
];
