import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse) and (max-width: 767.98px)';

const subscribe = (changed: () => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the product runs on a phone; undefined until the browser has been asked. */
export const useSmartphone = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => undefined,
  );
