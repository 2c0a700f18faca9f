import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { search } from '../../../../contract/members/search.ts';
import { call } from '../../../lib/call.ts';
import { useSite } from '../../site/site-context.ts';
import { keep, keptAt, showing } from './kept.ts';
import { appended } from './search-data.ts';
import type { SearchData } from './search-data.ts';

/** Past that nobody waits in silence. */
const PATIENCE = 10_000;

/** Whether the document itself was come back to, not loaded anew. */
const cameBack = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward';
};

let hydrated = false;

export interface Pages {
  readonly data: SearchData;
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many people the last page brought. */
  readonly added: number;
  readonly more: () => void;
}

/** A search whose next pages are added to it, kept for those who come back. */
export const useFound = (given: SearchData): Pages => {
  const { key, pathname, search: query } = useLocation();
  const path = pathname + query;
  const owner = useSite().user?.id ?? null;
  const [first, setFirst] = useState(given);
  const [data, setData] = useState(given);
  const [state, setState] = useState<Pages['state']>('idle');
  const [added, setAdded] = useState(0);
  if (first !== given) {
    setFirst(given);
    setData(given);
    setState('idle');
    setAdded(0);
  }

  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [given],
  );

  const { next } = data.found;
  const more = useCallback(() => {
    if (running.current || next === null) return;
    const leaving = new AbortController();
    running.current = leaving;
    setState('loading');
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE)]);
    call(search, { query: { ...first.query, cursor: next } }, { signal })
      .then(
        (answer) => {
          setData((before) => appended(before, answer));
          setAdded(answer.members.length);
          setState('idle');
        },
        () => {
          if (!leaving.signal.aborted) setState('failed');
        },
      )
      .finally(() => {
        if (running.current === leaving) running.current = null;
      });
  }, [first, next]);

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
