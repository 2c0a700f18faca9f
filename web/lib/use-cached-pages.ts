import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { ListCache } from './list-cache.ts';
import { setShownEntry } from './list-cache.ts';
import { usePages } from './use-pages.ts';
import type { Pages, PageSource } from './use-pages.ts';

/** Whether the browser came to this document by Back or Forward. */
const isBackForwardVisit = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward';
};

let hasRestored = false;

/** The cache for a list, and the member it belongs to. */
interface CacheOptions<T> {
  readonly lists: ListCache<T>;
  readonly owner: string | null;
  /** Whether a cached list still goes with what was loaded. */
  readonly fits?: (kept: T, loaded: T) => boolean;
}

/** A list to which pages are added, cached for those who come back. */
export const useCachedPages = <T, P>(
  initial: T,
  source: PageSource<T, P>,
  { lists, owner, fits = () => true }: CacheOptions<T>,
): Pages<T> => {
  const { key, pathname, search } = useLocation();
  const path = pathname + search;
  const { data, setData, state, added, loadMore } = usePages(initial, source);

  // With the page itself, not a moment later: Back may come in between.
  useLayoutEffect(() => setShownEntry(key), [key]);

  // Before anything is kept: a document that was come back to shows what was there before.
  const restore = useEffectEvent(() => {
    if (hasRestored) return;
    hasRestored = true;
    const cached = isBackForwardVisit() ? lists.get(key, path) : undefined;
    if (cached?.owner !== owner || !fits(cached.data, initial)) return;
    requestAnimationFrame(() => {
      flushSync(() => setData(cached.data));
      scrollTo(0, cached.scroll);
    });
  });
  useEffect(() => restore(), []);

  const saveList = useEffectEvent(() => lists.save({ key, path, owner, data, scroll: scrollY }));
  useEffect(() => {
    // Not in one go with a page that is being taken over: a whole list is written.
    const timer = setTimeout(saveList);
    return () => clearTimeout(timer);
  }, [data]);
  useEffect(() => {
    addEventListener('pagehide', saveList);
    return () => removeEventListener('pagehide', saveList);
  }, []);

  return { data, state, added, loadMore };
};
