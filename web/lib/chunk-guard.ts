import { limits } from '../../contract/limits.ts';

const KEY = 'reloaded-at';

/** Told when a part of a page could not be had and reloading would not help. */
export const CHUNK_FAILED = 'duet:chunk-failed';

/** Whether a page whose chunk failed may reload: never twice within the guard time. */
export const mayReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || now - lastReload >= limits.reloadGuardMs;

const readTime = (storage: Storage): number | null => {
  const value = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** Older browsers have no `navigation`. */
type Page = Omit<Window, 'navigation'> & { readonly navigation?: EventTarget };

/** Notes the reload that is about to happen, if it may. */
const claimReload = (page: Page): boolean => {
  try {
    if (!mayReload(readTime(page.sessionStorage), Date.now())) return false;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop an endless reload.
    return false;
  }
};

/** A chunk that is gone after a deployment: the new page brings the new names. */
export const guardChunks = (page: Page): void => {
  let claimed = false;
  page.addEventListener('vite:preloadError', (event) => {
    if (!claimReload(page)) return;
    claimed = true;
    event.preventDefault();
    page.location.reload();
  });
  // The router reloads by itself, and as often as it fails, when a page's own chunk is missing.
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || claimed) return;
    if (claimReload(page) || !event.cancelable) return;
    event.preventDefault();
    page.dispatchEvent(new Event(CHUNK_FAILED));
  });
};
