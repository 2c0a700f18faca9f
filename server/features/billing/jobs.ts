import type { Core, Job } from '#server/core/index.ts';
import { debitJobs } from './bank/jobs.ts';
import { forgetPaymentEvents } from './orders/apply-payment-event.ts';
import { forgetPaymentMethods } from './orders/forget-payment-methods.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { payRefunds } from './orders/refund-order.ts';
import { sendReplies } from './orders/send-replies.ts';
import { comparePaymentsDaily } from './reconciliation/jobs.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.follow-orders': NoPayload;
    'billing.forget-events': NoPayload;
  }
}

/** The background work of payments. */
export const billingJobs = (core: Core): readonly Job[] => [
  payRefunds(core),
  sendReplies(core),
  reconcileOrders(core),
  forgetPaymentEvents(core),
  forgetPaymentMethods(core),
  comparePaymentsDaily(core),
  ...debitJobs(core),
];
