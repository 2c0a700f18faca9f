import { useCallback, useEffect, useRef, useState } from 'react';

/** Past that nobody waits in silence. */
const PATIENCE = 10_000;

export interface Pages<T> {
  readonly data: T;
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many the last page brought. */
  readonly added: number;
  readonly more: () => void;
}

export interface Ways<T, P> {
  /** Where the next page begins; null after the last one. */
  readonly nextOf: (data: T) => string | null;
  readonly load: (given: T, cursor: string, signal: AbortSignal) => Promise<P>;
  readonly append: (data: T, page: P) => T;
  readonly sizeOf: (page: P) => number;
}

/** A list whose next pages are added to it. Another one given begins anew; ways stay the same. */
export const usePages = <T, P>(given: T, ways: Ways<T, P>) => {
  const { nextOf, load, append, sizeOf } = ways;
  const [first, setFirst] = useState(given);
  const [data, setData] = useState(given);
  const [state, setState] = useState<Pages<T>['state']>('idle');
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

  const next = nextOf(data);
  const more = useCallback(() => {
    if (running.current || next === null) return;
    const leaving = new AbortController();
    running.current = leaving;
    setState('loading');
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE)]);
    load(first, next, signal)
      .then(
        (page) => {
          setData((before) => append(before, page));
          setAdded(sizeOf(page));
          setState('idle');
        },
        () => {
          if (!leaving.signal.aborted) setState('failed');
        },
      )
      .finally(() => {
        if (running.current === leaving) running.current = null;
      });
  }, [first, next, load, append, sizeOf]);

  return { data, setData, state, added, more };
};
