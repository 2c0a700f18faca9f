import { useEffect, useState } from 'react';
import { chatSearch } from '#contract/chat/chats.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';

type ChatSearchAnswer = Answer<typeof chatSearch>;

export interface Search {
  readonly query: string;
  readonly state: 'loading' | 'found' | 'failed';
  readonly results: ChatSearchAnswer;
}

const MIN_QUERY_LENGTH = 2;
/** Fingers that rest so long have finished a word. */
const DEBOUNCE_MS = 250;

const noResults: ChatSearchAnswer = { people: [], messages: [] };

interface Result {
  readonly query: string;
  readonly attempt: number;
  /** Null if it failed. */
  readonly results: ChatSearchAnswer | null;
}

/** Searches for words in the own chats, once the fingers rest; null for too few of them. */
export const useChatSearch = (input: string): [search: Search | null, retry: () => void] => {
  const query = input.trim();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLongEnough = query.length >= MIN_QUERY_LENGTH;
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      call(chatSearch, { query: { q: query } }, { signal }).then(
        (results) => setResult({ query, attempt, results }),
        () => {
          if (!signal.aborted) setResult({ query, attempt, results: null });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  const results = result?.results ?? noResults;
  if (!isLongEnough) return [null, retry];
  if (result?.query !== query || result.attempt !== attempt) {
    return [{ query, state: 'loading', results }, retry];
  }
  return [{ query, state: result.results ? 'found' : 'failed', results }, retry];
};
