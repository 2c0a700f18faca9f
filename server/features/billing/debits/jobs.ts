import type { Core, Job } from '../../../core/index.ts';
import { forgetDebits } from './forget.ts';
import { dropBlocked, readReturns } from './returns.ts';
import { runDebits } from './run.ts';

/** Exchanges files with the bank: first what came back, so that nothing is refunded on top of it. */
const exchange = (core: Core): Job => ({
  name: 'billing.bank',
  schedule: '17 3 * * *',
  run: async () => {
    await readReturns(core);
    await dropBlocked(core);
    await runDebits(core);
  },
});

/** Forgets what nobody needs any more. */
const forget = (core: Core): Job => ({
  name: 'billing.forget-debits',
  schedule: '47 3 * * *',
  run: () => forgetDebits(core),
});

/** The background work of direct debits. */
export const debitJobs = (core: Core): readonly Job[] => [exchange(core), forget(core)];
