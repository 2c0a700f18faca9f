import { useCallback, useEffect, useRef, useState } from 'react';

/** A page that takes longer counts as failed, so that the member can try again. */
const TIMEOUT_MS = 10_000;

export interface Pages<T> {
  readonly data: T;
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many the last page brought. */
  readonly added: number;
  readonly loadMore: () => void;
}

export interface PageSource<T, P> {
  /** Where the next page begins; null after the last one. */
  readonly nextOf: (data: T) => string | null;
  readonly load: (given: T, cursor: string, signal: AbortSignal) => Promise<P>;
  readonly append: (data: T, page: P) => T;
  readonly sizeOf: (page: P) => number;
}

/** A list whose next pages are added to it. Another initial page starts it over; the source must not change. */
export const usePages = <T, P>(initial: T, source: PageSource<T, P>) => {
  const { nextOf, load, append, sizeOf } = source;
  const [first, setFirst] = useState(initial);
  const [data, setData] = useState(initial);
  const [state, setState] = useState<Pages<T>['state']>('idle');
  const [added, setAdded] = useState(0);
  if (first !== initial) {
    setFirst(initial);
    setData(initial);
    setState('idle');
    setAdded(0);
  }

  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [initial],
  );

  const next = nextOf(data);
  const loadMore = useCallback(() => {
    if (running.current || next === null) return;
    const controller = new AbortController();
    running.current = controller;
    setState('loading');
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    load(first, next, signal)
      .then(
        (page) => {
          setData((before) => append(before, page));
          setAdded(sizeOf(page));
          setState('idle');
        },
        () => {
          if (!controller.signal.aborted) setState('failed');
        },
      )
      .finally(() => {
        if (running.current === controller) running.current = null;
      });
  }, [first, next, load, append, sizeOf]);

  return { data, setData, state, added, loadMore };
};
