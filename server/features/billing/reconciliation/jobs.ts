import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { dayOf } from '../debits/calendar.ts';
import { reconcile } from './reconcile.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.compare-payments': NoPayload;
  }
}

/** Compares the payments of yesterday with the provider's, and says so if they differ. */
export const comparePaymentsDaily = (core: Core): Job<'billing.compare-payments'> => ({
  name: 'billing.compare-payments',
  schedule: '7 5 * * *',
  run: async () => {
    const until = new Date(`${dayOf(core.clock.now())}T00:00:00Z`);
    const from = addTime(until, { days: -1 });
    const { differences } = await reconcile(core, { from, until }, 'all');
    if (differences.length === 0) return;
    const facts = { day: dayOf(from), differences: differences.length };
    core.log.error(facts, 'payments differ from the provider’s: see /console/reconciliation');
  },
});
