import { wait } from '../../../../contract/core/retry.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { searchCount, SearchQuery } from '../../../../contract/members/search.ts';
import type { Wider } from './filters.ts';
import { widerOf } from './filters.ts';

type Count = Answer<typeof searchCount>;

/** How many a search would find; where nobody fits, the smallest step that finds somebody. */
export interface Tally {
  readonly count: Count;
  readonly wider: { readonly way: Wider; readonly count: Count } | null;
}

type Ask = (query: SearchQuery, signal: AbortSignal) => Promise<Count>;

const PAUSE_MS = 300;

/** Where more may be there, none among those who were looked at says nothing. */
export const isNobody = ({ numResults, fictional_results, more_results }: Count): boolean =>
  numResults + fictional_results === 0 && !more_results;

const findWider = async (ask: Ask, query: SearchQuery, count: Count, signal: AbortSignal) => {
  for (const way of widerOf(query, count.criteria)) {
    const found = await ask(way.query, signal);
    if (found.numResults > 0) return { way, count: found };
  }
  return null;
};

const tallyOf = async (ask: Ask, query: SearchQuery, signal: AbortSignal): Promise<Tally> => {
  const count = await ask(query, signal);
  return { count, wider: isNobody(count) ? await findWider(ask, query, count, signal) : null };
};

/** Counts what the filters ask for once they rest; what is older is given up, and never told. */
export const followFilters = (ask: Ask, tell: (tally: Tally | null) => void) => {
  let latest: AbortController | undefined;
  const stop = () => latest?.abort();
  const count = (read: () => SearchQuery, pauseMs = PAUSE_MS): void => {
    stop();
    latest = new AbortController();
    const { signal } = latest;
    tell(null);
    wait(pauseMs, signal)
      .then(() => tallyOf(ask, read(), signal))
      .then(
        (tally) => {
          if (!signal.aborted) tell(tally);
        },
        // One can search without knowing how many there are.
        () => undefined,
      );
  };
  return { count, stop };
};
