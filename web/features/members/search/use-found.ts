import { search } from '../../../../contract/members/search.ts';
import { call } from '../../../lib/call.ts';
import { useKeptPages } from '../../../lib/use-kept-pages.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { useSite } from '../../site/site-context.ts';
import { keptSearches } from './kept.ts';
import { appended } from './search-data.ts';
import type { Found, SearchData } from './search-data.ts';

export type FoundPages = Pages<SearchData>;

/** Outside of renders, so that they are always the same. */
const ways = {
  nextOf: (data: SearchData) => data.found.next,
  load: ({ query }: SearchData, cursor: string, signal: AbortSignal) =>
    call(search, { query: { ...query, cursor } }, { signal }),
  append: appended,
  sizeOf: (found: Found) => found.members.length,
};

/** A search whose next pages are added to it, kept for those who come back. */
export const useFound = (given: SearchData): FoundPages => {
  const owner = useSite().user?.id ?? null;
  return useKeptPages(given, ways, { lists: keptSearches, owner });
};
