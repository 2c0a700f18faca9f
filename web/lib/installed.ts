import { useSyncExternalStore } from 'react';

const QUERY = '(display-mode: standalone)';

const subscribe = (changed: () => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the product runs as an installed app; the server cannot know and says no. */
export const useInstalled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
