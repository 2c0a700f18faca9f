import type { Core, Job } from '#server/core/index.ts';
import { forgetDebits } from '../debits/forget-debtor.ts';
import { BANK_TIME } from './bank-time.ts';
import { runDebits } from './run-debits.ts';
import { settleDebits } from './settle-debits.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.bank': NoPayload;
    'billing.forget-debits': NoPayload;
  }
}

/** Exchanges files with the bank: first what came back, so that nothing is refunded on top of it. */
const exchangeBankFiles = (core: Core): Job<'billing.bank'> => ({
  name: 'billing.bank',
  schedule: `${BANK_TIME.minute} ${BANK_TIME.hour} * * *`,
  run: async () => {
    await settleDebits(core);
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
