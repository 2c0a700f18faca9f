import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { search } from '../../../../contract/members/search.ts';
import { call } from '../../../lib/call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { useSite } from '../../site/site-context.ts';
import { keep, keptAt, showing } from './kept.ts';
import { appended } from './search-data.ts';
import type { Found, SearchData } from './search-data.ts';

/** Whether the document itself was come back to, not loaded anew. */
const cameBack = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward';
};

let hydrated = false;

export type FoundPages = Pages<SearchData>;

/** Outside of renders, so that they are always the same. */
const ways = {
  nextOf: (data: SearchData) => data.found.next,
  load: ({ query }: SearchData, cursor: string, signal: AbortSignal) =>
    call(search, { query: { ...query, cursor } }, { signal }),
  append: appended,
  sizeOf: (found: Found) => found.members.length,
};

/** A search whose next pages are added to it, kept for those who come back. */
export const useFound = (given: SearchData): FoundPages => {
  const { key, pathname, search: query } = useLocation();
  const path = pathname + query;
  const owner = useSite().user?.id ?? null;
  const { data, setData, state, added, more } = usePages(given, ways);

  useEffect(() => showing(key), [key]);

  // Before anything is kept: a document that was come back to shows what was there before.
  const restore = useEffectEvent(() => {
    if (hydrated) return;
    hydrated = true;
    const before = cameBack() ? keptAt(key, path) : undefined;
    if (before?.owner !== owner) return;
    requestAnimationFrame(() => {
      flushSync(() => setData(before.data));
      scrollTo(0, before.scroll);
    });
  });
  useEffect(() => restore(), []);

  const remember = useEffectEvent(() => keep({ key, path, owner, data, scroll: scrollY }));
  useEffect(() => remember(), [data]);
  useEffect(() => {
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  return { data, state, added, more };
};
