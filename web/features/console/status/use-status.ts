import { useCallback, useEffect, useState } from 'react';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SystemStatus } from '#contract/console/status.ts';
import { failedJobs, systemStatus } from '#contract/console/status.ts';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { plainCall } from '../console-call.ts';

export interface StatusData {
  readonly status: SystemStatus;
  /** Null while it cannot be read. */
  readonly failed: Answer<typeof failedJobs> | null;
}

const EVERY_MS = consoleLimits.status.refreshSeconds * 1000;

const isLocked = (error: unknown): boolean =>
  error instanceof CallError && error.answer.code === 'console_locked';

/** The status as it changes; what was read last stays while it cannot be read. */
export const useStatus = (loaded: StatusData) => {
  const [data, setData] = useState(loaded);
  const [isStale, setStale] = useState(false);
  const [isReading, setReading] = useState(false);
  const read = useCallback(async () => {
    setReading(true);
    try {
      const [status, failed] = await Promise.all([
        plainCall(systemStatus),
        plainCall(failedJobs).catch(() => null),
      ]);
      setData({ status, failed });
      setStale(false);
    } catch (error) {
      // Under the lock nothing is read, and nobody looks.
      if (!isLocked(error)) setStale(true);
    } finally {
      setReading(false);
    }
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Date.now() + EVERY_MS;
    const wait = () => {
      clearTimeout(timer);
      // A hidden tab catches up when somebody looks at it.
      if (!document.hidden) timer = setTimeout(run, Math.max(0, due - Date.now()));
    };
    const run = () => {
      due = Date.now() + EVERY_MS;
      void read().then(wait);
    };
    document.addEventListener('visibilitychange', wait);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [read]);
  return { ...data, isStale, isReading, read };
};
