/**
 * Reads what does not change once and keeps it. A read that fails is forgotten, so that the next
 * one tries again.
 */
export const readOnce = <T>(read: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const cache = new Map<string, Promise<T>>();
  return (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const pending = read(name);
    cache.set(name, pending);
    pending.catch(() => cache.delete(name));
    return pending;
  };
};
