import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { CHUNK_FAILED } from '#web/lib/chunk-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
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

/** Said when the page one asked for cannot be had, and the one at hand stays. */
function useChunkFailure(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    addEventListener(CHUNK_FAILED, fail);
    return () => removeEventListener(CHUNK_FAILED, fail);
  }, []);
  return failed;
}

/** Appears when a page takes longer than a blink, and fills over its duration. */
export function NavigationProgress() {
  const t = useTranslations('errors');
  const idle = useNavigation().state === 'idle';
  if (useChunkFailure()) {
    return (
      <Alert tone="danger" className="fixed inset-x-4 top-4 z-50 mx-auto max-w-160 shadow-raised">
        {t('unavailable')}
      </Alert>
    );
  }
  return idle ? null : <RunningBar />;
}
