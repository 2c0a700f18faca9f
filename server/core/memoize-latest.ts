import { LRUCache } from 'lru-cache';

/** Keeps what was made last, up to so many; what fails is made again. */
export const memoizeLatest = <T extends {}>(max: number): ((key: string, make: () => T) => T) => {
  const kept = new LRUCache<string, T>({ max });
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    kept.set(key, value);
    if (value instanceof Promise) value.catch(() => kept.delete(key));
    return value;
  };
};
