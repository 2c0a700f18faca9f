import { useState } from 'react';
import { CallError } from '../../../../contract/core/client.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import { finderResults } from '../../../../contract/likes/finder.ts';
import { call } from '../../../lib/call.ts';

export type Results = Answer<typeof finderResults>;

/** The best matches, whose next pages are added to them. */
export const useResults = (given: Results) => {
  const [first, setFirst] = useState(given);
  const [results, setResults] = useState(given);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (first !== given) {
    setFirst(given);
    setResults(given);
    setState('idle');
  }
  const more = async () => {
    if (results.next === null || state === 'loading') return;
    setState('loading');
    try {
      const { members, next } = await call(finderResults, { query: { cursor: results.next } });
      setResults((before) => {
        // Others have answered meanwhile, or the own answers have.
        if (before !== results) return before;
        const known = new Set(before.members.map(({ id }) => id));
        return {
          members: [...before.members, ...members.filter(({ id }) => !known.has(id))],
          next,
        };
      });
      setState('idle');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('failed');
    }
  };
  return { results, state, more: () => void more() };
};
