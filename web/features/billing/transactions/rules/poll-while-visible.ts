import { ignore } from '#web/lib/ignore.ts';

const INTERVAL_MS = 3000;
/** Past that it is a matter of hours, and the page asks less often. */
const SLOW_DOWN_AFTER_MS = 300_000;
const SLOW_INTERVAL_MS = 15_000;

/**
 * Asks at once and then again and again, each time some seconds after the last answer, but not
 * while the tab is hidden: whoever comes back sees how it stands at once.
 */
export const pollWhileVisible = (
  check: () => Promise<void>,
): { checkNow: () => void; stop: () => void } => {
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let stopped = false;
  const checkNow = () => {
    clearTimeout(timer);
    if (isChecking || stopped || document.hidden) return;
    isChecking = true;
    check()
      // The next one may be answered.
      .catch(ignore)
      .finally(() => {
        isChecking = false;
        const every = Date.now() - startedAt < SLOW_DOWN_AFTER_MS ? INTERVAL_MS : SLOW_INTERVAL_MS;
        if (!stopped && !document.hidden) timer = setTimeout(checkNow, every);
      });
  };
  document.addEventListener('visibilitychange', checkNow);
  checkNow();
  return {
    checkNow,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkNow);
    },
  };
};
