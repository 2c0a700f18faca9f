import { useEffect, useState } from 'react';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { plainCall } from '../console-call.ts';
import { keepFresh } from '../rules/keep-fresh.ts';
import type { OverviewQuery } from './overview-query.ts';

/** What a chart has to show; `slow` once whoever waits should see that something comes. */
export type Figures<T> =
  | { readonly state: 'waiting' | 'slow'; readonly answer: null }
  | { readonly state: 'failed'; readonly answer: null; readonly retry: () => void }
  | { readonly state: 'there'; readonly answer: T };

/** Nothing flickers for what comes at once. */
const SLOW_MS = 200;

/** Reads one of the calls of the overview, and again every minute. What is there stays meanwhile. */
export const useFigures = <E extends Endpoint>(
  call: E,
  query: OverviewQuery,
): Figures<Answer<E>> => {
  const key = JSON.stringify(query);
  const [figures, setFigures] = useState<{
    readonly key: string;
    readonly of: Figures<Answer<E>>;
  }>();
  useEffect(() => {
    let isGone = false;
    const show = (of: Figures<Answer<E>>) => {
      if (!isGone) setFigures({ key, of });
    };
    const showUnlessThere = (of: Figures<Answer<E>>) => {
      if (isGone) return;
      setFigures((before) =>
        before?.key === key && before.of.state === 'there' ? before : { key, of },
      );
    };
    const asked = plainCall as (spec: Endpoint, input: object) => Promise<Answer<E>>;
    const read = () =>
      asked(call, { query: JSON.parse(key) as OverviewQuery }).then(
        (answer) => show({ state: 'there', answer }),
        () => showUnlessThere({ state: 'failed', answer: null, retry }),
      );
    const retry = () => {
      show({ state: 'slow', answer: null });
      void read();
    };
    const timer = setTimeout(() => showUnlessThere({ state: 'slow', answer: null }), SLOW_MS);
    void read();
    const fresh = keepFresh(() => void read());
    return () => {
      isGone = true;
      clearTimeout(timer);
      fresh.stop();
    };
  }, [call, key]);
  return figures?.key === key ? figures.of : { state: 'waiting', answer: null };
};
