import { useSearchParams } from 'react-router';
import { changedSearch } from './changed-search.ts';

/**
 * The filters of a list, which the address holds; an empty one is taken out, and with each change
 * what the new list may not hold.
 */
export const useAddressFilters = <Name extends string>(
  names: readonly Name[],
  dropped: readonly string[] = [],
) => {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<Record<Name, string>>) =>
    setSearch((before) =>
      changedSearch(before, {
        ...(changed as Record<string, string>),
        ...Object.fromEntries(dropped.map((name) => [name, ''])),
      }),
    );
  return {
    search,
    change,
    isFiltered: names.some((name) => search.has(name)),
    clear: () =>
      change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  };
};
