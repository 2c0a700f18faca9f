import { wait } from '#contract/core/retry.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { searchCount, SearchQuery } from '#contract/members/search.ts';
import { ignore } from '#web/lib/ignore.ts';
import type { WiderSearch } from './filters.ts';
import { widerSearches } from './filters.ts';

type Count = Answer<typeof searchCount>;

/** How many a search would find; where nobody fits, the smallest step that finds somebody. */
export interface FilterCount {
  readonly count: Count;
  readonly wider: { readonly search: WiderSearch; readonly count: Count } | null;
}

type FetchCount = (query: SearchQuery, signal: AbortSignal) => Promise<Count>;

const PAUSE_MS = 300;

/** Where more may be there, none among those who were looked at says nothing. */
export const isEmptyCount = ({ numResults, fictional_results, more_results }: Count): boolean =>
  numResults + fictional_results === 0 && !more_results;

const findWider = async (
  fetchCount: FetchCount,
  query: SearchQuery,
  count: Count,
  signal: AbortSignal,
) => {
  for (const search of widerSearches(query, count.criteria)) {
    const found = await fetchCount(search.query, signal);
    if (found.numResults > 0) return { search, count: found };
  }
  return null;
};

const countWithWider = async (
  fetchCount: FetchCount,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<FilterCount> => {
  const count = await fetchCount(query, signal);
  return {
    count,
    wider: isEmptyCount(count) ? await findWider(fetchCount, query, count, signal) : null,
  };
};

/** Counts the results of the filters, debounced; an older count is aborted and never reported. */
export const createFilterCounter = (
  fetchCount: FetchCount,
  onCount: (tally: FilterCount | null) => void,
) => {
  let latest: AbortController | undefined;
  const stop = () => latest?.abort();
  const count = (read: () => SearchQuery, pauseMs = PAUSE_MS): void => {
    stop();
    latest = new AbortController();
    const { signal } = latest;
    onCount(null);
    wait(pauseMs, signal)
      .then(() => countWithWider(fetchCount, read(), signal))
      .then(
        (tally) => {
          if (!signal.aborted) onCount(tally);
        },
        // One can search without knowing how many there are.
        ignore,
      );
  };
  return { count, stop };
};
