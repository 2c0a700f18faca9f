import type { Core } from '#server/core/index.ts';
import { applyMend } from './console/mend-refund.ts';
import { applyRefund } from './console/refund.ts';
import { forgetDebtor } from './debits/forget-debtor.ts';
import { exportBilling } from './export.ts';
import { forgetDisputed } from './orders/disputes.ts';
import { forgetPayer } from './orders/forget-payment-methods.ts';
import { forgetDeclarer } from './orders/withdrawal-records.ts';
import { grantWelcomeCredits, revokeWelcomeCredits } from './welcome-credits.ts';

export { correctCredits } from './correct-credits.ts';
export { findBankDetails } from './debits/mandates.ts';
export { billingJobs } from './jobs.ts';
export { addCredits, spendCreditsSql } from './ledger.ts';
export { payBack } from './pay-back.ts';
export { countOpenDebits, leaveCompany } from './leave-company.ts';
export { readMemberLedger, readMemberMoney, readMemberOrders } from './read-member-money.ts';
export { findPackages } from './offers/packages.ts';
export { includedTax, taxBpOf } from './offers/prices.ts';
export { readPaymentState } from './read-payment-state.ts';
export {
  copyPackages,
  findPackagedCountries,
  findSmallestPackage,
} from './offers/site-packages.ts';
export { storeTerms } from './orders/agreed-terms.ts';
export { applyPaymentEvent } from './orders/apply-payment-event.ts';
export { makeOrderAttachment } from './orders/order-attachments.ts';
export { nextReceiptNo } from './orders/receipt-numbers.ts';
export { currentSeller, keepSeller } from './orders/sellers.ts';
export { billingRoutes } from './routes.ts';

/** What payments do when something happens elsewhere. */
export const listenBilling = (core: Core): void => {
  core.events.within('account.created', (tx, event) => grantWelcomeCredits(core, tx, event));
  core.events.within('account.confirmed', (tx, event) => revokeWelcomeCredits(core, tx, event));
  core.events.within('account.erased', async (tx, { userId }) => {
    await forgetPayer(core, tx, userId);
    await forgetDebtor(core, tx, userId);
    await forgetDeclarer(tx, userId);
    await forgetDisputed(tx, userId);
  });
  core.events.within('account.exported', (tx, request) => exportBilling(core, tx, request));
  core.events.within('proposal.agreed', applyRefund(core));
  core.events.within('proposal.agreed', applyMend(core));
};
