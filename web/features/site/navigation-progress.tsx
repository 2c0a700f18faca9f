import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { limits } from '../../../contract/limits.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { progressAt } from './rules/progress.ts';

/** Mounted while a page is on its way, so that it starts from nothing each time. */
function RunningBar() {
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    const start = Date.now();
    const step = () => setValue(progressAt(Date.now() - start));
    const timer = setInterval(step, limits.progressBar.throttleMs);
    return () => clearInterval(timer);
  }, []);
  if (value === null) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50" data-progress>
      <ProgressBar value={value} />
    </div>
  );
}

/** Appears when a page takes longer than a blink, and fills over its duration. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <RunningBar />;
}
