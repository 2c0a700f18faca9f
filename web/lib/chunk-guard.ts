import { limits } from '#contract/limits.ts';

const KEY = 'reloaded-at';

/** Told by the router, as tools/vite-router.ts builds it, when the chunk of a page could not be had. */
const ROUTE_FAILED = 'duet:route-failed';

/** Told when a part of a page could not be had and reloading would not help. */
export const CHUNK_FAILED = 'duet:chunk-failed';

/** Whether a page whose chunk failed may reload: never twice within the guard time. */
export const canReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || now - lastReload >= limits.reloadGuardMs;

const readTime = (storage: Storage): number | null => {
  const value = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** Notes the reload that is about to happen, if it may. */
const claimReload = (page: Window): boolean => {
  try {
    if (!canReload(readTime(page.sessionStorage), Date.now())) return false;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop an endless reload.
    return false;
  }
};

/** How long the page may take to come to which somebody has gone. */
const NAVIGATION_TIMEOUT_MS = 10_000;

/** A chunk that is gone after a deployment: the new page brings the new names. */
export const guardChunks = (page: Window): void => {
  let leftAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  const reload = (): boolean => {
    if (!claimReload(page)) return false;
    page.location.reload();
    return true;
  };
  // Firefox and Safari drop what a page still loads as soon as it is left. Nothing is missing then,
  // and a reload would call back whoever is on the way: it is for those who are still here later.
  const postponeReload = (): boolean => {
    const remaining = leftAt + NAVIGATION_TIMEOUT_MS - Date.now();
    if (remaining > 0) setTimeout(reload, remaining);
    return remaining > 0;
  };
  page.addEventListener('vite:preloadError', (event) => {
    if (!postponeReload() && reload()) event.preventDefault();
  });
  page.addEventListener(ROUTE_FAILED, () => {
    if (!postponeReload() && !reload()) page.dispatchEvent(new Event(CHUNK_FAILED));
  });
};
