import { useEffect, useState } from 'react';
import { chatSearch } from '../../../../contract/chat/chats.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../lib/call.ts';

type Found = Answer<typeof chatSearch>;

export interface Search {
  readonly words: string;
  readonly state: 'loading' | 'found' | 'failed';
  readonly found: Found;
}

const FEW = 2;
/** Fingers that rest so long have finished a word. */
const REST = 250;

const nothing: Found = { people: [], messages: [] };

interface Result {
  readonly words: string;
  readonly tries: number;
  /** Null if it failed. */
  readonly found: Found | null;
}

/** Searches for words in the own chats, once the fingers rest; null for too few of them. */
export const useSearch = (typed: string): [search: Search | null, retry: () => void] => {
  const words = typed.trim();
  const [result, setResult] = useState<Result | null>(null);
  const [tries, setTries] = useState(0);
  const isEnough = words.length >= FEW;
  useEffect(() => {
    if (!isEnough) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      call(chatSearch, { query: { q: words } }, { signal }).then(
        (found) => setResult({ words, tries, found }),
        () => {
          if (!signal.aborted) setResult({ words, tries, found: null });
        },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, isEnough, tries]);

  const retry = () => setTries((count) => count + 1);
  const found = result?.found ?? nothing;
  if (!isEnough) return [null, retry];
  if (result?.words !== words || result.tries !== tries) {
    return [{ words, state: 'loading', found }, retry];
  }
  return [{ words, state: result.found ? 'found' : 'failed', found }, retry];
};
