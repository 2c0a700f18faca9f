import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { KeptLists } from './kept.ts';
import { showing } from './kept.ts';
import { usePages } from './use-pages.ts';
import type { Pages, Ways } from './use-pages.ts';

/** Whether the document itself was come back to, not loaded anew. */
const cameBack = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward';
};

let hydrated = false;

/** Where a list is kept, and for whom. */
interface Keeping<T> {
  readonly lists: KeptLists<T>;
  readonly owner: string | null;
  /** Whether a kept list still goes with what was loaded. */
  readonly fits?: (kept: T, loaded: T) => boolean;
}

/** A list whose next pages are added to it, kept for those who come back. */
export const useKeptPages = <T, P>(
  given: T,
  ways: Ways<T, P>,
  { lists, owner, fits = () => true }: Keeping<T>,
): Pages<T> => {
  const { key, pathname, search } = useLocation();
  const path = pathname + search;
  const { data, setData, state, added, more } = usePages(given, ways);

  // With the page itself, not a moment later: Back may come in between.
  useLayoutEffect(() => showing(key), [key]);

  // Before anything is kept: a document that was come back to shows what was there before.
  const restore = useEffectEvent(() => {
    if (hydrated) return;
    hydrated = true;
    const before = cameBack() ? lists.at(key, path) : undefined;
    if (before?.owner !== owner || !fits(before.data, given)) return;
    requestAnimationFrame(() => {
      flushSync(() => setData(before.data));
      scrollTo(0, before.scroll);
    });
  });
  useEffect(() => restore(), []);

  const remember = useEffectEvent(() => lists.keep({ key, path, owner, data, scroll: scrollY }));
  useEffect(() => remember(), [data]);
  useEffect(() => {
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  return { data, state, added, more };
};
