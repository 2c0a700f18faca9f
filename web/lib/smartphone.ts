import { useSyncExternalStore } from 'react';
import { followMedia } from './media.ts';

const { subscribe, isMet } = followMedia('(pointer: coarse) and (max-width: 767.98px)');

/**
 * Whether the product runs on a phone; undefined until the browser has been asked, and where nobody has
 * to know: what the browser says is drawn once more.
 */
export const useSmartphone = (asks: boolean): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (asks ? isMet() : undefined),
    () => undefined,
  );
