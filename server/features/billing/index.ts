import type { Core, Job } from '#server/core/index.ts';
import { forgetDebtor } from './debits/forget-debtor.ts';
import { debitJobs } from './bank/jobs.ts';
import { exportOrders } from './export-orders.ts';
import { forgetPaymentMethods, forgetPayer } from './orders/forget-payment-methods.ts';
import { forgetPaymentEvents } from './orders/apply-payment-event.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { payRefunds } from './orders/refund-order.ts';
import { forgetDeclarer } from './orders/withdrawal-records.ts';

export { makeOrderAttachment } from './orders/order-attachments.ts';
export { billingRoutes } from './routes.ts';

/** The background work of payments. */
export const billingJobs = (core: Core): readonly Job[] => [
  payRefunds(core),
  reconcileOrders(core),
  forgetPaymentEvents(core),
  forgetPaymentMethods(core) as Job,
  ...debitJobs(core),
];

/** What payments do when something happens elsewhere. */
export const listenBilling = (core: Core): void => {
  core.events.within('account.erased', async (tx, { userId }) => {
    await forgetPayer(core, tx, userId);
    await forgetDebtor(core, tx, userId);
    await forgetDeclarer(tx, userId);
  });
  core.events.within('account.exported', (tx, request) => exportOrders(core, tx, request));
};
