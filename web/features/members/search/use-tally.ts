import { useEffect, useState } from 'react';
import { searchCount } from '../../../../contract/members/search.ts';
import type { SearchQuery } from '../../../../contract/members/search.ts';
import { call } from '../../../lib/call.ts';
import type { Tally } from './tally.ts';
import { followFilters } from './tally.ts';

/** How many the filters would find, null while nobody knows; beginning with what is in force. */
export const useTally = (inForce: SearchQuery) => {
  const [tally, setTally] = useState<Tally | null>(null);
  const [first] = useState(inForce);
  const [follow] = useState(() =>
    followFilters((query, signal) => call(searchCount, { query }, { signal }), setTally),
  );
  useEffect(() => {
    follow.count(() => first, 0);
    return follow.stop;
  }, [follow, first]);
  return { tally, count: follow.count };
};
