import { useSyncExternalStore } from 'react';
import { INSTALLED } from './installed-query.ts';

const subscribe = (changed: () => void) => {
  const media = matchMedia(INSTALLED);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the product runs as an installed app; the server cannot know and says no. */
export const useInstalled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(INSTALLED).matches,
    () => false,
  );
