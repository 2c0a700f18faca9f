import { useCallback, useSyncExternalStore } from 'react';

const EVENT = 'duet:stored';

const OWN = 'own:';

/** Under which name something of a member is kept on this device: until it is used, or they log out. */
export const ownKey = (name: string): string => OWN + name;

let left = false;

/** Whether its member has logged out of this page: nothing is kept for them any more. */
export const hasLeft = (): boolean => left;

/** Whoever uses the device next finds nothing of the member who logs out. */
export const forgetOwn = (): void => {
  left = true;
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWN)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  addEventListener(EVENT, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(EVENT, changed);
  };
};

/**
 * When something that lies over the page was dismissed on this device, and a way to dismiss it now.
 * `undefined` until the browser has been asked, so that nothing flashes up that was closed before.
 */
export const useDismissal = (key: string): [at: number | null | undefined, dismiss: () => void] => {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key) ?? '',
    () => undefined,
  );
  const dismiss = useCallback(() => {
    try {
      localStorage.setItem(key, String(Date.now()));
    } catch {
      // Private windows may refuse storage; the dismissal then lasts for this page.
    }
    dispatchEvent(new Event(EVENT));
  }, [key]);
  if (value === undefined) return [undefined, dismiss];
  const at = Number(value);
  return [value === '' || !Number.isFinite(at) ? null : at, dismiss];
};
