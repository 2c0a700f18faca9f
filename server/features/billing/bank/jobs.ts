import type { Core, Job } from '#server/core/index.ts';
import { closeDebits } from './close-debits.ts';
import { forgetDebits } from '../debits/forget-debtor.ts';
import { cancelBlockedDebits, readReturns } from './read-returns.ts';
import { runDebits } from './run-debits.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.bank': NoPayload;
    'billing.forget-debits': NoPayload;
  }
}

/**
 * Exchanges files with the bank: first what came back, so that nothing is refunded on top of it. Without
 * a report that could not be read nobody knows what came back, and nothing counts as collected.
 */
const exchangeBankFiles = (core: Core): Job<'billing.bank'> => ({
  name: 'billing.bank',
  schedule: '17 3 * * *',
  run: async () => {
    const isComplete = await readReturns(core);
    await cancelBlockedDebits(core);
    if (isComplete) await closeDebits(core);
    await runDebits(core);
  },
});

/** Forgets what nobody needs any more. */
const forgetDebitData = (core: Core): Job<'billing.forget-debits'> => ({
  name: 'billing.forget-debits',
  schedule: '47 3 * * *',
  run: () => forgetDebits(core),
});

/** The background work of direct debits. */
export const debitJobs = (core: Core): readonly Job[] => [
  exchangeBankFiles(core),
  forgetDebitData(core),
];
