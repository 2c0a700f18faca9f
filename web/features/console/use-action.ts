import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useIsOffline } from './use-is-offline.ts';

/** Something that is done at the press of a button: whether it is under way, and why it was refused. */
export const useAction = () => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [isHeldUp, setHeldUp] = useState(false);
  const t = useTranslations('console.outbox');
  const isOffline = useIsOffline();
  const texts = useRefusal(refusal);
  /** Whether it was done. Without a connection only what can wait is. */
  const run = async (action: () => Promise<unknown>, canWait = false): Promise<boolean> => {
    setHeldUp(isOffline && !canWait);
    if (isOffline && !canWait) return false;
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
  return { ...texts, busy, run, message: isHeldUp ? t('needed') : texts.message };
};
