import { useCallback, useSyncExternalStore } from 'react';

const EVENT = 'duet:stored';

const MEMBER_PREFIX = 'own:';

/** The storage key for data of a member, which is removed at logout. */
export const memberKey = (name: string): string => MEMBER_PREFIX + name;

let isLoggedOut = false;

/** Whether the member has logged out of this page: nothing may be stored for them any more. */
export const hasLoggedOut = (): boolean => isLoggedOut;

/** Removes what is stored of a member at logout: the next user of the device finds nothing. */
export const clearMemberStorage = (): void => {
  isLoggedOut = true;
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(MEMBER_PREFIX)) localStorage.removeItem(key);
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

/** What was chosen on this device: empty for nothing yet, `undefined` until the browser has been asked. */
export const useDeviceChoice = (
  key: string,
): [value: string | undefined, choose: (value: string) => void] => {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key) ?? '',
    () => undefined,
  );
  const choose = useCallback(
    (chosen: string) => {
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // Private windows may refuse storage; the choice is then not kept.
      }
      dispatchEvent(new Event(EVENT));
    },
    [key],
  );
  return [value, choose];
};

/**
 * When something that lies over the page was dismissed on this device, and a way to dismiss it now.
 * `undefined` until the browser has been asked, so that nothing flashes up that was closed before.
 */
export const useDismissal = (key: string): [at: number | null | undefined, dismiss: () => void] => {
  const [value, choose] = useDeviceChoice(key);
  const dismiss = useCallback(() => choose(String(Date.now())), [choose]);
  if (value === undefined) return [undefined, dismiss];
  const at = Number(value);
  return [value === '' || !Number.isFinite(at) ? null : at, dismiss];
};
