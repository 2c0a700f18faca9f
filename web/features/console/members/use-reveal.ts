import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { memberReveal } from '#contract/console/member-actions.ts';
import type { RevealableField } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { consoleCall } from '../console-call.ts';

interface Revealed {
  readonly field: RevealableField;
  readonly value: string | null;
  /** Seconds until it is hidden again. */
  readonly left: number;
}

/** One field of a member that is shown for a while; the next one hides it. */
export const useReveal = (id: string) => {
  const { revalidate } = useRevalidator();
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const isShown = revealed !== null;
  useEffect(() => {
    if (!isShown) return;
    const tick = (before: Revealed | null) =>
      before && before.left > 1 ? { ...before, left: before.left - 1 } : null;
    const timer = setInterval(() => setRevealed(tick), 1000);
    return () => clearInterval(timer);
  }, [isShown]);
  return {
    revealed,
    reveal: async (field: RevealableField, reason: string) => {
      const { value } = await consoleCall(memberReveal, { body: { id, field, reason } });
      setRevealed({ field, value, left: consoleLimits.members.revealSeconds });
      await revalidate();
    },
  };
};
