import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#contract/core/client.ts';

const DEBOUNCE_MS = 300;

/**
 * What a question about a text answers once the text has stood still for a moment; null asks
 * nothing. An answer that comes late never replaces that of a newer text.
 */
export const useDebouncedQuery = <T>(
  text: string | null,
  query: (text: string, signal: AbortSignal) => Promise<T>,
): T | null => {
  const [found, setFound] = useState<{ text: string; answer: T } | null>(null);
  const runQuery = useEffectEvent(query);
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      runQuery(text, signal).then(
        (answer) => {
          if (!signal.aborted) setFound({ text, answer });
        },
        (error: unknown) => {
          // Only a convenience: the form asks again when it is sent.
          if (!signal.aborted && !(error instanceof CallError)) throw error;
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  if (found?.text !== text) return null;
  return found.answer;
};
