import type { Core } from '#server/core/index.ts';
import { closeDebits } from './close-debits.ts';
import { cancelBlockedDebits, readReturns } from './read-returns.ts';

/**
 * What has to be known before new files are written. Without a report that could not be read nobody
 * knows what came back, and nothing counts as collected.
 */
export const settleDebits = async (core: Core): Promise<void> => {
  const isComplete = await readReturns(core);
  await cancelBlockedDebits(core);
  if (isComplete) await closeDebits(core);
};
