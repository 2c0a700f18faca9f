import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { limits } from '../../../contract/limits.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

const { durationMs, throttleMs } = limits.progressBar;

/** How full the bar is: quick at first, never quite done before the page is. */
export const progressAt = (elapsedMs: number): number =>
  Math.min(0.98, 1 - (1 - Math.min(elapsedMs / durationMs, 1)) ** 2);

/** Appears when a page takes longer than a blink, and fills over its duration. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    if (!busy) {
      setValue(null);
      return;
    }
    const start = Date.now();
    const timer = setInterval(() => setValue(progressAt(Date.now() - start)), throttleMs);
    return () => clearInterval(timer);
  }, [busy]);
  if (value === null) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50" data-progress>
      <ProgressBar value={value} />
    </div>
  );
}
