import type { CSSProperties } from 'react';
import { useCallback, useSyncExternalStore } from 'react';
import { useViewTransitionState } from 'react-router';

const queries = {
  anywhere: '(prefers-reduced-motion: no-preference)',
  onPhones: '(prefers-reduced-motion: no-preference) and (max-width: 767px)',
} as const;

/** Whether pages may turn into one another before the reader's eyes. */
export const useMotionAllowed = (where: keyof typeof queries = 'anywhere'): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(queries[where]);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [where],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(queries[where]).matches,
    () => false,
  );
};

/** How a picture looks while its page opens or is left: the same one in both, so that it moves. */
export const useSharedElement = (to: string, name: string): CSSProperties | undefined =>
  useViewTransitionState(to)
    ? { viewTransitionName: name, viewTransitionClass: 'picture' }
    : undefined;
