import { useCallback, useRef, useState } from 'react';
import { caseList } from '#contract/console/cases.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { plainCall } from '../console-call.ts';
import { useQueueChanges } from '../use-queue-changes.ts';
import type { CaseQuery } from './case-filters.ts';

export type CaseList = Answer<typeof caseList>;

const QUEUES = ['case'] as const;

/** The list from its beginning, at least as long as it is shown. */
const readList = async (query: CaseQuery, length: number): Promise<CaseList> => {
  let list = await plainCall(caseList, { query });
  while (list.next !== null && list.cases.length < length) {
    const page = await plainCall(caseList, { query: { ...query, cursor: list.next } });
    list = { ...page, cases: [...list.cases, ...page.cases] };
  }
  return list;
};

/** A list of cases as it is now: read again after each own step, and when colleagues have worked. */
export const useCases = (query: CaseQuery, loaded: CaseList) => {
  const [list, setList] = useState(loaded);
  const [isLive, setLive] = useState(true);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const length = useRef(loaded.cases.length);
  const turn = useRef(0);

  /** The latest reading counts, however long an earlier one takes. */
  const read = useCallback(
    async (wanted: number): Promise<boolean> => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const answered = await readList(query, wanted);
        if (mine !== turn.current) return true;
        length.current = answered.cases.length;
        setList(answered);
        setLive(true);
        return true;
      } catch {
        // Tried again before long; until then the page says that it is not live.
        if (mine === turn.current) setLive(false);
        return false;
      }
    },
    [query],
  );

  const readShown = useCallback(() => void read(length.current), [read]);
  useQueueChanges(QUEUES, query.site === undefined ? undefined : Number(query.site), readShown);

  return {
    list,
    isLive,
    more,
    refresh: () => read(length.current),
    loadMore: async () => {
      if (more === 'loading' || list.next === null) return;
      setMore('loading');
      setMore((await read(list.cases.length + 1)) ? 'idle' : 'failed');
    },
  };
};
