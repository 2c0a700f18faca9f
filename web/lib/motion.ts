import type { CSSProperties } from 'react';
import { useSyncExternalStore } from 'react';
import { useViewTransitionState } from 'react-router';
import { followMedia } from './media.ts';

const places = {
  anywhere: followMedia('(prefers-reduced-motion: no-preference)'),
  onPhones: followMedia('(prefers-reduced-motion: no-preference) and (max-width: 767px)'),
} as const;

/**
 * Whether pages may turn into one another before the reader's eyes. Nothing that is drawn may depend on
 * it: a browser says at once what the server cannot know, or all cards of a page would be drawn again.
 */
export const useMotionAllowed = (where: keyof typeof places = 'anywhere'): boolean => {
  const { subscribe, isMet } = places[where];
  return useSyncExternalStore(subscribe, isMet, isMet);
};

/** How a picture looks while its page opens or is left: the same one in both, so that it moves. */
export const useSharedElement = (to: string, name: string): CSSProperties | undefined =>
  useViewTransitionState(to)
    ? { viewTransitionName: name, viewTransitionClass: 'picture' }
    : undefined;
