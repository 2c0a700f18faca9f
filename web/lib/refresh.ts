import { limits } from '#contract/limits.ts';
import { pushState } from './push.ts';

const { firstMs, everyMs, everyWithPushMs } = limits.refresh;

/**
 * Calls a little after the start and then again and again, but not while the tab is hidden: what
 * fell due meanwhile is done on return.
 */
export const startRefreshing = (refresh: () => void) => {
  let due = Date.now() + firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(run, Math.max(0, due - Date.now()));
  };
  const run = () => {
    // Whom pushes reach hears of what matters without asking.
    due = Date.now() + (pushState() === 'subscribed' ? everyWithPushMs : everyMs);
    refresh();
    wait();
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return {
    /** Something has happened: at once, or as soon as the tab is seen again. */
    refreshSoon: (): void => {
      due = Date.now();
      wait();
    },
    stop: (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    },
  };
};
