import type { CSSProperties } from 'react';
import { useSyncExternalStore } from 'react';
import { useViewTransitionState } from 'react-router';

const WANTED = '(prefers-reduced-motion: no-preference)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(WANTED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether pages may turn into one another before the reader's eyes. */
export const useMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WANTED).matches,
    () => false,
  );

/** How a picture looks while its page opens or is left: the same one in both, so that it moves. */
export const useShared = (to: string, name: string): CSSProperties | undefined =>
  useViewTransitionState(to)
    ? { viewTransitionName: name, viewTransitionClass: 'picture' }
    : undefined;
