import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '../../../../contract/core/client.ts';

const PAUSE = 300;

/**
 * What a question about a text answers once the text has stood still for a moment; null asks
 * nothing. An answer that comes late never replaces that of a newer text.
 */
export const useLater = <T>(
  text: string | null,
  ask: (text: string, signal: AbortSignal) => Promise<T>,
): T | null => {
  const [found, setFound] = useState<{ text: string; answer: T } | null>(null);
  const inquire = useEffectEvent(ask);
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      inquire(text, signal).then(
        (answer) => {
          if (!signal.aborted) setFound({ text, answer });
        },
        (error: unknown) => {
          // Only a convenience: the form asks again when it is sent.
          if (!signal.aborted && !(error instanceof CallError)) throw error;
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  if (found?.text !== text) return null;
  return found.answer;
};
