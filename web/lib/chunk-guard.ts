import { limits } from '../../contract/limits.ts';

const KEY = 'reloaded-at';

/** Whether a page whose chunk failed may reload: never twice within the guard time. */
export const mayReload = (lastReload: number | null, now: number): boolean =>
  lastReload === null || now - lastReload >= limits.reloadGuardMs;

const readTime = (storage: Storage): number | null => {
  const value = Number(storage.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** A chunk that is gone after a deployment: the new page brings the new names. */
export const guardChunks = (page: Window): void => {
  page.addEventListener('vite:preloadError', (event) => {
    try {
      if (!mayReload(readTime(page.sessionStorage), Date.now())) return;
      page.sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage nothing would stop an endless reload.
      return;
    }
    event.preventDefault();
    page.location.reload();
  });
};
