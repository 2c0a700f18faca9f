import { useSearchParams } from 'react-router';

/** The filters of a list, which the address holds; an empty one is taken out. */
export const useAddressFilters = <Name extends string>(names: readonly Name[]) => {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<Record<Name, string>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | undefined>(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return {
    search,
    change,
    isFiltered: names.some((name) => search.has(name)),
    clear: () =>
      change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  };
};
