import type { Core, Job } from '../../core/index.ts';
import { forgetDebtor } from './debits/forget.ts';
import { debitJobs } from './debits/jobs.ts';
import { exportOrders } from './export.ts';
import { forgetMethods, forgetPayer } from './forget.ts';
import { forgetEvents } from './orders/events.ts';
import { followOrders } from './orders/open.ts';
import { payRefunds } from './orders/refunds.ts';
import { forgetDeclarer } from './orders/withdrawal-records.ts';

export { enclosePapers } from './orders/enclosures.ts';
export { billingRoutes } from './routes.ts';

/** The background work of payments. */
export const billingJobs = (core: Core): readonly Job[] => [
  payRefunds(core),
  followOrders(core),
  forgetEvents(core),
  forgetMethods(core) as Job,
  ...debitJobs(core),
];

/** What payments do when something happens elsewhere. */
export const listenBilling = (core: Core): void => {
  core.events.within('account.erased', async (tx, { userId }) => {
    await forgetPayer(core, tx, userId);
    await forgetDebtor(core, tx, userId);
    await forgetDeclarer(tx, userId);
  });
  core.events.within('account.exported', (tx, asked) => exportOrders(core, tx, asked));
};
