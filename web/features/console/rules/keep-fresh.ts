/** Milliseconds between two readings, however much happens. */
const GAP_MS = 500;

/** Claims lapse and goals pass without a word, and words may be lost. */
const EVERY_MS = 60_000;

/**
 * Reads something again as soon as it has changed, a burst of changes at most twice a second, and
 * now and then without a reason. A hidden tab catches up on return.
 */
export const keepFresh = (read: () => void) => {
  let readAt = -Infinity;
  let due = Date.now() + EVERY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(run, Math.max(0, due - Date.now()));
  };
  const run = () => {
    readAt = Date.now();
    due = readAt + EVERY_MS;
    read();
    wait();
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return {
    /** Something has changed. */
    changed: (): void => {
      due = Math.min(due, Math.max(Date.now(), readAt + GAP_MS));
      wait();
    },
    stop: (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    },
  };
};
