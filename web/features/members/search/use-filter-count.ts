import { useEffect, useState } from 'react';
import { searchCount } from '#contract/members/search.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { call } from '#web/lib/call.ts';
import type { FilterCount } from './filter-count.ts';
import { createFilterCounter } from './filter-count.ts';

/** How many the filters would find, null while nobody knows; beginning with what is in force. */
export const useFilterCount = (activeQuery: SearchQuery) => {
  const [filterCount, setFilterCount] = useState<FilterCount | null>(null);
  const [first] = useState(activeQuery);
  const [counter] = useState(() =>
    createFilterCounter(
      (query, signal) => call(searchCount, { query }, { signal }),
      setFilterCount,
    ),
  );
  useEffect(() => {
    counter.count(() => first, 0);
    return counter.stop;
  }, [counter, first]);
  return { filterCount, count: counter.count };
};
