import type { Core, Tx } from '#server/core/index.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.refunds': NoPayload;
  }
}

/** Has refunds that are due paid after the commit. */
export const enqueueRefunds = (core: Core, tx: Tx): Promise<void> =>
  core.jobs.enqueue(tx, 'billing.refunds', {});
