import { createListCache } from '#web/lib/list-cache.ts';
import type { SearchData } from './search-data.ts';

export const searchCache = createListCache<SearchData>('searches');

/** Takes a member out of all searches, because they shall not be seen any more. */
export const removeFromSearches = (id: string): void =>
  searchCache.update((data) => {
    const { found } = data;
    const members = found.members.filter((member) => member.id !== id);
    const similar = found.similar.filter((member) => member.id !== id);
    return { ...data, found: { ...found, members, similar } };
  });
