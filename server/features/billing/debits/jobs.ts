import type { Core, Job } from '../../../core/index.ts';
import { closeDebits } from './collected.ts';
import { forgetDebits } from './forget.ts';
import { dropBlocked, readReturns } from './returns.ts';
import { runDebits } from './run.ts';

/**
 * Exchanges files with the bank: first what came back, so that nothing is refunded on top of it. Without
 * a report that could not be read nobody knows what came back, and nothing counts as collected.
 */
const exchange = (core: Core): Job => ({
  name: 'billing.bank',
  schedule: '17 3 * * *',
  run: async () => {
    const isWhole = await readReturns(core);
    await dropBlocked(core);
    if (isWhole) await closeDebits(core);
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
