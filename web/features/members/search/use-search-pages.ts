import { search } from '#contract/members/search.ts';
import { call } from '#web/lib/call.ts';
import { useCachedPages } from '#web/lib/use-cached-pages.ts';
import type { Pages } from '#web/lib/use-pages.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { searchCache } from './search-cache.ts';
import { appendPage } from './search-data.ts';
import type { SearchAnswer, SearchData } from './search-data.ts';

export type SearchPages = Pages<SearchData>;

/** Outside of renders, so that they are always the same. */
const paging = {
  nextOf: (data: SearchData) => data.found.next,
  load: ({ query }: SearchData, cursor: string, signal: AbortSignal) =>
    call(search, { query: { ...query, cursor } }, { signal }),
  append: appendPage,
  sizeOf: (found: SearchAnswer) => found.members.length,
};

/** A search whose next pages are added to it, kept for those who come back. */
export const useSearchPages = (initial: SearchData): SearchPages => {
  const owner = useSite().user?.id ?? null;
  return useCachedPages(initial, paging, { lists: searchCache, owner });
};
