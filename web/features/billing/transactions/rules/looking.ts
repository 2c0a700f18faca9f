const EVERY_MS = 3000;
/** Past that it is a matter of hours, and the page asks less often. */
const PATIENCE_MS = 300_000;
const THEN_EVERY_MS = 15_000;

/**
 * Asks at once and then again and again, each time some seconds after the last answer, but not
 * while the tab is hidden: whoever comes back sees how it stands at once.
 */
export const looking = (look: () => Promise<void>): { now: () => void; stop: () => void } => {
  const began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;
  const now = () => {
    clearTimeout(timer);
    if (asking || stopped || document.hidden) return;
    asking = true;
    look()
      // The next one may be answered.
      .catch(() => undefined)
      .finally(() => {
        asking = false;
        const every = Date.now() - began < PATIENCE_MS ? EVERY_MS : THEN_EVERY_MS;
        if (!stopped && !document.hidden) timer = setTimeout(now, every);
      });
  };
  document.addEventListener('visibilitychange', now);
  now();
  return {
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
    },
  };
};
