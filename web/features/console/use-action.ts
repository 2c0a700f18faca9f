import { useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';

/** Something that is done at the press of a button: whether it is under way, and why it was refused. */
export const useAction = () => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  /** Whether it was done. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.answer);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run, ...useRefusal(refusal) };
};
